package undercroft.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Figures to compare with, by name of level: those of another program or of an earlier benchmark.
 *
 * @param name the name of the figures in charts
 * @param rows the figures of each level
 */
public record Baseline(String name, Map<String, Row> rows) {

    public Baseline {
        rows = Map.copyOf(rows);
    }

    /**
     * The figures of a level.
     *
     * @param times empty if no layout was found
     */
    public record Row(Optional<Times> times) {}

    /**
     * CPU times of one layout, above zero.
     *
     * @param median in milliseconds
     * @param p99 in milliseconds
     */
    public record Times(double median, double p99) {}

    /** The row of a level; empty if the baseline does not know it. */
    public Optional<Row> row(String level) {
        return Optional.ofNullable(rows.get(level));
    }

    /**
     * Reads comma-separated values with a heading. Only the columns {@code name}, {@code cpu_median_ms} and {@code
     * cpu_p99_ms} are used. Both times are empty, or NaN, if no layout was found.
     *
     * @param file named in messages; its name without folder and suffix is the name of the baseline
     * @param lines the lines of the file, without their ends
     */
    public static Baseline parse(Path file, List<String> lines) throws BadBaselineException {
        return new BaselineReader(file).read(lines);
    }
}
