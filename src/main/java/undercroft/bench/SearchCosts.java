package undercroft.bench;

import java.time.Duration;
import java.util.List;
import undercroft.search.SearchStatistics;

/**
 * What the searches cost that found a layout.
 *
 * @param time milliseconds of the search alone, by the clock or of CPU time
 * @param iterations moves tried
 * @param restarts on average
 * @param backtracks on average
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
