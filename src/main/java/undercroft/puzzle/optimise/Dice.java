package undercroft.puzzle.optimise;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Random numbers that are the same on every JDK: only {@code nextLong} of the library is used, because how it bounds a
 * number is an implementation detail that has changed before. Not thread-safe.
 */
public final class Dice implements RandomGenerator {

    /** 2^64 divided by the golden ratio, odd: distinct multiples are far apart, as in SplitMix64 itself. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private static final int DOUBLE_BITS = 53;

    private final SplittableRandom source;

    private Dice(long seed) {
        this.source = new SplittableRandom(seed);
    }

    /** The dice of this number among a seed's dice, independent of the others. */
    public static Dice of(long seed, long stream) {
        return new Dice(new SplittableRandom(seed).nextLong() ^ (stream * GOLDEN_GAMMA));
    }

    @Override
    public long nextLong() {
        return source.nextLong();
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1, by Lemire's multiplication; its bias of bound/2^63 is no matter. */
    @Override
    public int nextInt(int bound) {
        return (int) Math.multiplyHigh(source.nextLong() >>> 1, (long) bound << 1);
    }

    /** Uniform from {@code least} to {@code most}, both possible. */
    public int between(int least, int most) {
        return least + nextInt(most - least + 1);
    }

    /** Uniform from 0 to less than 1. */
    @Override
    public double nextDouble() {
        return (source.nextLong() >>> (Long.SIZE - DOUBLE_BITS)) * 0x1p-53;
    }

    /** True with this probability, 0 to 1. */
    public boolean chance(double probability) {
        return nextDouble() < probability;
    }

    /** One of a list that is not empty. */
    public <T> T oneOf(List<T> list) {
        return list.get(nextInt(list.size()));
    }
}
