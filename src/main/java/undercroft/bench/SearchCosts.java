package undercroft.bench;

import java.time.Duration;
import java.util.List;
import undercroft.search.SearchStatistics;

/**
 * What the searches cost that found a layout.
 *
 * @param cpu milliseconds of CPU time, of the search alone
 * @param iterations moves tried
 * @param restarts on average
 * @param backtracks on average
 */
record SearchCosts(Sample cpu, Sample iterations, double restarts, double backtracks) {

    private static final double NANOSECONDS_IN_MILLISECOND = 1e6;

    /** The costs of some searches, at least one. */
    static SearchCosts of(List<SearchStatistics> searches) {
        return new SearchCosts(
                Sample.of(searches.stream()
                        .mapToDouble(search -> milliseconds(search.cpu()))
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
