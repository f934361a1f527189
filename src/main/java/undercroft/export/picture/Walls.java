package undercroft.export.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;

/** The parts of an outline that are not open for doors. */
final class Walls {

    private final List<List<Point>> finished = new ArrayList<>();
    private List<Point> current = new ArrayList<>();

    private Walls() {}

    /**
     * The walls of a room: without doors, the whole outline with its first point repeated; otherwise the parts between
     * the doors.
     *
     * @param doors those that are not on the outline are ignored
     */
    static List<List<Point>> around(Polygon outline, List<Segment> doors) {
        Walls walls = new Walls();
        walls.current.add(outline.vertices().get(0));
        for (Segment edge : outline.edges()) {
            doors.stream()
                    .filter(edge::contains)
                    .map(door -> along(edge, door))
                    .sorted(Comparator.comparingLong(door -> distance(edge, door.from())))
                    .forEach(door -> walls.open(edge, door));
            walls.buildTo(edge.to());
        }
        return walls.joined();
    }

    private void open(Segment edge, Segment door) {
        Point last = current.get(current.size() - 1);
        if (edge.contains(last) && distance(edge, door.from()) < distance(edge, last)) {
            // Doors of an invalid layout may overlap: extend the gap of the previous door.
            if (distance(edge, door.to()) > distance(edge, last)) {
                current.set(current.size() - 1, door.to());
            }
            return;
        }
        buildTo(door.from());
        finished.add(current);
        current = new ArrayList<>(List.of(door.to()));
    }

    private void buildTo(Point point) {
        if (!current.get(current.size() - 1).equals(point)) {
            current.add(point);
        }
    }

    /** Joins the first and the last wall, which meet at the first corner. */
    private List<List<Point>> joined() {
        if (finished.isEmpty()) {
            return List.of(current);
        }
        List<Point> first = finished.remove(0);
        current.addAll(first.subList(1, first.size()));
        finished.add(current);
        finished.removeIf(wall -> wall.size() < 2);
        return finished;
    }

    private static Segment along(Segment edge, Segment door) {
        return distance(edge, door.from()) <= distance(edge, door.to()) ? door : door.reversed();
    }

    private static long distance(Segment edge, Point point) {
        return point.minus(edge.from()).dot(edge.step());
    }
}
