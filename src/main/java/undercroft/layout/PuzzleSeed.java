package undercroft.layout;

import undercroft.random.SplitMix;

/**
 * The seeds that the puzzle of a room may be made from. They follow from the layout's seed and the room's index, independently of
 * the other rooms, so a seed that does not belong to its room can be told.
 */
public final class PuzzleSeed {

    /**
     * Seeds of a room: the first, which a generated layout uses, and others for a room whose puzzle is made again. One in two or
     * three puzzles has a catch, a revelation or a trap, so eight others nearly always include one.
     */
    public static final int ATTEMPTS = 9;

    /**
     * Step between the seeds of a room, large so that they stay away from the seeds of other rooms. Any odd number would do.
     */
    private static final long STEP = 0x5851F42D4C957F2DL;

    private PuzzleSeed() {}

    /**
     * The seed of an attempt.
     *
     * @param room its index in the layout
     * @param attempt 0 for the first, less than {@value #ATTEMPTS}
     * @return 0 ≤ seed &lt; 2^53, the range of layout seeds
     */
    public static long of(long layoutSeed, int room, int attempt) {
        long first = mixed(mixed(layoutSeed) + (room + 1) * SplitMix.GOLDEN_GAMMA);
        return (first + attempt * STEP) & (Layout.SEED_LIMIT - 1);
    }

    /** Whether a seed is one of a room's. */
    public static boolean isOf(long layoutSeed, int room, long seed) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (of(layoutSeed, room, attempt) == seed) {
                return true;
            }
        }
        return false;
    }

    private static long mixed(long value) {
        return SplitMix.mix(value + SplitMix.GOLDEN_GAMMA);
    }
}
