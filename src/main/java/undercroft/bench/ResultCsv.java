package undercroft.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import undercroft.export.CsvLine;

/**
 * The results as comma-separated values with a row for each level. The file can be used as a baseline: it has the
 * columns that {@link Baseline} reads.
 */
final class ResultCsv {

    private static final String NO_NUMBER = "NaN";

    private record Column(String name, Function<Comparison, String> value) {}

    private static final List<Column> COLUMNS = List.of(
            new Column(BaselineReader.NAME, level -> level.figures().level()),
            new Column("rooms", level -> Integer.toString(level.figures().rooms())),
            new Column("status", level -> level.figures().isImpossible() ? "impossible" : "measured"),
            new Column("n_ok", level -> Integer.toString(level.figures().found())),
            new Column(
                    "n_fail",
                    level -> Integer.toString(
                            level.figures().tried() - level.figures().found())),
            cost(BaselineReader.MEDIAN, costs -> costs.time().median()),
            cost("cpu_p90_ms", costs -> costs.time().percentile(90)),
            cost(BaselineReader.P99, costs -> costs.time().percentile(99)),
            cost("cpu_max_ms", costs -> costs.time().max()),
            cost("cpu_mean_ms", costs -> costs.time().mean()),
            cost("iter_median", costs -> costs.iterations().median()),
            new Column(
                    "setup_ms",
                    level -> number(
                            Optional.of(SearchCosts.milliseconds(level.figures().preparation())))),
            cost("restarts_mean", SearchCosts::restarts),
            cost("backtracks_mean", SearchCosts::backtracks),
            variety("entropy_bits", Variety::entropy),
            variety("evenness", Variety::evenness),
            variety("width_by_height", Variety::widthByHeight),
            variety("elongation", Variety::elongation),
            variety("compactness", Variety::compactness),
            variety("distinct", Variety::distinct),
            new Column("median_ratio", level -> number(level.medianRatio())),
            new Column("p99_ratio", level -> number(level.p99Ratio())));

    private ResultCsv() {}

    static String of(List<Comparison> levels) {
        List<String> lines = new ArrayList<>();
        lines.add(CsvLine.of(COLUMNS.stream().map(Column::name).toList()));
        for (Comparison level : levels) {
            lines.add(CsvLine.of(
                    COLUMNS.stream().map(column -> column.value().apply(level)).toList()));
        }
        return String.join("\n", lines) + "\n";
    }

    private static Column cost(String name, ToDoubleFunction<SearchCosts> cost) {
        return new Column(name, level -> number(level.figures().costs().map(cost::applyAsDouble)));
    }

    private static Column variety(String name, ToDoubleFunction<Variety> figure) {
        return new Column(name, level -> number(level.figures().variety().map(figure::applyAsDouble)));
    }

    private static String number(Optional<Double> number) {
        return number.map(known -> String.format(Locale.ROOT, "%.4f", known)).orElse(NO_NUMBER);
    }
}
