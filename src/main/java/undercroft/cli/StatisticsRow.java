package undercroft.cli;

import java.time.Duration;
import java.util.Locale;
import undercroft.geometry.Box;
import undercroft.search.Outcome;
import undercroft.search.SearchStatistics;

/**
 * A line of the file of statistics: what one layout cost. Times are in milliseconds.
 *
 * @param preparation of the level, for its first layout; zero for the others
 */
record StatisticsRow(String level, long seed, Duration preparation, Outcome outcome) {

    static final String HEADER =
            "level,seed,status,prepare_ms,search_ms,cpu_ms,iterations,backtracks,restarts,width,height";

    private static final double NANOSECONDS_IN_MILLISECOND = 1e6;

    /** The line, without its end. Width and height are empty where there is no layout. */
    String text() {
        String status = "timeout";
        String size = ",";
        if (outcome instanceof Outcome.Found found) {
            Box bounds = found.layout().bounds();
            status = "ok";
            size = bounds.width() + "," + bounds.height();
        } else if (outcome instanceof Outcome.Impossible) {
            status = "impossible";
        }
        SearchStatistics cost = outcome.statistics();
        return String.join(
                ",",
                quoted(level),
                Long.toString(seed),
                status,
                milliseconds(preparation),
                milliseconds(cost.wall()),
                milliseconds(cost.cpu()),
                Long.toString(cost.iterations()),
                Long.toString(cost.backtracks()),
                Long.toString(cost.restarts()),
                size);
    }

    private static String milliseconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f", duration.toNanos() / NANOSECONDS_IN_MILLISECOND);
    }

    /** As RFC 4180 wants it. */
    private static String quoted(String text) {
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
