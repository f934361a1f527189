package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Door;
import undercroft.layout.Layout;

/** The walls of rooms, with gaps at doors. */
final class WallLines {

    private static final double SHARE_OF_CELL = 0.21;
    private static final double THINNEST = 1.5;
    private static final double THICKEST = 6;

    /** How far the hand deviates, in cells. */
    private static final double UNEVENNESS = 0.05;

    private static final int PURPOSE_X = 11;
    private static final int PURPOSE_Y = 12;

    private final MapScale scale;
    private final boolean drawnByHand;

    WallLines(MapScale scale, MapStyle style) {
        this.scale = scale;
        this.drawnByHand = style.drawnByHand();
    }

    /** The width of a wall, in pixels. */
    static double width(double pixelsPerCell) {
        return Math.max(THINNEST, Math.min(THICKEST, SHARE_OF_CELL * pixelsPerCell));
    }

    /** {@return for each room the lines of its walls, as {@link Walls} gives them} */
    static List<List<List<Point>>> wallsOf(Layout layout) {
        return wallsOf(layout, door -> true);
    }

    /** {@return the same with gaps at some of the doors only} */
    static List<List<List<Point>>> wallsOf(Layout layout, Predicate<Door> isGap) {
        List<List<Segment>> doorsOfRooms = new ArrayList<>();
        layout.rooms().forEach(room -> doorsOfRooms.add(new ArrayList<>()));
        for (Door door : layout.doors().stream().filter(isGap).toList()) {
            doorsOfRooms.get(door.roomA()).add(door.at());
            doorsOfRooms.get(door.roomB()).add(door.at());
        }
        return layout.rooms().stream()
                .map(room -> Walls.around(room.outline(), doorsOfRooms.get(room.index())))
                .toList();
    }

    /**
     * A mark for each room.
     *
     * @param wallsOfRooms as {@link #wallsOf} gives them
     */
    List<Mark> of(List<List<List<Point>>> wallsOfRooms, Colour ink) {
        Pen pen = new Pen(ink, width(scale.pixelsPerCell()));
        List<Mark> marks = new ArrayList<>();
        for (List<List<Point>> walls : wallsOfRooms) {
            marks.add(new Strokes(walls.stream().map(this::wall).toList(), pen));
        }
        return marks;
    }

    private Stroke wall(List<Point> wall) {
        int last = wall.size() - 1;
        return wall.get(0).equals(wall.get(last))
                ? new Stroke(line(wall).subList(0, line(wall).size() - 1), true)
                : new Stroke(line(wall), false);
    }

    /** A line through some points: by hand, a little beside every point of the grid that it passes. */
    List<Spot> line(List<Point> points) {
        if (!drawnByHand) {
            return scale.spots(points);
        }
        List<Spot> line = new ArrayList<>();
        line.add(uneven(points.get(0)));
        for (int i = 0; i + 1 < points.size(); i++) {
            Segment edge = new Segment(points.get(i), points.get(i + 1));
            for (int step = 1; step <= edge.length(); step++) {
                line.add(uneven(edge.from().plus(edge.step().times(step))));
            }
        }
        return line;
    }

    private Spot uneven(Point point) {
        return scale.spot(
                point.x() + UNEVENNESS * (2 * Grain.at(point.x(), point.y(), PURPOSE_X) - 1),
                point.y() + UNEVENNESS * (2 * Grain.at(point.x(), point.y(), PURPOSE_Y) - 1));
    }
}
