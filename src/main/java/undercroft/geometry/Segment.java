package undercroft.geometry;

/** The straight line between two different grid points, directed from the first to the second. */
public record Segment(Point from, Point to) {

    public Segment {
        if (from.equals(to)) {
            throw new IllegalArgumentException("The ends of a segment (%s, %s) must differ.".formatted(from, to));
        }
    }

    public static Segment of(int fromX, int fromY, int toX, int toY) {
        return new Segment(new Point(fromX, fromY), new Point(toX, toY));
    }

    /**
     * {@return the number of primitive lattice steps from end to end; on an axis-parallel segment, its length in cells}
     */
    public int length() {
        return gcd(to.x() - from.x(), to.y() - from.y());
    }

    /** {@return the smallest lattice vector along the segment: {@code to = from + length × step}} */
    public Point step() {
        int length = length();
        return new Point((to.x() - from.x()) / length, (to.y() - from.y()) / length);
    }

    public Segment reversed() {
        return new Segment(to, from);
    }

    public Segment translated(Point by) {
        return new Segment(from.plus(by), to.plus(by));
    }

    public boolean isAxisParallel() {
        return from.x() == to.x() || from.y() == to.y();
    }

    /** {@return whether both cover the same points, regardless of direction} */
    public boolean coincidesWith(Segment other) {
        return equals(other) || equals(other.reversed());
    }

    /** {@return whether the point lies on the segment, ends included} */
    public boolean contains(Point point) {
        Point along = to.minus(from);
        Point offset = point.minus(from);
        return along.cross(offset) == 0 && offset.dot(along) >= 0 && offset.dot(along) <= along.dot(along);
    }

    /** {@return whether every point of the other segment lies on this one} */
    public boolean contains(Segment other) {
        return contains(other.from) && contains(other.to);
    }

    private static int gcd(int a, int b) {
        int x = Math.abs(a);
        int y = Math.abs(b);
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }
}
