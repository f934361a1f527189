package undercroft.geometry;

import java.util.List;

/** A point of the grid, or the vector to it, in cells. */
public record Point(int x, int y) implements Comparable<Point> {

    /** (0, 0). */
    public static final Point ORIGIN = new Point(0, 0);

    /** The steps to the eight cells around a cell, clockwise from the north. Those at even positions share a side with it. */
    public static final List<Point> AROUND = List.of(
            new Point(0, 1),
            new Point(1, 1),
            new Point(1, 0),
            new Point(1, -1),
            new Point(0, -1),
            new Point(-1, -1),
            new Point(-1, 0),
            new Point(-1, 1));

    public Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    public Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    public Point times(int factor) {
        return new Point(x * factor, y * factor);
    }

    /**
     * {@return the z component of this × other: positive if other lies to the left of this, zero if the two are
     * parallel}
     */
    public long cross(Point other) {
        return (long) x * other.y - (long) y * other.x;
    }

    public long dot(Point other) {
        return (long) x * other.x + (long) y * other.y;
    }

    /** Orders points from left to right, then from bottom to top. */
    @Override
    public int compareTo(Point other) {
        return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }

    @Override
    public String toString() {
        return "[" + x + "," + y + "]";
    }
}
