package undercroft.survey;

import undercroft.geometry.Point;
import undercroft.geometry.Segment;

/**
 * A directed straight line through grid points, with a coordinate along it that counts lattice steps.
 *
 * @param origin the grid point with the coordinate 0
 * @param step the primitive lattice step in the direction of the line
 */
record WallLine(Point origin, Point step) {

    static WallLine of(Segment segment) {
        Point step = segment.step();
        return new WallLine(segment.from().minus(step.times(along(step, segment.from()))), step);
    }

    /** The coordinate of a grid point on the line. */
    int along(Point point) {
        return along(step, point);
    }

    /** The coordinates of a segment on the line, which has its direction. */
    Interval along(Segment segment) {
        return new Interval(along(segment.from()), along(segment.to()));
    }

    /** The segment between two coordinates. */
    Segment segment(Interval interval) {
        return new Segment(origin.plus(step.times(interval.from())), origin.plus(step.times(interval.to())));
    }

    private static int along(Point step, Point point) {
        return step.x() != 0 ? Math.floorDiv(point.x(), step.x()) : Math.floorDiv(point.y(), step.y());
    }
}
