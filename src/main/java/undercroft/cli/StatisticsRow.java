package undercroft.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import undercroft.export.CsvLine;
import undercroft.geometry.Box;
import undercroft.layout.Layout;
import undercroft.search.Outcome;
import undercroft.search.SearchStatistics;

/**
 * A row of the file of statistics: what one layout cost. Times are in milliseconds.
 *
 * @param preparation the time to prepare the level, for its first layout; zero for the others
 * @param score of the layout by what is better in its level, if anything is
 */
record StatisticsRow(String level, long seed, Duration preparation, Outcome outcome, Optional<BigDecimal> score) {

    private static final String HEADER =
            "level,seed,status,prepare_ms,search_ms,cpu_ms,iterations,backtracks,restarts,width,height";

    /** Columns of runs in which some layouts are better than others. */
    private static final String HEADER_OF_MEASURES = ",compactness,score";

    private static final int MEASURES = 2;

    private static final int COMPACTNESS_DECIMALS = 3;

    private static final long NANOSECONDS_IN_MICROSECOND = 1_000;

    private static final long MICROSECONDS_IN_MILLISECOND = 1_000;

    /** {@return the names of the columns, without a line end} */
    static String header(boolean isMeasured) {
        return isMeasured ? HEADER + HEADER_OF_MEASURES : HEADER;
    }

    /**
     * The row, without a line end. Its last columns are empty if there is no layout.
     *
     * @param isMeasured whether the file has the columns of measures
     */
    String text(boolean isMeasured) {
        String status = "timeout";
        String width = "";
        String height = "";
        String compactness = "";
        if (outcome instanceof Outcome.Found found) {
            Box bounds = found.layout().bounds();
            status = "ok";
            width = Integer.toString(bounds.width());
            height = Integer.toString(bounds.height());
            compactness = compactness(found.layout());
        } else if (outcome instanceof Outcome.Impossible) {
            status = "impossible";
        }
        SearchStatistics cost = outcome.statistics();
        List<String> columns = List.of(
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
                height,
                compactness,
                score.map(BigDecimal::toPlainString).orElse(""));
        return CsvLine.of(isMeasured ? columns : columns.subList(0, columns.size() - MEASURES));
    }

    /** The floor area of rooms and corridors as a part of that of the box. */
    static String compactness(Layout layout) {
        Box bounds = layout.bounds();
        return BigDecimal.valueOf(layout.doubledFloorArea())
                .divide(
                        BigDecimal.valueOf(2L * bounds.width() * bounds.height()),
                        COMPACTNESS_DECIMALS,
                        RoundingMode.HALF_UP)
                .toPlainString();
    }

    private static String milliseconds(Duration duration) {
        long microseconds = (duration.toNanos() + NANOSECONDS_IN_MICROSECOND / 2) / NANOSECONDS_IN_MICROSECOND;
        String decimals = Long.toString(MICROSECONDS_IN_MILLISECOND + microseconds % MICROSECONDS_IN_MILLISECOND);
        return microseconds / MICROSECONDS_IN_MILLISECOND + "." + decimals.substring(1);
    }
}
