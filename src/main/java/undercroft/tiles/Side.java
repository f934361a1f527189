package undercroft.tiles;

import undercroft.geometry.Point;
import undercroft.geometry.Segment;

/**
 * A side that two cells share.
 *
 * @param cell the lower left corner of the cell above or to the right of it
 * @param isBelow whether it is that cell's lower side, else its left one
 */
record Side(Point cell, boolean isBelow) {

    private static final Point LEFT = new Point(-1, 0);
    private static final Point DOWN = new Point(0, -1);

    /** The side between two neighbouring cells. */
    static Side between(Point one, Point other) {
        Point upper = one.compareTo(other) > 0 ? one : other;
        return new Side(upper, one.x() == other.x());
    }

    /** The cell below it or to its left. */
    Point otherCell() {
        return cell.plus(isBelow ? DOWN : LEFT);
    }

    /** Its middle, in halves of cells. */
    Point doubledMiddle() {
        return new Point(2 * cell.x() + (isBelow ? 1 : 0), 2 * cell.y() + (isBelow ? 0 : 1));
    }

    /** From left to right or from bottom to top. */
    Segment segment() {
        return new Segment(cell, cell.plus(isBelow ? new Point(1, 0) : new Point(0, 1)));
    }
}
