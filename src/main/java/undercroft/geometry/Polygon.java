package undercroft.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A simple polygon with integer vertices.
 *
 * <p>Normal form: counter-clockwise, without collinear vertices, starting at the leftmost of the lowest vertices. So
 * two polygons are equal exactly if they cover the same points. The caller must make sure that the outline does not
 * cross or touch itself; {@link OutlineCheck} decides this for outlines that come from outside.
 */
public final class Polygon {

    private final List<Point> vertices;

    private Polygon(List<Point> normalVertices) {
        this.vertices = List.copyOf(normalVertices);
    }

    /**
     * {@return the polygon with an outline}
     *
     * @param outline a simple closed outline of either winding, the first point not repeated; collinear points are
     *     dropped
     * @throws IllegalArgumentException if fewer than three points remain
     */
    public static Polygon of(List<Point> outline) {
        List<Point> corners = withoutCollinear(outline);
        if (corners.size() < 3) {
            throw new IllegalArgumentException(
                    "The outline (%s) must have at least three points that are not all on one line."
                            .formatted(outline));
        }
        if (doubledSignedArea(corners) < 0) {
            Collections.reverse(corners);
        }
        Collections.rotate(corners, -indexOfLowest(corners));
        return new Polygon(corners);
    }

    /** {@return the axis-parallel rectangle [x, x + width] × [y, y + height]} */
    public static Polygon rectangle(int x, int y, int width, int height) {
        return of(List.of(
                new Point(x, y), new Point(x + width, y), new Point(x + width, y + height), new Point(x, y + height)));
    }

    /** {@return the vertices, counter-clockwise; the first is not repeated} */
    public List<Point> vertices() {
        return vertices;
    }

    /** {@return the edges in the order of the vertices; the interior lies to the left of each} */
    public List<Segment> edges() {
        List<Segment> edges = new ArrayList<>(vertices.size());
        for (int i = 0; i < vertices.size(); i++) {
            edges.add(new Segment(vertices.get(i), vertices.get((i + 1) % vertices.size())));
        }
        return edges;
    }

    /** {@return twice the area in cells, which is an integer for every polygon with integer vertices} */
    public long doubledArea() {
        return doubledSignedArea(vertices);
    }

    public Box bounds() {
        return Box.around(vertices);
    }

    public boolean isAxisParallel() {
        return edges().stream().allMatch(Segment::isAxisParallel);
    }

    public Polygon transformed(Transform transform) {
        return of(vertices.stream().map(transform::apply).toList());
    }

    public Polygon translated(Point by) {
        return new Polygon(vertices.stream().map(vertex -> vertex.plus(by)).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Polygon polygon && vertices.equals(polygon.vertices);
    }

    @Override
    public int hashCode() {
        return vertices.hashCode();
    }

    @Override
    public String toString() {
        return vertices.toString();
    }

    private static List<Point> withoutCollinear(List<Point> outline) {
        List<Point> corners = new ArrayList<>(outline);
        // One sweep finds all collinear points: dropping one makes another collinear only where the outline turns back
        // on itself, which a simple outline never does.
        List<Point> kept = new ArrayList<>(corners.size());
        int count = corners.size();
        for (int i = 0; i < count; i++) {
            Point before = corners.get((i + count - 1) % count);
            Point here = corners.get(i);
            Point after = corners.get((i + 1) % count);
            if (here.minus(before).cross(after.minus(here)) != 0) {
                kept.add(here);
            }
        }
        return kept;
    }

    private static long doubledSignedArea(List<Point> corners) {
        long sum = 0;
        for (int i = 0; i < corners.size(); i++) {
            sum += corners.get(i).cross(corners.get((i + 1) % corners.size()));
        }
        return sum;
    }

    private static int indexOfLowest(List<Point> corners) {
        int lowest = 0;
        for (int i = 1; i < corners.size(); i++) {
            Point candidate = corners.get(i);
            Point best = corners.get(lowest);
            if (candidate.y() < best.y() || (candidate.y() == best.y() && candidate.x() < best.x())) {
                lowest = i;
            }
        }
        return lowest;
    }
}
