package undercroft.search;

import java.time.Duration;

/**
 * What the search for one layout cost.
 *
 * @param wall from start to end of the search alone
 * @param cpu of all threads that took part, or zero where the JVM cannot tell
 * @param iterations units of work: in annealing a move, elsewhere work that costs about as much. What is counted does not depend on
 *     the machine or on the number of threads
 * @param backtracks how often placed rooms were given up
 * @param restarts attempts after the first
 */
public record SearchStatistics(Duration wall, Duration cpu, long iterations, long backtracks, long restarts) {

    /** The statistics of a generation that ended before any search. */
    public static final SearchStatistics NONE = new SearchStatistics(Duration.ZERO, Duration.ZERO, 0, 0, 0);

    /** {@return the sum of this and another search, one after the other} */
    public SearchStatistics plus(SearchStatistics other) {
        return new SearchStatistics(
                wall.plus(other.wall),
                cpu.plus(other.cpu),
                iterations + other.iterations,
                backtracks + other.backtracks,
                restarts + other.restarts);
    }
}
