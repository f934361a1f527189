package undercroft.bench;

import java.util.Arrays;
import java.util.Collection;

/** At least one measurement of the same quantity. */
final class Sample {

    private static final int MEDIAN = 50;

    private final double[] ascending;

    private Sample(double[] ascending) {
        this.ascending = ascending;
    }

    static Sample of(Collection<Double> numbers) {
        return of(numbers.stream().mapToDouble(Double::doubleValue).toArray());
    }

    static Sample of(double... numbers) {
        if (numbers.length == 0) {
            throw new IllegalArgumentException("The numbers (none) must be at least one.");
        }
        double[] ascending = numbers.clone();
        Arrays.sort(ascending);
        return new Sample(ascending);
    }

    /**
     * A percentile by nearest rank: the smallest of the numbers such that this share of them does not exceed it. There
     * is no interpolation.
     *
     * @param percent from 1 to 100
     */
    double percentile(int percent) {
        int rank = (int) ((long) percent * ascending.length + 99) / 100;
        return ascending[rank - 1];
    }

    double median() {
        return percentile(MEDIAN);
    }

    double max() {
        return ascending[ascending.length - 1];
    }

    double mean() {
        return Arrays.stream(ascending).sum() / ascending.length;
    }

    /** The geometric mean, for ratios: that of a half and of two is one. All numbers must be positive. */
    double geometricMean() {
        double logarithms = Arrays.stream(ascending).map(StrictMath::log).sum();
        return StrictMath.exp(logarithms / ascending.length);
    }
}
