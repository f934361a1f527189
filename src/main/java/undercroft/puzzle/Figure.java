package undercroft.puzzle;

import java.util.function.LongSupplier;

/**
 * A figure of a kind that {@code puzzle bench} measures on one thread and holds against a target.
 *
 * @param name what is measured, such as {@code 9x6/7: µs an iteration}
 * @param bound which side of the target is good
 * @param measuring how it is measured
 */
public record Figure(String name, Bound bound, double target, Measuring measuring) {

    /** Which side of a target is good. */
    public enum Bound {
        AT_MOST,
        AT_LEAST
    }

    /** Measures; warms up by itself where it measures time. */
    @FunctionalInterface
    public interface Measuring {

        /**
         * The figure, in the unit that its name says.
         *
         * @param cpuNanos the CPU time of the calling thread, in nanoseconds: the only clock to be asked
         */
        double measure(LongSupplier cpuNanos);
    }

    /** Whether a measured value is as good as the target. */
    public boolean isReachedBy(double value) {
        return bound == Bound.AT_MOST ? value <= target : value >= target;
    }
}
