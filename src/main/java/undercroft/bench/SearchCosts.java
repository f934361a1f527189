package undercroft.bench;

import java.time.Duration;
import java.util.List;
import undercroft.search.SearchStatistics;

/**
 * The costs of the searches that found a layout.
 *
 * @param time the time of the search alone, in milliseconds, by the clock or of the CPU
 * @param iterations the iterations of the search
 * @param restarts the mean number of restarts
 * @param backtracks the mean number of backtracking steps
 */
record SearchCosts(Sample time, Sample iterations, double restarts, double backtracks) {

    private static final double NANOSECONDS_IN_MILLISECOND = 1e6;

    /** The costs of some searches, at least one. */
    static SearchCosts of(List<SearchStatistics> searches, boolean byClock) {
        return new SearchCosts(
                Sample.of(searches.stream()
                        .mapToDouble(search -> milliseconds(byClock ? search.wall() : search.cpu()))
                        .toArray()),
                Sample.of(searches.stream()
                        .mapToDouble(SearchStatistics::iterations)
                        .toArray()),
                searches.stream()
                        .mapToLong(SearchStatistics::restarts)
                        .average()
                        .orElseThrow(),
                searches.stream()
                        .mapToLong(SearchStatistics::backtracks)
                        .average()
                        .orElseThrow());
    }

    static double milliseconds(Duration duration) {
        return duration.toNanos() / NANOSECONDS_IN_MILLISECOND;
    }
}
