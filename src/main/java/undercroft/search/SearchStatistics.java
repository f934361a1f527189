package undercroft.search;

import java.time.Duration;

/**
 * What one layout's search cost.
 *
 * @param wall from start to end of the search alone
 * @param cpu of all threads that took part, or zero where the JVM cannot tell
 * @param iterations moves tried
 * @param backtracks partial layouts given up for an earlier one
 * @param restarts whole searches begun afresh
 */
public record SearchStatistics(Duration wall, Duration cpu, long iterations, long backtracks, long restarts) {}
