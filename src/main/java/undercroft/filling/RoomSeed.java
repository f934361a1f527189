package undercroft.filling;

import undercroft.layout.Layout;
import undercroft.random.SplitMix;

/** Derives the seed of a room's puzzle from the layout's seed and the room's index, independently of the other rooms. */
final class RoomSeed {

    private RoomSeed() {}

    /**
     * Mixes the two.
     *
     * @return 0 ≤ seed &lt; 2^53, the range of layout seeds
     */
    static long of(long layoutSeed, int room) {
        return mixed(mixed(layoutSeed) + (room + 1) * SplitMix.GOLDEN_GAMMA) & (Layout.SEED_LIMIT - 1);
    }

    private static long mixed(long value) {
        return SplitMix.mix(value + SplitMix.GOLDEN_GAMMA);
    }
}
