package undercroft.verify;

import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.layout.Facing;

/** The integer predicates of the checks, for coordinates up to {@link #MAX_COORDINATE}. */
final class Grid {

    /**
     * The largest absolute coordinate: sums of products of two differences then fit a long. A level of the largest
     * rooms in one row stays below it.
     */
    static final int MAX_COORDINATE = 1 << 28;

    private Grid() {}

    static boolean isInRange(Point point) {
        return Math.abs((long) point.x()) <= MAX_COORDINATE && Math.abs((long) point.y()) <= MAX_COORDINATE;
    }

    /** Positive if c lies to the left of the line from a to b, zero if it lies on the line. */
    static long turn(Point a, Point b, Point c) {
        return (long) (b.x() - a.x()) * (c.y() - a.y()) - (long) (b.y() - a.y()) * (c.x() - a.x());
    }

    /** Whether the point lies on the segment, ends included. */
    static boolean isOn(Point point, Segment segment) {
        return turn(segment.from(), segment.to(), point) == 0
                && isBetween(point.x(), segment.from().x(), segment.to().x())
                && isBetween(point.y(), segment.from().y(), segment.to().y());
    }

    static boolean isOn(Segment part, Segment segment) {
        return isOn(part.from(), segment) && isOn(part.to(), segment);
    }

    /**
     * Where the centre of a cell lies: 1 inside a polygon, 0 on its outline, −1 outside. Casts a ray to the east. In half cells,
     * centres are odd and vertices even, so the ray meets no vertex.
     *
     * @param cell its lower left corner
     */
    static int sideOfCentre(Polygon polygon, Point cell) {
        Point centre = new Point(2 * cell.x() + 1, 2 * cell.y() + 1);
        boolean inside = false;
        for (Segment edge : polygon.edges()) {
            Point low = (edge.from().y() < edge.to().y() ? edge.from() : edge.to()).times(2);
            Point high = (edge.from().y() < edge.to().y() ? edge.to() : edge.from()).times(2);
            if (low.y() < centre.y() && centre.y() < high.y()) {
                long turn = turn(low, high, centre);
                if (turn == 0) {
                    return 0;
                }
                inside ^= turn > 0;
            }
        }
        return inside ? 1 : -1;
    }

    /** Whether two segments have a point in common, ends included. */
    static boolean meet(Segment one, Segment other) {
        boolean crossing =
                areOnOppositeSides(one, other.from(), other.to()) && areOnOppositeSides(other, one.from(), one.to());
        return crossing
                || isOn(one.from(), other)
                || isOn(one.to(), other)
                || isOn(other.from(), one)
                || isOn(other.to(), one);
    }

    /** The number of lattice steps of a segment, one less than the number of grid points on it. */
    static int steps(Segment segment) {
        return steps(segment.from(), segment.to());
    }

    static int steps(Point from, Point to) {
        int rest = Math.abs(to.x() - from.x());
        int steps = Math.abs(to.y() - from.y());
        while (rest != 0) {
            int next = steps % rest;
            steps = rest;
            rest = next;
        }
        return steps;
    }

    /** Whether two parallel segments point in the same direction. */
    static boolean sameDirection(Segment one, Segment other) {
        return Integer.signum(one.to().x() - one.from().x())
                        == Integer.signum(other.to().x() - other.from().x())
                && Integer.signum(one.to().y() - one.from().y())
                        == Integer.signum(other.to().y() - other.from().y());
    }

    /** The side to the right of an edge, which is outside a counter-clockwise outline. */
    static Facing facing(Segment edge) {
        int right = Integer.signum(edge.to().y() - edge.from().y());
        int up = Integer.signum(edge.from().x() - edge.to().x());
        if (right != 0 && up != 0) {
            return Facing.SLANTED;
        }
        if (right != 0) {
            return right > 0 ? Facing.EAST : Facing.WEST;
        }
        return up > 0 ? Facing.NORTH : Facing.SOUTH;
    }

    private static boolean areOnOppositeSides(Segment line, Point one, Point other) {
        return Long.signum(turn(line.from(), line.to(), one)) * Long.signum(turn(line.from(), line.to(), other)) < 0;
    }

    private static boolean isBetween(int value, int end, int otherEnd) {
        return Math.min(end, otherEnd) <= value && value <= Math.max(end, otherEnd);
    }
}
