package undercroft.filling;

import undercroft.layout.Layout;

/** The seed of a room's puzzle, from the layout's seed and the room's index: each room has its own, whatever the others hold. */
final class RoomSeed {

    /** Step and mixing constants of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014), so that near seeds give far ones. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private static final long MIX_1 = 0xBF58476D1CE4E5B9L;
    private static final long MIX_2 = 0x94D049BB133111EBL;

    private RoomSeed() {}

    /** 0 ≤ seed &lt; 2^53, as layouts' seeds are. */
    static long of(long layoutSeed, int room) {
        return mixed(mixed(layoutSeed) + (room + 1) * GOLDEN_GAMMA) & (Layout.SEED_LIMIT - 1);
    }

    private static long mixed(long value) {
        long z = value + GOLDEN_GAMMA;
        z = (z ^ (z >>> 30)) * MIX_1;
        z = (z ^ (z >>> 27)) * MIX_2;
        return z ^ (z >>> 31);
    }
}
