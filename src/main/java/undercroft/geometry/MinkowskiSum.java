package undercroft.geometry;

import java.util.ArrayList;
import java.util.List;

/** Minkowski sums of polygons, {a + b : a ∈ A, b ∈ B}. */
public final class MinkowskiSum {

    private MinkowskiSum() {}

    /** The sum of two convex polygons: the convex hull of all sums of their vertices. */
    public static Polygon ofConvex(Polygon a, Polygon b) {
        List<Point> sums = new ArrayList<>(a.vertices().size() * b.vertices().size());
        for (Point p : a.vertices()) {
            for (Point q : b.vertices()) {
                sums.add(p.plus(q));
            }
        }
        return JtsGeometry.convexHull(sums);
    }
}
