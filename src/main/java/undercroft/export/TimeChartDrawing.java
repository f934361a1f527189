package undercroft.export;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import undercroft.export.LogAxis.Tick;
import undercroft.export.TimeChart.Dot;
import undercroft.export.TimeChart.Series;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Legend;
import undercroft.export.drawing.Palette;
import undercroft.export.drawing.SvgElements;

/** Composes a {@link TimeChart}. */
final class TimeChartDrawing {

    /** Lengths are in pixels. */
    private static final int WIDTH = 900;

    private static final int HEIGHT = 560;
    private static final double MARGIN = 28;
    private static final double LEFT = 92;
    private static final double TOP = 118;
    private static final double RIGHT = 700;
    private static final double BOTTOM = 492;
    private static final double LEGEND_GAP = 28;
    private static final double TITLE_SIZE = 20;
    private static final double TITLE_BASELINE = 44;
    private static final double SUBTITLE_BASELINE = 67;
    private static final double LETTER_SIZE = 12.5;
    private static final double LABEL_GAP = 10;
    private static final double X_LABEL_DROP = 20;
    private static final double X_TITLE_DROP = 44;
    private static final double Y_TITLE_RISE = 14;

    /** From the middle of a label down to its baseline: half the height of a capital. */
    private static final double BASELINE_DROP = LETTER_SIZE * 0.36;

    private static final double DOT = 3.6;
    private static final double CROSS = 4;
    private static final double SIGN_PEN = 1.4;

    /** The horizontal distance between series, so that equal levels of two series do not hide each other. */
    private static final double SERIES_STEP = 16;

    /** Levels of one series with equally many rooms take these columns in turn. */
    private static final int COLUMNS = 3;

    private static final double COLUMN_STEP = 4.5;

    private static final int DOT_CORNERS = 20;

    /** Dots are slightly transparent, and lines fainter than the dots that they start from. */
    private static final double DOT_OPACITY = 0.75;

    private static final double LINE_OPACITY = 0.4;
    private static final double STRONG_GRID = 2.2;

    /** In milliseconds. Shorter times are drawn as this one, since a logarithmic axis has no zero. */
    private static final double SHORTEST = 0.001;

    /** The ends of the axes if nothing was measured. */
    private static final LogAxis ANY_ROOMS = LogAxis.around(5, 50);

    private static final LogAxis ANY_TIMES = LogAxis.around(0.1, 100);

    private static final double MILLISECONDS_IN_SECOND = 1000;

    private final TimeChart chart;
    private final Palette palette = Palette.LIGHT;
    private final LogAxis rooms;
    private final LogAxis times;

    TimeChartDrawing(TimeChart chart) {
        this.chart = chart;
        this.rooms = axis(
                chart.series().stream()
                        .flatMapToDouble(series -> DoubleStream.concat(
                                series.dots().stream().mapToDouble(Dot::rooms),
                                series.never().stream().mapToDouble(Integer::doubleValue)))
                        .toArray(),
                ANY_ROOMS);
        this.times = axis(
                chart.series().stream()
                        .flatMap(series -> series.dots().stream())
                        .flatMapToDouble(dot -> DoubleStream.of(shown(dot.median()), shown(dot.p99())))
                        .toArray(),
                ANY_TIMES);
    }

    private static LogAxis axis(double[] values, LogAxis otherwise) {
        return values.length == 0
                ? otherwise
                : LogAxis.around(
                        DoubleStream.of(values).min().orElseThrow(),
                        DoubleStream.of(values).max().orElseThrow());
    }

    Drawing drawn() {
        return new Drawing(
                WIDTH,
                HEIGHT,
                chart.title(),
                palette.page(),
                List.of(
                        new Layer("title", title()),
                        new Layer("grid", grid()),
                        new Layer("axes", labels()),
                        new Layer(
                                "series",
                                IntStream.range(0, chart.series().size())
                                        .boxed()
                                        .flatMap(this::series)
                                        .toList()),
                        new Layer("legend", legend())));
    }

    private List<Mark> title() {
        return List.of(
                new Words(
                        chart.title(),
                        new Spot(MARGIN, TITLE_BASELINE),
                        Anchor.START,
                        new Lettering(TITLE_SIZE, true, palette.ink())),
                new Words(chart.subtitle(), new Spot(MARGIN, SUBTITLE_BASELINE), Anchor.START, faint()));
    }

    private List<Mark> grid() {
        List<Stroke> weak = new ArrayList<>();
        List<Stroke> strong = new ArrayList<>();
        for (Tick tick : rooms.ticks()) {
            double x = x(tick.value());
            (tick.isStrong() ? strong : weak).add(Stroke.between(new Spot(x, TOP), new Spot(x, BOTTOM)));
        }
        for (Tick tick : times.ticks()) {
            double y = y(tick.value());
            (tick.isStrong() ? strong : weak).add(Stroke.between(new Spot(LEFT, y), new Spot(RIGHT, y)));
        }
        Colour strongColour = palette.grid().withOpacity(palette.grid().opacity() * STRONG_GRID);
        Stroke axes = new Stroke(List.of(new Spot(LEFT, TOP), new Spot(LEFT, BOTTOM), new Spot(RIGHT, BOTTOM)), false);
        return List.of(
                new Strokes(weak, new Pen(palette.grid(), 1)),
                new Strokes(strong, new Pen(strongColour, 1)),
                new Strokes(List.of(axes), new Pen(palette.faintInk(), 1)));
    }

