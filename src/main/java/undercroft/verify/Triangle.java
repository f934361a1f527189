package undercroft.verify;

import undercroft.geometry.Point;

/** A triangle of positive area. */
record Triangle(Point a, Point b, Point c) {

    private static final Point X_AXIS = new Point(1, 0);
    private static final Point Y_AXIS = new Point(0, 1);

    /**
     * Whether this triangle meets the other one grown by an open square of half-side {@code cells}, which is to say that
     * their Chebyshev distance is less than that; with no cells, whether their interiors meet.
     *
     * <p>Two convex sets are apart exactly when some edge of their Minkowski difference separates it from the origin, and
     * its edges are those of the two triangles and of the square. On that edge's normal n the square reaches {@code cells
     * × (|nx| + |ny|)} far.
     */
    boolean isCloserThan(int cells, Triangle other) {
        return !areApart(X_AXIS, other, cells)
                && !areApart(Y_AXIS, other, cells)
                && !isApartAlongItsNormals(other, cells)
                && !other.isApartAlongItsNormals(this, cells);
    }

    private boolean isApartAlongItsNormals(Triangle other, int cells) {
        return areApart(normal(a, b), other, cells)
                || areApart(normal(b, c), other, cells)
                || areApart(normal(c, a), other, cells);
    }

    private boolean areApart(Point axis, Triangle other, int cells) {
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
