package undercroft.verify;

import undercroft.geometry.Box;
import undercroft.geometry.Point;

/** A triangle of positive area. */
record Triangle(Point a, Point b, Point c) {

    private static final Point X_AXIS = new Point(1, 0);
    private static final Point Y_AXIS = new Point(0, 1);

    /**
     * Whether this triangle meets the other one enlarged by an open square of half-side {@code cells}, that is, whether
     * their Chebyshev distance is less than {@code cells}; for 0, whether their interiors meet.
     *
     * <p>By the separating axis theorem: two convex sets are disjoint exactly if some edge of their Minkowski
     * difference separates it from the origin. Its edges are those of the two triangles and of the square. Along an
     * edge normal n, the square extends {@code cells × (|nx| + |ny|)}.
     */
    boolean isCloserThan(int cells, Triangle other) {
        return !isSeparating(X_AXIS, other, cells)
                && !isSeparating(Y_AXIS, other, cells)
                && !isSeparatedByOwnEdges(other, cells)
                && !other.isSeparatedByOwnEdges(this, cells);
    }

    Box bounds() {
        int minX = Math.min(a.x(), Math.min(b.x(), c.x()));
        int minY = Math.min(a.y(), Math.min(b.y(), c.y()));
        int maxX = Math.max(a.x(), Math.max(b.x(), c.x()));
        int maxY = Math.max(a.y(), Math.max(b.y(), c.y()));
        return new Box(minX, minY, maxX - minX, maxY - minY);
    }

    /** Whether a point lies in this triangle or on it; the corners go counter-clockwise. */
    boolean covers(Point point) {
        return Grid.turn(a, b, point) >= 0 && Grid.turn(b, c, point) >= 0 && Grid.turn(c, a, point) >= 0;
    }

    private boolean isSeparatedByOwnEdges(Triangle other, int cells) {
        return isSeparating(normal(a, b), other, cells)
                || isSeparating(normal(b, c), other, cells)
                || isSeparating(normal(c, a), other, cells);
    }

    private boolean isSeparating(Point axis, Triangle other, int cells) {
        long reach = cells * (Math.abs((long) axis.x()) + Math.abs((long) axis.y()));
        return other.min(axis) - max(axis) >= reach || min(axis) - other.max(axis) >= reach;
    }

    private long min(Point axis) {
        return Math.min(along(axis, a), Math.min(along(axis, b), along(axis, c)));
    }

    private long max(Point axis) {
        return Math.max(along(axis, a), Math.max(along(axis, b), along(axis, c)));
    }

    private static long along(Point axis, Point point) {
        return (long) axis.x() * point.x() + (long) axis.y() * point.y();
    }

    private static Point normal(Point from, Point to) {
        return new Point(to.y() - from.y(), from.x() - to.x());
    }
}
