package undercroft.puzzle;

import java.util.function.LongSupplier;

/**
 * A measurement of a kind with a target, run by {@code puzzle bench} on one thread.
 *
 * @param name what is measured, such as {@code 9x6/7: µs an iteration}
 * @param bound which side of the target is good
 * @param target in the unit of the name
 * @param measuring how to measure it
 */
public record Figure(String name, Bound bound, double target, Measuring measuring) {

    /** Which side of a target is good. */
    public enum Bound {
        AT_MOST,
        AT_LEAST
    }

    /** Runs the measurement, with a warm-up if it measures time. */
    @FunctionalInterface
    public interface Measuring {

        /**
         * Measures once.
         *
         * @param cpuNanos the CPU time of the calling thread in nanoseconds, the only clock to use
         * @return the figure in the unit of its name
         */
        double measure(LongSupplier cpuNanos);
    }

    /** Whether a measured value meets the target. */
    public boolean isReachedBy(double value) {
        return bound == Bound.AT_MOST ? value <= target : value >= target;
    }
}
