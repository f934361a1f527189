package undercroft.spawn;

import undercroft.random.SeededRandom;

/** Draws an index with a probability proportional to its weight. */
final class WeightedDraw {

    /** Sums of weights stay below this, the greatest bound of a draw. */
    private static final long MAX_SUM = (1L << 62) - 1;

    private WeightedDraw() {}

    /**
     * Draws.
     *
     * @param weights at least one, each 1 or more
     * @return an index
     */
    static int index(long[] weights, SeededRandom random) {
        // Cutting what is above hardly changes anything: with so large weights, those below are never drawn anyway.
        long most = MAX_SUM / weights.length;
        long sum = 0;
        for (long weight : weights) {
            sum += Math.min(weight, most);
        }
        long drawn = random.below(sum);
        int index = 0;
        while (drawn >= Math.min(weights[index], most)) {
            drawn -= Math.min(weights[index], most);
            index++;
        }
        return index;
    }
}
