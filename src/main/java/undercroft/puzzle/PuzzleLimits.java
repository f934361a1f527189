package undercroft.puzzle;

import java.util.function.BooleanSupplier;

/**
 * When work on a puzzle gives up. Limits make it fail; they never change what it finds where it succeeds.
 *
 * @param nodes states or assignments that one solve may look at; what one is, the kind says
 * @param stop whether time is up or somebody cancelled. Asked at most every some hundred microseconds, for it reads a clock
 */
public record PuzzleLimits(long nodes, BooleanSupplier stop) {

    /** Enough for every puzzle that a player could solve; some seconds where it is not. */
    public static final long DEFAULT_NODES = 20_000_000;

    /** Never stopped from outside. */
    public static final PuzzleLimits DEFAULT = new PuzzleLimits(DEFAULT_NODES, () -> false);

    public PuzzleLimits withNodes(long newNodes) {
        return new PuzzleLimits(newNodes, stop);
    }
}
