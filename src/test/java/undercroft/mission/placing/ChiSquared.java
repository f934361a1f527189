package undercroft.mission.placing;

import java.util.Collection;

/** Pearson's test that all outcomes of a draw are equally likely. */
final class ChiSquared {

    private ChiSquared() {}

    /**
     * The statistic.
     *
     * @param counts of the outcomes that were drawn
     * @param outcomes the number of possible ones
     */
    static double of(Collection<Integer> counts, int outcomes) {
        int draws = counts.stream().mapToInt(Integer::intValue).sum();
        double expected = (double) draws / outcomes;
        double never = (outcomes - counts.size()) * expected;
        return never
                + counts.stream()
                        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                        .sum();
    }

    /** The value that it exceeds once in ten thousand times, by Wilson and Hilferty's approximation. */
    static double limit(int degrees) {
        double normalQuantile = 3.719;
        double share = 2.0 / (9 * degrees);
        double root = 1 - share + normalQuantile * Math.sqrt(share);
        return degrees * root * root * root;
    }
}
