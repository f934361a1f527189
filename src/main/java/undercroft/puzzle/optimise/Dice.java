package undercroft.puzzle.optimise;

import java.util.List;
import java.util.random.RandomGenerator;
import undercroft.random.RandomStream;

/** A {@link RandomStream} in the words of the JDK, for those who know only these, and in some of its own. Not thread-safe. */
public final class Dice implements RandomGenerator {

    private final RandomStream source;

    private Dice(RandomStream source) {
        this.source = source;
    }

    /** The dice of this number among a seed's dice, independent of the others. */
    public static Dice of(long seed, long stream) {
        return new Dice(RandomStream.of(seed, stream));
    }

    @Override
    public long nextLong() {
        return source.nextLong();
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1. */
    @Override
    public int nextInt(int bound) {
        return source.below(bound);
    }

    /** Uniform from {@code least} to {@code most}, both possible. */
    public int between(int least, int most) {
        return least + nextInt(most - least + 1);
    }

    /** Uniform from 0 to less than 1. */
    @Override
    public double nextDouble() {
        return source.unit();
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
