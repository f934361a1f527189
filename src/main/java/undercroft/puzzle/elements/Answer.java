package undercroft.puzzle.elements;

import java.util.List;
import undercroft.puzzle.elements.BreadthFirstSolver.Counts;

/** What a solver found out about a puzzle. */
sealed interface Answer {

    /** How many states were met. */
    int states();

    /**
     * There is a solution.
     *
     * @param moves one with the fewest moves, which is proved
     */
    record Solved(List<Move> moves, Counts counts, int states) implements Answer {
        public Solved {
            moves = List.copyOf(moves);
        }
    }

    /** All states that can be reached were met, and the chest in none. */
    record Impossible(int states) implements Answer {}

    /** The limits were hit. There may be a solution of more moves than were looked at. */
    record Unsolved(int states) implements Answer {}
}
