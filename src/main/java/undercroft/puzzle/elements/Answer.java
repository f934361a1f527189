package undercroft.puzzle.elements;

import java.util.List;
import undercroft.puzzle.elements.BreadthFirstSolver.Counts;

/** The result of solving a puzzle. */
sealed interface Answer {

    /** The number of states met. */
    int states();

    /**
     * There is a solution.
     *
     * @param moves a solution with the fewest moves, which is proved
     */
    record Solved(List<Move> moves, Counts counts, int states) implements Answer {
        public Solved {
            moves = List.copyOf(moves);
        }
    }

    /** There is no solution: the search met all reachable states. */
    record Impossible(int states) implements Answer {}

    /** A limit was hit. There may be a solution with more moves than were searched. */
    record Unsolved(int states) implements Answer {}
}
