package undercroft.random;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Random numbers of a seed, the same on every JDK. Not thread-safe.
 *
 * <p>SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014), the algorithm of the JDK's
 * {@code SplittableRandom}, whose numbers it repeats. It is written out here because {@code SplittableRandom} is missing where
 * Java is compiled to WebAssembly, and because everything must be derived from {@code nextLong}: how the JDK bounds a number
 * is an implementation detail that has changed before.
 */
public final class SeededRandom implements RandomGenerator {

    private static final int DOUBLE_BITS = 53;

    private static final long LOW_WORD = 0xFFFFFFFFL;

    private long state;

    private SeededRandom(long state) {
        this.state = state;
    }

    /**
     * The main stream of a seed.
     *
     * @param seed any number
     * @return a generator at the beginning of the stream
     */
    public static SeededRandom of(long seed) {
        return new SeededRandom(seed);
    }

    /**
     * One of the numbered streams of a seed. Streams of different numbers are independent.
     *
     * @param seed any number
     * @param stream any number
     * @return a generator at the beginning of the stream
     */
    public static SeededRandom of(long seed, long stream) {
        return new SeededRandom(of(seed).nextLong() ^ (stream * SplitMix.GOLDEN_GAMMA));
    }

    /**
     * Takes one number from this generator to start another, which from then on is unaffected by further draws from this one.
     *
     * @return the new generator
     */
    public SeededRandom fork() {
        return new SeededRandom(nextLong());
    }

    @Override
    public long nextLong() {
        state += SplitMix.GOLDEN_GAMMA;
        return SplitMix.mix(state);
    }

    /**
     * Draws a whole number uniformly, by Lemire's multiplication; its bias of bound/2^63 is too small to matter.
     *
     * @param bound 1 or more
     * @return from 0 to bound − 1
     */
    public int below(int bound) {
        long factor = (long) bound << 1;
        long number = nextLong() >>> 1;
        // The high word of a product of 63 and 32 bits, in two steps that both fit into 64 bits.
        long low = (number & LOW_WORD) * factor;
        return (int) (((number >>> Integer.SIZE) * factor + (low >>> Integer.SIZE)) >>> Integer.SIZE);
    }

    /**
     * Draws a whole number uniformly.
     *
     * @param bound 1 to 2^62 − 1
     * @return from 0 to bound − 1
     */
    public long below(long bound) {
        return SplitMix.multiplyHigh(nextLong() >>> 1, bound << 1);
    }

    /**
     * Draws a whole number uniformly.
     *
     * @param least the least number possible
     * @param most the greatest number possible, at least {@code least}
     * @return from {@code least} to {@code most}
     */
    public int between(int least, int most) {
        return least + below(most - least + 1);
    }

    /**
     * Draws a number uniformly.
     *
     * @return from 0 to less than 1
     */
    public double unit() {
        return (nextLong() >>> (Long.SIZE - DOUBLE_BITS)) * 0x1p-53;
    }

    /**
     * Decides at random.
     *
     * @param probability 0 to 1
     * @return true with this probability
     */
    public boolean chance(double probability) {
        return unit() < probability;
    }

    /**
     * Picks an item of a list.
     *
     * @param items at least one
     * @return one of them, each with the same probability
     */
    public <T> T oneOf(List<T> items) {
        return items.get(below(items.size()));
    }

    /**
     * Removes a random item from a list, whose last item takes its place.
     *
     * @param items at least one; the list must be modifiable
     * @return the item removed
     */
    public <T> T removeFrom(List<T> items) {
        int last = items.size() - 1;
        int drawn = below(items.size());
        T item = items.get(drawn);
        items.set(drawn, items.get(last));
        items.remove(last);
        return item;
    }

    /**
     * Draws an order of some numbers, each order with the same probability.
     *
     * @param count 0 or more
     * @return the numbers from 0 to count − 1
     */
    public int[] permutation(int count) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = below(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    /** {@link #below(int)} for code that knows only the JDK's interface. */
    @Override
    public int nextInt(int bound) {
        return below(bound);
    }

    /** {@link #unit} for code that knows only the JDK's interface. */
    @Override
    public double nextDouble() {
        return unit();
    }
}
