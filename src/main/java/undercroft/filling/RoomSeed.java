package undercroft.filling;

import undercroft.layout.Layout;
import undercroft.random.SplitMix;

/** The seed of a room's puzzle, from the layout's seed and the room's index: each room has its own, whatever the others hold. */
final class RoomSeed {

    private RoomSeed() {}

    /** 0 ≤ seed &lt; 2^53, as layouts' seeds are. */
    static long of(long layoutSeed, int room) {
        return mixed(mixed(layoutSeed) + (room + 1) * SplitMix.GOLDEN_GAMMA) & (Layout.SEED_LIMIT - 1);
    }

    private static long mixed(long value) {
        return SplitMix.mix(value + SplitMix.GOLDEN_GAMMA);
    }
}