    private List<Mark> labels() {
        List<Mark> marks = new ArrayList<>();
        for (Tick tick : rooms.ticks()) {
            if (tick.isLabelled()) {
                Spot below = new Spot(x(tick.value()), BOTTOM + X_LABEL_DROP);
                marks.add(new Words(SvgElements.number(tick.value()), below, Anchor.MIDDLE, faint()));
            }
        }
        for (Tick tick : times.ticks()) {
            if (tick.isLabelled()) {
                marks.add(endingAt(new Spot(LEFT - LABEL_GAP, y(tick.value()) + BASELINE_DROP), time(tick.value())));
            }
        }
        marks.add(new Words("rooms", new Spot((LEFT + RIGHT) / 2, BOTTOM + X_TITLE_DROP), Anchor.MIDDLE, plain()));
        marks.add(new Words(chart.timeTitle(), new Spot(MARGIN, TOP - Y_TITLE_RISE), Anchor.START, plain()));
        return marks;
    }

    private Words endingAt(Spot end, String text) {
        Words words = new Words(text, end, Anchor.START, faint());
        return new Words(text, end.plus(-words.width(), 0), Anchor.START, faint());
    }

    private static String time(double milliseconds) {
        return milliseconds < MILLISECONDS_IN_SECOND
                ? BigDecimal.valueOf(milliseconds).stripTrailingZeros().toPlainString() + " ms"
                : SvgElements.number(milliseconds / MILLISECONDS_IN_SECOND) + " s";
    }

    private Stream<Mark> series(int index) {
        Series series = chart.series().get(index);
        Colour colour = Palette.series(index);
        double aside = (index - (chart.series().size() - 1) / 2.0) * SERIES_STEP;
        List<Mark> lines = new ArrayList<>();
        List<Mark> dots = new ArrayList<>();
        Map<Integer, Integer> standing = new HashMap<>();
        for (Dot dot : byTime(series.dots())) {
            int column = standing.merge(dot.rooms(), 1, Integer::sum) % COLUMNS;
            double x = x(dot.rooms()) + aside + (column - COLUMNS / 2) * COLUMN_STEP;
            Spot median = new Spot(x, y(shown(dot.median())));
            Spot p99 = new Spot(x, y(shown(dot.p99())));
            lines.add(new Strokes(
                    List.of(Stroke.between(median, p99)), new Pen(colour.withOpacity(LINE_OPACITY), SIGN_PEN)));
            dots.add(median(median, colour));
            dots.add(p99(p99, colour));
        }
        for (int rooms : series.never()) {
            dots.add(never(new Spot(x(rooms) + aside, TOP + 2 * CROSS), colour));
        }
        return Stream.concat(lines.stream(), dots.stream());
    }

    /** Sorted by time, so that levels with similar times get different columns. */
    private static List<Dot> byTime(List<Dot> dots) {
        return dots.stream().sorted(Comparator.comparing(Dot::median)).toList();
    }

    private List<Mark> legend() {
        Legend legend = new Legend(palette);
        for (int i = 0; i < chart.series().size(); i++) {
            Colour colour = Palette.series(i);
            legend.addHeading(chart.series().get(i).name());
            legend.add("median", middle -> List.of(median(middle, colour)));
            legend.add("99th percentile", middle -> List.of(p99(middle, colour)));
            if (!chart.series().get(i).never().isEmpty()) {
                legend.add("no layout found", middle -> List.of(never(middle, colour)));
            }
        }
        return legend.placedAt(RIGHT + LEGEND_GAP, TOP, BOTTOM - TOP).marks();
    }

    private static Mark median(Spot at, Colour colour) {
        return new Area(circle(at), colour.withOpacity(DOT_OPACITY), "");
    }

    private static Mark p99(Spot at, Colour colour) {
        return new Strokes(List.of(new Stroke(circle(at), true)), new Pen(colour.withOpacity(DOT_OPACITY), SIGN_PEN));
    }

    private static Mark never(Spot at, Colour colour) {
        return new Strokes(
                List.of(
                        Stroke.between(at.plus(-CROSS, -CROSS), at.plus(CROSS, CROSS)),
                        Stroke.between(at.plus(-CROSS, CROSS), at.plus(CROSS, -CROSS))),
                new Pen(colour, SIGN_PEN));
    }

    private static List<Spot> circle(Spot middle) {
        return IntStream.range(0, DOT_CORNERS)
                .mapToDouble(corner -> 2 * StrictMath.PI * corner / DOT_CORNERS)
                .mapToObj(angle -> middle.plus(DOT * StrictMath.cos(angle), DOT * StrictMath.sin(angle)))
                .toList();
    }

    private static double shown(double milliseconds) {
        return Math.max(SHORTEST, milliseconds);
    }

    private double x(double value) {
        return LEFT + (RIGHT - LEFT) * rooms.position(value);
    }

    private double y(double value) {
        return BOTTOM - (BOTTOM - TOP) * times.position(value);
    }

    private Lettering plain() {
        return new Lettering(LETTER_SIZE, false, palette.ink());
    }

    private Lettering faint() {
        return new Lettering(LETTER_SIZE, false, palette.faintInk());
    }
}
