package undercroft.puzzle;

import java.util.function.BooleanSupplier;

/**
 * Limits of the work on a puzzle. Work that is stopped fails; it never returns a different puzzle.
 *
 * @param nodes states or assignments that one solve may examine; each kind defines what counts. Generators solve their
 *     candidates within smaller limits of their own; a limit below those changes which puzzles they find
 * @param stop whether time is up or the work was cancelled. It usually reads a clock, so solvers ask every few hundred
 *     microseconds
 */
public record PuzzleLimits(long nodes, BooleanSupplier stop) {

    /** Enough for every puzzle that a player could solve; a harder one gives up after a few seconds. */
    public static final long DEFAULT_NODES = 20_000_000;

    /** The default number of nodes, and no other limit. */
    public static final PuzzleLimits DEFAULT = new PuzzleLimits(DEFAULT_NODES, () -> false);

    public PuzzleLimits withNodes(long newNodes) {
        return new PuzzleLimits(newNodes, stop);
    }
}
