package undercroft.cli;

import java.time.Duration;
import java.util.List;
import undercroft.export.CsvLine;
import undercroft.geometry.Box;
import undercroft.search.Outcome;
import undercroft.search.SearchStatistics;

/**
 * A row of the file of statistics: what one layout cost. Times are in milliseconds.
 *
 * @param preparation the time to prepare the level, for its first layout; zero for the others
 */
record StatisticsRow(String level, long seed, Duration preparation, Outcome outcome) {

    static final String HEADER =
            "level,seed,status,prepare_ms,search_ms,cpu_ms,iterations,backtracks,restarts,width,height";

    private static final long NANOSECONDS_IN_MICROSECOND = 1_000;

    private static final long MICROSECONDS_IN_MILLISECOND = 1_000;

    /** The row, without a line end. Width and height are empty if there is no layout. */
    String text() {
        String status = "timeout";
        String width = "";
        String height = "";
        if (outcome instanceof Outcome.Found found) {
            Box bounds = found.layout().bounds();
            status = "ok";
            width = Integer.toString(bounds.width());
            height = Integer.toString(bounds.height());
        } else if (outcome instanceof Outcome.Impossible) {
            status = "impossible";
        }
        SearchStatistics cost = outcome.statistics();
        return CsvLine.of(List.of(
                level,
                Long.toString(seed),
                status,
                milliseconds(preparation),
                milliseconds(cost.wall()),
                milliseconds(cost.cpu()),
                Long.toString(cost.iterations()),
                Long.toString(cost.backtracks()),
                Long.toString(cost.restarts()),
                width,
                height));
    }

    private static String milliseconds(Duration duration) {
        long microseconds = (duration.toNanos() + NANOSECONDS_IN_MICROSECOND / 2) / NANOSECONDS_IN_MICROSECOND;
        String decimals = Long.toString(MICROSECONDS_IN_MILLISECOND + microseconds % MICROSECONDS_IN_MILLISECOND);
        return microseconds / MICROSECONDS_IN_MILLISECOND + "." + decimals.substring(1);
    }
}
