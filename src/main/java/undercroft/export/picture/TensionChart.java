package undercroft.export.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedRoom;
import undercroft.way.Way;

/**
 * A chart of the tension of the rooms on the way through a mission, each as often as it is entered. What is done in them has the same
 * numbers as on the map.
 */
final class TensionChart {

    /** Lengths are in pixels. */
    private static final double HEADING_SIZE = 13;

    private static final double HEADING_HEIGHT = 26;
    private static final double PLOT_HEIGHT = 90;
    private static final double AXIS_WIDTH = 30;
    private static final double LETTER_SIZE = 10;
    private static final double NAME_HEIGHT = 14;
    private static final double NAME_GAP = 8;
    private static final double DOT = 4;
    private static final double DISC_RISE = 17;
    private static final double FOOT = 8;
    private static final double BASELINE_DROP = LETTER_SIZE * 0.36;

    /** The narrowest chart: that of a small map still has space for its names. */
    static final double LEAST_WIDTH = 420;

    /** Rows of names: with more, a name is far from its room. */
    private static final int NAME_ROWS = 3;

    /** The values at which the chart has a line, in hundredths. */
    private static final List<Integer> LINES = List.of(0, 50, 100);

    /**
     * A room as it is entered.
     *
     * @param isNew whether it is entered for the first time
     * @param deeds the numbers of what is done in it
     */
    private record Visit(PlacedRoom room, int tension, boolean isNew, List<Integer> deeds) {}

    private final Palette palette;
    private final RoomColours colours;
    private final double left;
    private final double right;
    private final double heading;
    private final double top;
    private final double bottom;
    private final List<Visit> visits = new ArrayList<>();

    private TensionChart(
            Layout layout, LayoutMission mission, Way way, Palette palette, RoomColours colours, Rectangle above) {
        this.palette = palette;
        this.colours = colours;
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < way.stages().size(); i++) {
            PlacedRoom room = layout.rooms().get(way.stages().get(i).room());
            if (!room.isCorridor()) {
                int stage = i;
                List<Integer> deeds = IntStream.range(0, way.deeds().size())
                        .filter(deed -> way.deeds().get(deed).stage() == stage)
                        .map(deed -> deed + 1)
                        .boxed()
                        .toList();
                int tension = mission.rooms().get(room.index()).tension();
                visits.add(new Visit(room, tension, seen.add(room.index()), deeds));
            }
        }
        int highestPile =
                visits.stream().mapToInt(visit -> visit.deeds().size()).max().orElse(0);
        this.left = above.left() + AXIS_WIDTH;
        this.right = Math.max(above.right(), above.left() + LEAST_WIDTH);
        this.heading = above.bottom() + HEADING_HEIGHT;
        this.top = heading + highestPile * DISC_RISE;
        this.bottom = top + PLOT_HEIGHT;
    }

    /**
     * A chart.
     *
     * @param above the space below which the chart is
     */
    static TensionChart of(
            Layout layout, LayoutMission mission, Way way, Palette palette, RoomColours colours, Rectangle above) {
        return new TensionChart(layout, mission, way, palette, colours, above);
    }

    double right() {
        return right;
    }

    /** The lower edge of all that is drawn. */
    double lowerEdge() {
        return bottom + NAME_ROWS * NAME_HEIGHT + FOOT;
    }

    List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Words(
                "Tension along the way",
                new Spot(left - AXIS_WIDTH, heading),
                Anchor.START,
                new Lettering(HEADING_SIZE, true, palette.faintInk())));
        addLines(marks);
        List<Spot> spots =
                IntStream.range(0, visits.size()).mapToObj(this::spot).toList();
        marks.add(new Strokes(List.of(new Stroke(spots, false)), new Pen(Palette.alarm(), 2)));
        for (int i = 0; i < visits.size(); i++) {
            addVisit(visits.get(i), spots.get(i), marks);
        }
        addNames(spots, marks);
        return marks;
    }

    private void addLines(List<Mark> marks) {
        List<Stroke> lines = new ArrayList<>();
        for (int value : LINES) {
            lines.add(Stroke.between(new Spot(left, y(value)), new Spot(right, y(value))));
            String text = value % MissionRoom.MAX_TENSION == 0
                    ? Integer.toString(value / MissionRoom.MAX_TENSION)
                    : Double.toString((double) value / MissionRoom.MAX_TENSION);
            marks.add(new Words(
                    text, new Spot(left - AXIS_WIDTH / 2, y(value) + BASELINE_DROP), Anchor.MIDDLE, letters()));
        }
        marks.add(new Strokes(lines, new Pen(palette.faintInk(), 1)));
    }

    private void addVisit(Visit visit, Spot spot, List<Mark> marks) {
        Colour floor = visit.isNew() ? colours.of(visit.room().type()) : palette.page();
        List<Spot> dot = WayMarks.disc(spot, DOT);
        marks.add(new Area(dot, floor, visit.room().shownName()));
        marks.add(new Strokes(List.of(new Stroke(dot, true)), new Pen(palette.wall(), 1)));
        for (int i = 0; i < visit.deeds().size(); i++) {
            marks.addAll(WayMarks.numbered(
                    spot.plus(0, -(i + 1) * DISC_RISE), visit.deeds().get(i), palette));
        }
    }

    /** Each name is in the first row that has space for it; where none has, the map tells which room it is. */
    private void addNames(List<Spot> spots, List<Mark> marks) {
        double[] taken = new double[NAME_ROWS];
        Arrays.fill(taken, left - AXIS_WIDTH);
        for (int i = 0; i < visits.size(); i++) {
            String name = visits.get(i).room().shownName();
            Words words = new Words(name, new Spot(spots.get(i).x(), 0), Anchor.MIDDLE, letters());
            double start = Math.min(Math.max(words.start().x(), left - AXIS_WIDTH), right - words.width());
            for (int row = 0; row < NAME_ROWS && visits.get(i).isNew(); row++) {
                if (start >= taken[row]) {
                    taken[row] = start + words.width() + NAME_GAP;
                    Spot at = new Spot(start, bottom + (row + 1) * NAME_HEIGHT);
                    marks.add(new Words(name, at, Anchor.START, letters()));
                    break;
                }
            }
        }
    }

    private Lettering letters() {
        return new Lettering(LETTER_SIZE, false, palette.ink());
    }

    private Spot spot(int visit) {
        double x = left + (right - left) * (visit + 0.5) / visits.size();
        return new Spot(x, y(visits.get(visit).tension()));
    }

    private double y(int tension) {
        return bottom - PLOT_HEIGHT * tension / MissionRoom.MAX_TENSION;
    }
}
