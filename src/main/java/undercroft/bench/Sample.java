package undercroft.bench;

import java.util.Arrays;
import java.util.Collection;

/** At least one number, of the same kind of thing. */
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
     * The smallest of the numbers that this share of them does not exceed: the nearest rank, with nothing made up between
     * two numbers.
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

    /** What suits ratios: a half and a double make one. All numbers must be positive. */
    double geometricMean() {
        double logarithms = Arrays.stream(ascending).map(StrictMath::log).sum();
        return StrictMath.exp(logarithms / ascending.length);
    }
}
