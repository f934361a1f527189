package undercroft.geometry;

/** Decides whether polygons lie apart or one within the other. Exact for coordinates within ±2^29. */
public final class Nesting {

    private Nesting() {}

    /** {@return whether one polygon lies within the other and their outlines have no point in common} */
    public static boolean isStrictlyWithin(Polygon inner, Polygon outer) {
        return !outlinesMeet(inner, outer) && contains(outer, inner.vertices().get(0));
    }

    /** {@return whether two polygons have no point in common} */
    public static boolean areApart(Polygon one, Polygon other) {
        return !outlinesMeet(one, other)
                && !contains(one, other.vertices().get(0))
                && !contains(other, one.vertices().get(0));
    }

    private static boolean outlinesMeet(Polygon one, Polygon other) {
        for (Segment edge : one.edges()) {
            for (Segment otherEdge : other.edges()) {
                if (meet(edge, otherEdge)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean meet(Segment one, Segment other) {
        boolean boxesMeet = Math.max(one.from().x(), one.to().x())
                        >= Math.min(other.from().x(), other.to().x())
                && Math.max(other.from().x(), other.to().x())
                        >= Math.min(one.from().x(), one.to().x())
                && Math.max(one.from().y(), one.to().y())
                        >= Math.min(other.from().y(), other.to().y())
                && Math.max(other.from().y(), other.to().y())
                        >= Math.min(one.from().y(), one.to().y());
        return boxesMeet && separatesOrTouches(one, other) && separatesOrTouches(other, one);
    }

    /** Whether the ends of a segment lie on different sides of a line, or one of them on it. */
    private static boolean separatesOrTouches(Segment line, Segment ends) {
        Point along = line.to().minus(line.from());
        long left = along.cross(ends.from().minus(line.from()));
        long right = along.cross(ends.to().minus(line.from()));
        return Long.signum(left) * Long.signum(right) <= 0;
    }

    /** Whether a point that is not on the outline lies within: an odd number of edges is to its east. */
    private static boolean contains(Polygon polygon, Point point) {
        boolean inside = false;
        for (Segment edge : polygon.edges()) {
            Point low = edge.from().y() <= edge.to().y() ? edge.from() : edge.to();
            Point high = edge.from().y() <= edge.to().y() ? edge.to() : edge.from();
            boolean crossesHeight = low.y() <= point.y() && point.y() < high.y();
            inside ^= crossesHeight && high.minus(low).cross(point.minus(low)) > 0;
        }
        return inside;
    }
}
