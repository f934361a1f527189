package undercroft.grow;

import java.util.List;
import undercroft.random.RandomStream;

/** Picks and draws at random, by a seed. */
final class Dice {

    private final RandomStream source;

    Dice(long seed) {
        this.source = RandomStream.of(seed);
    }

    /** Others, which fall the same however often these are thrown afterwards. */
    Dice fork() {
        return new Dice(source.nextLong());
    }

    /** Uniform from 0 to bound − 1, {@code bound} ≥ 1. */
    int below(int bound) {
        return source.below(bound);
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
