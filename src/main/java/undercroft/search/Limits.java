package undercroft.search;

import java.time.Duration;

/**
 * When a search gives up. A limit can make a search fail; it never changes what a successful search finds.
 *
 * @param time from the start of one layout's generation
 * @param iterations of one layout's generation, over all attempts and searches
 */
public record Limits(Duration time, long iterations) {

    /** Thirty seconds and any number of iterations: the command line's default. */
    public static final Limits DEFAULT = within(Duration.ofSeconds(30));

    public Limits {
        if (time.isNegative()) {
            throw new IllegalArgumentException("The time (%s) must not be negative.".formatted(time));
        }
        if (iterations < 0) {
            throw new IllegalArgumentException("The iterations (%d) must not be negative.".formatted(iterations));
        }
    }

    /** {@return a limit in time only} */
    public static Limits within(Duration time) {
        return new Limits(time, Long.MAX_VALUE);
    }

    /** {@return these limits with another number of iterations} */
    public Limits withIterations(long number) {
        return new Limits(time, number);
    }

    /** {@return what is left of the time, and all iterations, once some time has passed} */
    public Limits after(Duration passed) {
        Duration left = time.minus(passed);
        return new Limits(left.isNegative() ? Duration.ZERO : left, iterations);
    }
}
