package undercroft.puzzle;

import java.util.List;

/**
 * The result of solving a puzzle.
 *
 * @param deduced whether the solution follows without guessing; false for kinds that have no deduction
 * @param moves the number of moves of the solution, the fewest possible for kinds with moves; otherwise the number of steps
 * @param layers the course of the deduction, one flat object for each layer; empty for kinds without deduction
 * @param solution steps as the kind's {@link PuzzleFormat} declares them; empty if none was found
 * @param nodes the number of nodes examined
 * @param note why it is unsolved, in a sentence; otherwise ""
 */
public record Solved(
        Status status, boolean deduced, int moves, List<Item> layers, List<Item> solution, long nodes, String note) {

    public Solved {
        layers = List.copyOf(layers);
        solution = List.copyOf(solution);
    }

    /** How many solutions there are. */
    public enum Status {
        /** Exactly one; for kinds with moves, exactly one shortest. */
        UNIQUE,
        /** More than one. */
        MULTIPLE,
        /** Proved to have none. */
        NONE,
        /** Not known: a limit was hit. */
        UNSOLVED
    }

    /** A result of a puzzle that is proved to have no solution. */
    public static Solved none(long nodes) {
        return new Solved(Status.NONE, false, 0, List.of(), List.of(), nodes, "");
    }

    /**
     * A result of a solver that hit a limit.
     *
     * @param note names the limit
     */
    public static Solved unsolved(long nodes, String note) {
        return new Solved(Status.UNSOLVED, false, 0, List.of(), List.of(), nodes, note);
    }

    /**
     * A result of a solver that examined as many nodes as it may, or was stopped before.
     *
     * @param what it examined, in the plural, such as {@code states}
     * @param most the nodes that it may examine
     */
    public static Solved unsolved(long nodes, String what, long most) {
        return unsolved(
                nodes,
                nodes < most
                        ? "The time limit was reached after %d %s.".formatted(nodes, what)
                        : "The limit of %d %s was reached.".formatted(most, what));
    }

    /** Whether there is a solution. */
    public boolean isSolved() {
        return status == Status.UNIQUE || status == Status.MULTIPLE;
    }
}
