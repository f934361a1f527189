package undercroft.drawing;

/** Tests of segments and triangles in floating point. */
final class Segments {

    private Segments() {}

    /** Whether the segments from a to b and from c to d have a point in common. */
    static boolean meet(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
        if (Math.max(ax, bx) < Math.min(cx, dx)
                || Math.max(cx, dx) < Math.min(ax, bx)
                || Math.max(ay, by) < Math.min(cy, dy)
                || Math.max(cy, dy) < Math.min(ay, by)) {
            return false;
        }
        return turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) <= 0
                && turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) <= 0;
    }

    /** Whether the triangle a, b, c holds the point p. */
    static boolean isInTriangle(
            double px, double py, double ax, double ay, double bx, double by, double cx, double cy) {
        double a = turn(ax, ay, bx, by, px, py);
        double b = turn(bx, by, cx, cy, px, py);
        double c = turn(cx, cy, ax, ay, px, py);
        return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
    }

    /** Twice the area of a triangle, positive where the way from a by b to c turns to the left. */
    private static double turn(double ax, double ay, double bx, double by, double cx, double cy) {
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    }
}
