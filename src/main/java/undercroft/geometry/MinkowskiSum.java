package undercroft.geometry;

import java.util.ArrayList;
import java.util.List;

/** Minkowski sums of polygons, {a + b : a ∈ A, b ∈ B}. */
public final class MinkowskiSum {

    private MinkowskiSum() {}

    /**
     * {@return the sum of two convex polygons: the convex hull of all sums of their vertices} Most rooms are made of
     * rectangles, and the sum of two rectangles is computed directly: its width and height are the sums of theirs.
     */
    public static Polygon ofConvex(Polygon a, Polygon b) {
        if (a.isAxisParallel() && b.isAxisParallel()) {
            Box first = a.bounds();
            Box second = b.bounds();
            return Polygon.rectangle(
                    first.x() + second.x(),
                    first.y() + second.y(),
                    first.width() + second.width(),
                    first.height() + second.height());
        }
        List<Point> sums = new ArrayList<>(a.vertices().size() * b.vertices().size());
        for (Point p : a.vertices()) {
            for (Point q : b.vertices()) {
                sums.add(p.plus(q));
            }
        }
        return JtsGeometry.convexHull(sums);
    }
}
