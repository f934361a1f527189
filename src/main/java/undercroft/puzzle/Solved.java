package undercroft.puzzle;

import java.util.List;

/**
 * What solving a puzzle came to.
 *
 * @param deduced whether the solution follows without guessing, for kinds where that can be said; otherwise false
 * @param moves of the solution: the fewest possible where the kind has moves, otherwise the steps
 * @param layers how the deduction went, a flat object a layer; empty for kinds without
 * @param solution its steps as the kind's {@link PuzzleFormat} declares them; empty where none was found
 * @param nodes that were looked at
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

    /** Proved to have no solution. */
    public static Solved none(long nodes) {
        return new Solved(Status.NONE, false, 0, List.of(), List.of(), nodes, "");
    }

    /** Given up at a limit, which the note tells. */
    public static Solved unsolved(long nodes, String note) {
        return new Solved(Status.UNSOLVED, false, 0, List.of(), List.of(), nodes, note);
    }

    /** Whether there is a solution. */
    public boolean isSolved() {
        return status == Status.UNIQUE || status == Status.MULTIPLE;
    }
}
