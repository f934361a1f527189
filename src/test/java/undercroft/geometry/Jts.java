package undercroft.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.util.AffineTransformation;

/** The JTS Topology Suite as an oracle for polygons on a small grid. */
public final class Jts {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** Far below the smallest area that two polygons on a small grid can share, and far above rounding errors. */
    private static final double NOTHING = 1e-9;

    private Jts() {}

    public static Geometry of(Polygon polygon) {
        return ring(polygon.vertices());
    }

    public static Geometry of(Segment segment) {
        return FACTORY.createLineString(new Coordinate[] {coordinate(segment.from()), coordinate(segment.to())});
    }

    static boolean isSimple(List<Point> outline) {
        return ring(outline).isValid();
    }

    /** The convex hull, if the points span an area. */
    static Optional<Polygon> hull(List<Point> points) {
        Coordinate[] coordinates = points.stream().map(Jts::coordinate).toArray(Coordinate[]::new);
        Geometry hull = new ConvexHull(coordinates, FACTORY).getConvexHull();
        if (hull.getArea() < NOTHING) {
            return Optional.empty();
        }
        List<Point> ring = Arrays.stream(hull.getCoordinates())
                .map(coordinate -> new Point((int) coordinate.x, (int) coordinate.y))
                .toList();
        return Optional.of(Polygon.of(ring.subList(1, ring.size())));
    }

    /** All points within a distance in cells (Chebyshev): the union of the polygon and of squares along its walls. */
    public static Geometry grown(Polygon polygon, int distance) {
        Geometry grown = of(polygon);
        if (distance == 0) {
            return grown;
        }
        for (Segment wall : polygon.edges()) {
            List<Point> corners = new ArrayList<>();
            for (Point end : List.of(wall.from(), wall.to())) {
                Polygon.rectangle(end.x() - distance, end.y() - distance, 2 * distance, 2 * distance)
                        .vertices()
                        .forEach(corners::add);
            }
            grown = grown.union(of(hull(corners).orElseThrow()));
        }
        return grown;
    }

    /** Whether the interiors of two geometries meet when the second is moved by some cells. */
    public static boolean interiorsMeet(Geometry a, Geometry b, int dx, int dy) {
        Geometry moved = AffineTransformation.translationInstance(dx, dy).transform(b);
        return commonArea(a, moved) > NOTHING;
    }

    public static double commonArea(Geometry a, Geometry b) {
        return a.getEnvelopeInternal().intersects(b.getEnvelopeInternal())
                ? a.intersection(b).getArea()
                : 0;
    }

    private static Geometry ring(List<Point> points) {
        List<Coordinate> ring =
                new ArrayList<>(points.stream().map(Jts::coordinate).toList());
        ring.add(ring.get(0));
        return FACTORY.createPolygon(ring.toArray(Coordinate[]::new));
    }

    private static Coordinate coordinate(Point point) {
        return new Coordinate(point.x(), point.y());
    }
}
