package undercroft.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.triangulate.polygon.ConstrainedDelaunayTriangulator;

/**
 * The only use of the JTS Topology Suite. Both constructions choose among the given points and decide by robust
 * orientation tests, so integer coordinates come back exactly.
 */
final class JtsGeometry {

    private JtsGeometry() {}

    /** Triangles on the polygon's vertices that together cover it. */
    static List<Polygon> triangulate(Polygon polygon) {
        GeometryFactory factory = new GeometryFactory();
        List<Coordinate> ring = new ArrayList<>(
                polygon.vertices().stream().map(JtsGeometry::coordinate).toList());
        ring.add(ring.get(0));
        Geometry triangles =
                ConstrainedDelaunayTriangulator.triangulate(factory.createPolygon(ring.toArray(Coordinate[]::new)));
        List<Polygon> parts = new ArrayList<>();
        for (int i = 0; i < triangles.getNumGeometries(); i++) {
            // A vertex on the line between two others can yield a degenerate triangle without area.
            polygonOf(triangles.getGeometryN(i)).ifPresent(parts::add);
        }
        return parts;
    }

    /** The convex hull of points that are not all on one line. */
    static Polygon convexHull(Collection<Point> points) {
        Coordinate[] coordinates = points.stream().map(JtsGeometry::coordinate).toArray(Coordinate[]::new);
        return polygonOf(new ConvexHull(coordinates, new GeometryFactory()).getConvexHull())
                .orElseThrow(() -> new IllegalArgumentException(
                        "The points (%s) must not all lie on one line.".formatted(points)));
    }

    private static Optional<Polygon> polygonOf(Geometry geometry) {
        if (geometry.getArea() == 0) {
            return Optional.empty();
        }
        List<Point> ring = Arrays.stream(geometry.getCoordinates())
                .map(coordinate -> new Point((int) coordinate.x, (int) coordinate.y))
                .toList();
        return Optional.of(Polygon.of(ring.subList(0, ring.size() - 1)));
    }

    private static Coordinate coordinate(Point point) {
        return new Coordinate(point.x(), point.y());
    }
}
