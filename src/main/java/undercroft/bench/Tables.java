package undercroft.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import undercroft.bench.Table.Column;

/** The columns of the tables. Times are in milliseconds of CPU time. */
final class Tables {

    private Tables() {}

    /** The costs of the searches, with a row for each level. */
    static Table<Comparison> costs(int nameWidth, boolean isCompared) {
        List<Column<Comparison>> columns = new ArrayList<>();
        columns.add(new Column<>("level", level -> level.figures().level()));
        columns.add(
                new Column<>("rooms", level -> Integer.toString(level.figures().rooms())));
        columns.add(new Column<>("found", Tables::found));
        columns.add(new Column<>(
                "prepare",
                level -> Figure.brief(SearchCosts.milliseconds(level.figures().preparation()))));
        columns.add(cost("median", costs -> costs.time().median()));
        columns.add(cost("p90", costs -> costs.time().percentile(90)));
        columns.add(cost("p99", costs -> costs.time().percentile(99)));
        columns.add(cost("max", costs -> costs.time().max()));
        columns.add(new Column<>(
                "iterations",
                level -> level.figures()
                        .costs()
                        .map(costs -> String.format(
                                Locale.ROOT, "%.0f", costs.iterations().median()))
                        .orElse(Figure.NONE)));
        columns.add(cost("restarts", SearchCosts::restarts));
        columns.add(cost("backtracks", SearchCosts::backtracks));
        if (isCompared) {
            columns.add(baseline("baseline", Baseline.Times::median));
            columns.add(new Column<>("ratio", level -> Figure.brief(level.medianRatio())));
            columns.add(baseline("baseline p99", Baseline.Times::p99));
            columns.add(new Column<>("ratio p99", level -> Figure.brief(level.p99Ratio())));
        }
        return new Table<>(columns, nameWidth);
    }

    /** How layouts vary, with a row for each level. */
    static Table<Comparison> variety(int nameWidth) {
        return new Table<>(
                List.of(
                        new Column<>("level", level -> level.figures().level()),
                        ofVariety("entropy bits", Variety::entropy),
                        ofVariety("evenness", Variety::evenness),
                        ofVariety("width:height", Variety::widthByHeight),
                        ofVariety("long:short", Variety::elongation),
                        ofVariety("compactness", Variety::compactness),
                        ofVariety("distinct", Variety::distinct)),
                nameWidth);
    }

    /** Summaries, with a row for each group of levels. */
    static Table<Group> groups(int nameWidth, boolean isCompared) {
        List<Column<Group>> columns = new ArrayList<>();
        columns.add(new Column<>("group", Group::name));
        columns.add(
                new Column<>("levels", group -> Integer.toString(group.levels().size())));
        columns.add(new Column<>("impossible", group -> Long.toString(group.impossible())));
        columns.add(new Column<>("found", group -> group.found() + "/" + group.tried()));
        columns.add(new Column<>("median", group -> Figure.brief(group.typical(Comparison::median))));
        columns.add(new Column<>("p99", group -> Figure.brief(group.typical(Comparison::p99))));
        if (isCompared) {
            columns.add(new Column<>("ratio", group -> Figure.brief(group.typical(Comparison::medianRatio))));
            columns.add(new Column<>("ratio p99", group -> Figure.brief(group.typical(Comparison::p99Ratio))));
        }
        columns.add(new Column<>("evenness", group -> Figure.brief(group.variety(Variety::evenness))));
        columns.add(new Column<>("width:height", group -> Figure.brief(group.variety(Variety::widthByHeight))));
        columns.add(new Column<>("long:short", group -> Figure.brief(group.variety(Variety::elongation))));
        columns.add(new Column<>("compactness", group -> Figure.brief(group.variety(Variety::compactness))));
        if (isCompared) {
            columns.add(new Column<>("worst ratio", group -> group.worst(Comparison::medianRatio)));
            columns.add(new Column<>("worst ratio p99", group -> group.worst(Comparison::p99Ratio)));
        }
        return new Table<>(columns, nameWidth);
    }

    private static String found(Comparison level) {
        LevelFigures figures = level.figures();
        return figures.isImpossible() ? "impossible" : figures.found() + "/" + figures.tried();
    }

    private static Column<Comparison> cost(String heading, ToDoubleFunction<SearchCosts> cost) {
        return new Column<>(
                heading, level -> Figure.brief(level.figures().costs().map(cost::applyAsDouble)));
    }

    private static Column<Comparison> ofVariety(String heading, ToDoubleFunction<Variety> figure) {
        return new Column<>(
                heading, level -> Figure.brief(level.figures().variety().map(figure::applyAsDouble)));
    }

    /** A time of the baseline, or a note if the baseline knows the level but found no layout. */
    private static Column<Comparison> baseline(String heading, Function<Baseline.Times, Double> time) {
        return new Column<>(heading, level -> {
            Optional<Double> known = level.baseline().map(time);
            return known.isEmpty() && level.row().isPresent() ? "never" : Figure.brief(known);
        });
    }
}
