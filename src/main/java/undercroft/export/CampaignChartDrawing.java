package undercroft.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import undercroft.export.CampaignChart.Step;
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

/** Composes a {@link CampaignChart}. */
final class CampaignChartDrawing {

    /** Lengths are in pixels. */
    private static final double MARGIN = 28;

    private static final double LEFT = 84;
    private static final double TOP = 118;
    private static final double PLOT_HEIGHT = 300;
    private static final double BOTTOM = TOP + PLOT_HEIGHT;
    private static final double LEAST_STEP = 96;
    private static final double LEAST_PLOT_WIDTH = 420;
    private static final double LEGEND_GAP = 28;
    private static final double LEGEND_WIDTH = 190;
    private static final double TITLE_SIZE = 20;
    private static final double TITLE_BASELINE = 44;
    private static final double SUBTITLE_BASELINE = 67;
    private static final double LETTER_SIZE = 12.5;
    private static final double LABEL_GAP = 10;
    private static final double NAME_DROP = 20;
    private static final double KIND_DROP = 37;
    private static final double SIGN_RISE = 13;
    private static final double FOOT = 64;
    private static final double BASELINE_DROP = LETTER_SIZE * 0.36;
    private static final double DOT = 6;
    private static final double RING = 10;
    private static final double PEN = 1.6;
    private static final int DOT_CORNERS = 28;

    private static final Spot ORIGIN = new Spot(0, 0);

    /** The steps of the grid between difficulty 0 and 1. */
    private static final int GRID_STEPS = 5;

    private final CampaignChart chart;
    private final Palette palette = Palette.LIGHT;
    private final List<String> kinds;
    private final double step;
    private final double right;

    CampaignChartDrawing(CampaignChart chart) {
        this.chart = chart;
        this.kinds = chart.steps().stream().map(Step::kind).distinct().toList();
        double widest = chart.steps().stream()
                .mapToDouble(each -> words(each.room(), ORIGIN, plain()).width())
                .max()
                .orElse(0);
        this.step = Math.max(LEAST_STEP, widest + LABEL_GAP);
        this.right = LEFT + Math.max(LEAST_PLOT_WIDTH, step * chart.steps().size());
    }

    Drawing drawn() {
        return new Drawing(
                (int) Math.ceil(right + LEGEND_GAP + LEGEND_WIDTH),
                (int) Math.ceil(BOTTOM + FOOT),
                chart.title(),
                palette.page(),
                List.of(
                        new Layer("title", title()),
                        new Layer("grid", grid()),
                        new Layer("rooms", rooms()),
                        new Layer("legend", legend())));
    }

    private List<Mark> title() {
        return List.of(
                new Words(
                        chart.title(),
                        new Spot(MARGIN, TITLE_BASELINE),
                        Anchor.START,
                        new Lettering(TITLE_SIZE, true, palette.ink())),
                new Words(chart.subtitle(), new Spot(MARGIN, SUBTITLE_BASELINE), Anchor.START, faint()),
                new Words("difficulty", new Spot(MARGIN, TOP - LABEL_GAP), Anchor.START, plain()));
    }

    private List<Mark> grid() {
        List<Mark> marks = new ArrayList<>();
        List<Stroke> lines = new ArrayList<>();
        for (int i = 0; i <= GRID_STEPS; i++) {
            double value = (double) i / GRID_STEPS;
            lines.add(Stroke.between(new Spot(LEFT, y(value)), new Spot(right, y(value))));
            Words label = words(String.format(Locale.ROOT, "%.1f", value), ORIGIN, faint());
            marks.add(
                    words(label.text(), new Spot(LEFT - LABEL_GAP - label.width(), y(value) + BASELINE_DROP), faint()));
        }
        marks.add(new Strokes(lines, new Pen(palette.grid(), 1)));
        Stroke axes = new Stroke(List.of(new Spot(LEFT, TOP), new Spot(LEFT, BOTTOM), new Spot(right, BOTTOM)), false);
        marks.add(new Strokes(List.of(axes), new Pen(palette.faintInk(), 1)));
        return marks;
    }

    private List<Mark> rooms() {
        List<Mark> marks = new ArrayList<>();
        List<Spot> way = IntStream.range(0, chart.steps().size())
                .mapToObj(i -> new Spot(x(i), y(chart.steps().get(i).difficulty())))
                .toList();
        if (way.size() > 1) {
            marks.add(new Strokes(List.of(new Stroke(way, false)), new Pen(palette.faintInk(), PEN)));
        }
        for (int i = 0; i < way.size(); i++) {
            Step each = chart.steps().get(i);
            Colour colour = Palette.series(kinds.indexOf(each.kind()));
            marks.add(new Area(circle(way.get(i), DOT), colour, each.room()));
            if (each.isNew()) {
                marks.add(ring(way.get(i), colour));
            }
            marks.add(new Words(each.signs(), way.get(i).plus(0, -SIGN_RISE), Anchor.MIDDLE, plain()));
            marks.add(new Words(each.room(), new Spot(x(i), BOTTOM + NAME_DROP), Anchor.MIDDLE, plain()));
            marks.add(new Words(each.kind(), new Spot(x(i), BOTTOM + KIND_DROP), Anchor.MIDDLE, faint()));
        }
        return marks;
    }

    private List<Mark> legend() {
        Legend legend = new Legend(palette);
        legend.addHeading("Kinds");
        for (int i = 0; i < kinds.size(); i++) {
            Colour colour = Palette.series(i);
            legend.add(kinds.get(i), middle -> List.of(new Area(circle(middle, DOT), colour, "")));
        }
        legend.addHeading("Signs");
        legend.add("new mechanic", middle -> List.of(ring(middle, palette.ink())));
        legend.add("catch", "C");
        legend.add("revelation", "R");
        legend.add("trap", "T");
        return legend.placedAt(right + LEGEND_GAP, TOP, PLOT_HEIGHT).marks();
    }

    private static Mark ring(Spot middle, Colour colour) {
        return new Strokes(List.of(new Stroke(circle(middle, RING), true)), new Pen(colour, PEN));
    }

    private static List<Spot> circle(Spot middle, double radius) {
        return IntStream.range(0, DOT_CORNERS)
                .mapToDouble(corner -> 2 * StrictMath.PI * corner / DOT_CORNERS)
                .mapToObj(angle -> middle.plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)))
                .toList();
    }

    private double x(int index) {
        return LEFT + step * (index + 0.5);
    }

    private static double y(double difficulty) {
        return BOTTOM - PLOT_HEIGHT * difficulty;
    }

    private static Words words(String text, Spot at, Lettering lettering) {
        return new Words(text, at, Anchor.START, lettering);
    }

    private Lettering plain() {
        return new Lettering(LETTER_SIZE, false, palette.ink());
    }

    private Lettering faint() {
        return new Lettering(LETTER_SIZE, false, palette.faintInk());
    }
}
