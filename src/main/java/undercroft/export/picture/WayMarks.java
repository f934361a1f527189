package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.way.Way;
import undercroft.way.Way.Deed;
import undercroft.way.Way.Stage;

/**
 * The way through a layout as a line, with the numbers of what is done on it or, if it follows no mission, of the rooms. It keeps a
 * little to the right, so that a way forth and back is two lines.
 */
final class WayMarks {

    /** Lengths are in pixels. */
    private static final double LINE = 2;

    private static final double RIM = 1.5;

    /** From the middle of the cells to the line: forth and back, the lines do not touch. */
    private static final double TO_THE_RIGHT = 3;

    private static final double DISC = 8;
    private static final double NUMBER_SIZE = 10;
    private static final double HALF_CAPITAL = 0.36;
    private static final int DISC_CORNERS = 24;

    /** A disc, and the room in which it is. */
    private record Disc(int room, Spot middle) {

        Rectangle space() {
            return Rectangle.around(middle, DISC + RIM, DISC + RIM);
        }
    }

    private final Layout layout;
    private final Way way;
    private final MapScale scale;
    private final Palette palette;
    private final List<Disc> discs = new ArrayList<>();

    private WayMarks(Layout layout, Way way, MapScale scale, Palette palette) {
        this.layout = layout;
        this.way = way;
        this.scale = scale;
        this.palette = palette;
    }

    /**
     * Draws a way.
     *
     * @param doors whose signs the numbers keep off
     */
    static WayMarks of(Layout layout, Way way, MapScale scale, Palette palette, DoorSigns doors) {
        WayMarks marks = new WayMarks(layout, way, scale, palette);
        if (way.deeds().isEmpty()) {
            marks.numberRooms();
        } else {
            way.deeds().forEach(deed -> marks.number(deed, doors));
        }
        return marks;
    }

    private void numberRooms() {
        for (Stage stage : way.stages()) {
            if (!layout.rooms().get(stage.room()).isCorridor()) {
                Point middle = stage.cells().get(stage.cells().size() / 2);
                discs.add(new Disc(stage.room(), scale.middle(middle)));
            }
        }
    }

    /** Numbers a deed at the nearest cell of its stage where nothing is covered. */
    private void number(Deed deed, DoorSigns doors) {
        Stage stage = way.stages().get(deed.stage());
        int at = stage.cells().indexOf(deed.cell());
        List<Disc> places = IntStream.range(0, stage.cells().size())
                .boxed()
                .sorted((one, other) -> Integer.compare(Math.abs(one - at), Math.abs(other - at)))
                .map(cell -> new Disc(stage.room(), scale.middle(stage.cells().get(cell))))
                .toList();
        List<Rectangle> taken = new ArrayList<>(doors.takenIn(stage.room()));
        taken.addAll(markers(stage.room(), marker -> true));
        discs.add(firstFree(places, taken)
                .or(() -> firstFree(places, markers(stage.room(), marker -> !marker.isFree())))
                .orElse(places.get(0)));
    }

    /** The first place that is neither taken nor covered by another number. */
    private Optional<Disc> firstFree(List<Disc> places, List<Rectangle> taken) {
        return places.stream()
                .filter(place -> taken.stream().noneMatch(place.space()::overlaps)
                        && discs.stream().noneMatch(disc -> disc.space().overlaps(place.space())))
                .findFirst();
    }

    /** The space of markers in a room: items stand on some, often where the way ends. */
    private List<Rectangle> markers(int room, Predicate<PlacedMarker> shown) {
        double half = scale.pixelsPerCell() / 2;
        return layout.rooms().get(room).markers().stream()
                .filter(shown)
                .map(marker -> Rectangle.around(scale.middle(marker.cell()), half, half))
                .toList();
    }

    /** The space that names and icons in a room must not cover: the numbers and, if it follows a mission, the line. */
    List<Rectangle> takenIn(int room) {
        List<Rectangle> taken = new ArrayList<>();
        discs.stream().filter(disc -> disc.room() == room).map(Disc::space).forEach(taken::add);
        if (!way.deeds().isEmpty()) {
            double half = TO_THE_RIGHT + LINE;
            way.stages().stream()
                    .filter(stage -> stage.room() == room)
                    .flatMap(stage -> stage.cells().stream())
                    .distinct()
                    .forEach(cell -> taken.add(Rectangle.around(scale.middle(cell), half, half)));
        }
        return taken;
    }

    /** The line and the numbers; none if there is no way. */
    List<Mark> marks() {
        List<Spot> line = line();
        List<Mark> marks = new ArrayList<>();
        if (line.isEmpty()) {
            return marks;
        }
        Colour colour = Palette.alarm();
        List<Stroke> strokes = List.of(new Stroke(line, false));
        marks.add(new Strokes(strokes, new Pen(palette.page(), LINE + 2 * RIM)));
        marks.add(new Strokes(strokes, new Pen(colour, LINE)));
        for (int i = 0; i < discs.size(); i++) {
            marks.addAll(numbered(discs.get(i).middle(), i + 1, palette));
        }
        return marks;
    }

    /** A number in a disc. */
    static List<Mark> numbered(Spot middle, int number, Palette palette) {
        Lettering lettering = new Lettering(NUMBER_SIZE, true, Colour.WHITE);
        Spot baseline = middle.plus(0, NUMBER_SIZE * HALF_CAPITAL);
        return List.of(
                new Area(disc(middle, DISC + RIM), palette.page(), ""),
                new Area(disc(middle, DISC), Palette.alarm(), ""),
                new Words(Integer.toString(number), baseline, Anchor.MIDDLE, lettering));
    }

    private List<Spot> line() {
        List<Spot> middles = way.stages().stream()
                .flatMap(stage -> stage.cells().stream())
                .map(scale::middle)
                .toList();
        if (way.deeds().isEmpty()) {
            return middles;
        }
        List<Spot> line = new ArrayList<>();
        for (int i = 0; i < middles.size(); i++) {
            line.add(toTheRight(
                    middles.get(Math.max(0, i - 1)), middles.get(i), middles.get(Math.min(middles.size() - 1, i + 1))));
        }
        return line;
    }

    private static Spot toTheRight(Spot before, Spot at, Spot after) {
        // Where the way turns round, the direction in which it came counts.
        boolean turnsRound = before.equals(after);
        double alongX = turnsRound ? at.x() - before.x() : after.x() - before.x();
        double alongY = turnsRound ? at.y() - before.y() : after.y() - before.y();
        double length = StrictMath.hypot(alongX, alongY);
        return length == 0 ? at : at.plus(-alongY / length * TO_THE_RIGHT, alongX / length * TO_THE_RIGHT);
    }

    /** The corners of a circle. */
    static List<Spot> disc(Spot middle, double radius) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < DISC_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / DISC_CORNERS;
            spots.add(middle.plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)));
        }
        return spots;
    }
}
