package undercroft.configspace;

import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.MinkowskiSum;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;

/**
 * The offsets at which one convex part of B is too close to one convex part of A: the interior of the Minkowski sum of
 * A's part, the square of the distance, and B's part rotated by 180 degrees.
 */
final class ForbiddenRegion {

    /** The unit in which fill ratios are stored: 1/256, fine enough for a measure that only guides the search. */
    private static final long FULL = 256;

    private final Box boxOfA;
    private final Box boxOfB;
    private final int distance;
    private final long fill;
    private final List<Segment> edges;
    private final Box bounds;

    private ForbiddenRegion(Polygon partOfA, Polygon partOfB, int distance, Polygon sum) {
        this.boxOfA = partOfA.bounds();
        this.boxOfB = partOfB.bounds();
        this.distance = distance;
        this.fill = fillOf(partOfA) * fillOf(partOfB);
        this.edges = sum.edges();
        this.bounds = sum.bounds();
    }

    static ForbiddenRegion of(Polygon partOfA, Polygon partOfB, int distance) {
        Polygon grown = distance == 0
                ? partOfA
                : MinkowskiSum.ofConvex(partOfA, Polygon.rectangle(-distance, -distance, 2 * distance, 2 * distance));
        Polygon sum = MinkowskiSum.ofConvex(grown, partOfB.transformed(Transform.R180));
        return new ForbiddenRegion(partOfA, partOfB, distance, sum);
    }

    /** A box that contains all offsets of the region in its interior. */
    Box bounds() {
        return bounds;
    }

    boolean contains(int dx, int dy) {
        Point offset = new Point(dx, dy);
        for (Segment edge : edges) {
            Point along = edge.to().minus(edge.from());
            if (along.cross(offset.minus(edge.from())) <= 0) {
                return false;
            }
        }
        return true;
    }

    /** The leftmost offset of the region in a row strictly between the bottom and top of the bounds. */
    int firstInRow(int dy) {
        for (Segment edge : edges) {
            if (edge.to().y() < edge.from().y()
                    && edge.to().y() <= dy
                    && dy <= edge.from().y()) {
                return (int) Math.floorDiv(crossingNumerator(edge, dy), crossingDenominator(edge)) + 1;
            }
        }
        throw new IllegalArgumentException("The row (%d) must lie strictly within %s.".formatted(dy, bounds));
    }

    /** The rightmost offset of the region in a row strictly between the bottom and top of the bounds. */
    int lastInRow(int dy) {
        for (Segment edge : edges) {
            if (edge.to().y() > edge.from().y()
                    && edge.from().y() <= dy
                    && dy <= edge.to().y()) {
                return (int) -Math.floorDiv(-crossingNumerator(edge, dy), crossingDenominator(edge)) - 1;
            }
        }
        throw new IllegalArgumentException("The row (%d) must lie strictly within %s.".formatted(dy, bounds));
    }

    /**
     * About how many cells of B's part are too close to A's, at an offset in the region. It is an integer, and the same
     * for A seen from B, so incrementally updated sums over many pairs stay exact.
     */
    long overlap(int dx, int dy) {
        long width = distance
                + Math.min(boxOfA.maxX(), (long) boxOfB.maxX() + dx)
                - Math.max(boxOfA.x(), (long) boxOfB.x() + dx);
        long height = distance
                + Math.min(boxOfA.maxY(), (long) boxOfB.maxY() + dy)
                - Math.max(boxOfA.y(), (long) boxOfB.y() + dy);
        return width * height * fill / (FULL * FULL);
    }

    // The x coordinate at which an edge crosses a row, as a fraction with a positive denominator: x = x1 + (y − y1)(x2
    // − x1) / (y2 − y1).

    private static long crossingNumerator(Segment edge, int dy) {
        long rise = (long) edge.to().y() - edge.from().y();
        long numerator = edge.from().x() * rise
                + ((long) dy - edge.from().y()) * (edge.to().x() - edge.from().x());
        return rise > 0 ? numerator : -numerator;
    }

    private static long crossingDenominator(Segment edge) {
        return Math.abs((long) edge.to().y() - edge.from().y());
    }

    /** The share of its bounding box that a part fills, in units of 1/{@value #FULL}. */
    private static long fillOf(Polygon part) {
        Box box = part.bounds();
        return FULL * part.doubledArea() / (2L * box.width() * box.height());
    }
}
