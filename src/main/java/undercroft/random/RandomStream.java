package undercroft.random;

import java.util.SplittableRandom;

/**
 * Random numbers of a seed. Everything is derived from {@code nextLong} here, because only that is the same on every JDK; how
 * the library bounds a number is an implementation detail that has changed before. Not thread-safe.
 *
 * <p>SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014), by the JDK's
 * {@link SplittableRandom}: the LXM generators cost 20 ms of start-up through their service loader and are half as fast.
 */
public final class RandomStream {

    /** 2^64 divided by the golden ratio, odd: distinct multiples are far apart, as in SplitMix64 itself. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private static final int DOUBLE_BITS = 53;

    private final SplittableRandom source;

    private RandomStream(long seed) {
        this.source = new SplittableRandom(seed);
    }

    /** The one stream of a seed that is used for nothing else. */
    public static RandomStream of(long seed) {
        return new RandomStream(seed);
    }

    /** The stream of this number among a seed's streams, independent of the others. */
    public static RandomStream of(long seed, long stream) {
        return new RandomStream(new SplittableRandom(seed).nextLong() ^ (stream * GOLDEN_GAMMA));
    }

    /** Any number of 64 bits. */
    public long nextLong() {
        return source.nextLong();
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1, by Lemire's multiplication; its bias of bound/2^63 is no matter. */
    public int below(int bound) {
        return (int) Math.multiplyHigh(source.nextLong() >>> 1, (long) bound << 1);
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1. */
    public long below(long bound) {
        return Math.multiplyHigh(source.nextLong() >>> 1, bound << 1);
    }

    /** Uniform from 0 to less than 1. */
    public double unit() {
        return (source.nextLong() >>> (Long.SIZE - DOUBLE_BITS)) * 0x1p-53;
    }
}
