package undercroft.geometry;

import java.util.Collection;

/** An axis-parallel rectangle of cells, [x, x + width] × [y, y + height]. */
public record Box(int x, int y, int width, int height) {

    /**
     * {@return the smallest box that contains all of the points}
     *
     * @param points at least one
     */
    public static Box around(Collection<Point> points) {
        if (points.isEmpty()) {
            throw new IllegalArgumentException("A box needs at least one point to contain.");
        }
        int minX = Integer.MAX_VALUE;
        int minY = Integer.MAX_VALUE;
        int maxX = Integer.MIN_VALUE;
        int maxY = Integer.MIN_VALUE;
        for (Point point : points) {
            minX = Math.min(minX, point.x());
            minY = Math.min(minY, point.y());
            maxX = Math.max(maxX, point.x());
            maxY = Math.max(maxY, point.y());
        }
        return new Box(minX, minY, maxX - minX, maxY - minY);
    }

    /** {@return whether a point lies in the box or on its border} */
    public boolean contains(Point point) {
        return point.x() >= x && point.x() <= maxX() && point.y() >= y && point.y() <= maxY();
    }

    /** {@return the box with {@code margin} more cells on every side} */
    public Box grown(int margin) {
        return new Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
    }

    /** {@return the box with all coordinates multiplied by {@code factor}} */
    public Box scaled(int factor) {
        return new Box(
                Math.multiplyExact(x, factor),
                Math.multiplyExact(y, factor),
                Math.multiplyExact(width, factor),
                Math.multiplyExact(height, factor));
    }

    public int maxX() {
        return x + width;
    }

    public int maxY() {
        return y + height;
    }
}
