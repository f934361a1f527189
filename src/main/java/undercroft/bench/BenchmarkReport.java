package undercroft.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import undercroft.export.TimeChart;
import undercroft.export.TimeChart.Dot;
import undercroft.export.TimeChart.Series;

/** Collects the figures of levels and presents them as lines, tables, CSV and a chart. Not thread-safe. */
public final class BenchmarkReport {

    private final Optional<Baseline> baseline;
    private final Table<Comparison> costs;
    private final Table<Comparison> variety;
    private final Table<Group> groups;
    private final List<Comparison> levels = new ArrayList<>();

    /**
     * Starts without figures.
     *
     * @param names the names of all levels to come, which set the width of their column
     * @param baseline the figures to compare with, if any
     */
    public BenchmarkReport(List<String> names, Optional<Baseline> baseline) {
        this.baseline = baseline;
        int width = names.stream().mapToInt(String::length).max().orElse(0);
        this.costs = Tables.costs(width, baseline.isPresent());
        this.variety = Tables.variety(width);
        this.groups = Tables.groups(width, baseline.isPresent());
    }

    /** The heading of the lines of levels. */
    public String heading() {
        return costs.heading();
    }

    /**
     * Adds a level.
     *
     * @return its line
     */
    public String add(LevelFigures figures) {
        Comparison level = new Comparison(figures, baseline.flatMap(known -> known.row(figures.level())));
        levels.add(level);
        return costs.line(level);
    }

    /** The lines after those of all levels: why some are impossible, how layouts vary, and groups of levels. */
    public List<String> summary() {
        List<String> lines = new ArrayList<>();
        for (Comparison level : levels) {
            if (level.figures().isImpossible()) {
                lines.add(level.figures().level() + ": impossible: "
                        + String.join(" ", level.figures().impossibility()));
            }
        }
        lines.add("");
        lines.add(variety.heading());
        levels.forEach(level -> lines.add(variety.line(level)));
        lines.add("");
        lines.add(groups.heading());
        Group.of(levels).forEach(group -> lines.add(groups.line(group)));
        return lines;
    }

    /**
     * All figures as comma-separated values with a row for each level, which later benchmarks can use as a baseline.
     */
    public String csv() {
        return ResultCsv.of(levels);
    }

    /**
     * All tables in Markdown.
     *
     * @param title the title of the page
     * @param about a sentence that says how and on what machine this was measured
     */
    public String markdown(String title, String about) {
        return String.join(
                "\n",
                "# " + title + "\n",
                about + "\n",
                groups.markdown(Group.of(levels)),
                costs.markdown(levels),
                variety.markdown(levels));
    }

    /**
     * A chart of time against number of rooms, with the baseline if there is one.
     *
     * @param title the title of the chart
     * @param about a sentence that says how this was measured
     * @param timeTitle the title of the time axis
     */
    public TimeChart chart(String title, String about, String timeTitle) {
        List<Series> series = new ArrayList<>();
        series.add(
                series("Undercroft", Comparison::times, level -> level.figures().tried() > 0));
        if (baseline.isPresent()) {
            series.add(series(
                    baseline.get().name(),
                    Comparison::baseline,
                    level -> level.row().isPresent()));
        }
        return new TimeChart(title, about, timeTitle, series);
    }

    /** A series of levels with their times. A measured level without a time is one for which no layout was found. */
    private Series series(
            String name, Function<Comparison, Optional<Baseline.Times>> times, Predicate<Comparison> isTried) {
        List<Dot> dots = new ArrayList<>();
        List<Integer> never = new ArrayList<>();
        for (Comparison level : levels) {
            int rooms = level.figures().rooms();
            Optional<Baseline.Times> known = times.apply(level);
            known.ifPresent(found -> dots.add(new Dot(rooms, found.median(), found.p99())));
            if (known.isEmpty() && isTried.test(level)) {
                never.add(rooms);
            }
        }
        return new Series(name, dots, never);
    }
}
