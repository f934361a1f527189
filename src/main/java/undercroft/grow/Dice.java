package undercroft.grow;

import java.util.List;
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

    /** Others, which fall the same however often these are thrown afterwards. */
    Dice fork() {
        return new Dice(source.nextLong());
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1, but for a bias of bound/2^63. */
    int below(int bound) {
        return (int) Math.multiplyHigh(source.nextLong() >>> 1, (long) bound << 1);
    }

    <T> T pick(List<T> items) {
        return items.get(below(items.size()));
    }

    /** Takes a random item out of a list that keeps no order. */
    <T> T draw(List<T> items) {
        int last = items.size() - 1;
        int drawn = below(items.size());
        T item = items.get(drawn);
        items.set(drawn, items.get(last));
        items.remove(last);
        return item;
    }
}
