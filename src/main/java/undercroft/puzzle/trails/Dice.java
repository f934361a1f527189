package undercroft.puzzle.trails;

import java.util.SplittableRandom;

/**
 * Random numbers of a seed, the same on every JDK: they rest on {@code nextLong} alone, because how the library bounds a
 * number is an implementation detail.
 */
final class Dice {

    private final SplittableRandom source;

    Dice(long seed) {
        this.source = new SplittableRandom(seed);
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1, but for a bias of bound/2^63. */
    int below(int bound) {
        return (int) Math.multiplyHigh(source.nextLong() >>> 1, (long) bound << 1);
    }

    /** Uniform from 0 to less than 1. */
    double unit() {
        return (source.nextLong() >>> 11) * 0x1p-53;
    }

    /** The seed of other dice, which fall the same however often these are thrown afterwards. */
    long seed() {
        return source.nextLong();
    }
}
