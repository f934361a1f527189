package undercroft.tiles;

import undercroft.geometry.Point;
import undercroft.geometry.Segment;

/**
 * A side shared by two cells.
 *
 * @param cell the lower left corner of the cell above it or to its right
 * @param isBelow whether the side is the lower side of that cell rather than its left side
 */
record Side(Point cell, boolean isBelow) {

    private static final Point LEFT = new Point(-1, 0);
    private static final Point DOWN = new Point(0, -1);

    /** The side between two adjacent cells. */
    static Side between(Point one, Point other) {
        Point upper = one.compareTo(other) > 0 ? one : other;
        return new Side(upper, one.x() == other.x());
    }

    /** The lower left corner of the cell below the side or to its left. */
    Point otherCell() {
        return cell.plus(isBelow ? DOWN : LEFT);
    }

    /** The midpoint in half cells. */
    Point doubledMiddle() {
        return new Point(2 * cell.x() + (isBelow ? 1 : 0), 2 * cell.y() + (isBelow ? 0 : 1));
    }

    /** The side as a segment from left to right or from bottom to top. */
    Segment segment() {
        return new Segment(cell, cell.plus(isBelow ? new Point(1, 0) : new Point(0, 1)));
    }
}
