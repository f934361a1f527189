package undercroft.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Figures to compare with, by the level's name: another program's, or what an earlier benchmark wrote.
 *
 * @param name of the figures, for a chart
 * @param rows what is known of each level
 */
public record Baseline(String name, Map<String, Row> rows) {

    public Baseline {
        rows = Map.copyOf(rows);
    }

    /**
     * What a level took.
     *
     * @param times nothing where no layout was found
     */
    public record Row(Optional<Times> times) {}

    /**
     * CPU times of one layout, above zero.
     *
     * @param median in milliseconds
     * @param p99 in milliseconds
     */
    public record Times(double median, double p99) {}

    /** The row of a level. */
    public Optional<Row> row(String level) {
        return Optional.ofNullable(rows.get(level));
    }

    /**
     * Reads comma-separated values with a heading, of which the columns {@code name}, {@code cpu_median_ms} and
     * {@code cpu_p99_ms} are heeded. Both times are empty, or NaN, where no layout was found.
     *
     * @param file for messages; without its folder and its end the name
     * @param lines of the file, without their ends
     */
    public static Baseline parse(Path file, List<String> lines) throws BadBaselineException {
        return new BaselineReader(file).read(lines);
    }
}
