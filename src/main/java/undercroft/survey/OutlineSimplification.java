package undercroft.survey;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.OutlineCheck;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/**
 * Leaves out corners of an outline that are within {@value #TOLERANCE} cell of a line between others (D. Douglas and T. Peucker,
 * "Algorithms for the reduction of the number of points required to represent a digitized line or its caricature", 1973). Two
 * corners far apart always stay, and the two chains between them are simplified.
 */
final class OutlineSimplification {

    /** In cells: what is smaller cannot be seen on a map of a few pixels a cell. */
    private static final int TOLERANCE = 1;

    /** A simplified outline that adds or takes away more than a quarter of the room's area looks like another room. */
    private static final int AREA_SHARE = 4;

    private final List<Point> corners;
    private final boolean[] stays;

    private OutlineSimplification(List<Point> corners) {
        this.corners = corners;
        this.stays = new boolean[corners.size()];
    }

    /** The corners that stay; all where the rest would not be simple, or of another size. */
    static List<Point> of(Polygon outline) {
        List<Point> simplified = new OutlineSimplification(outline.vertices()).simplified();
        return isFaithful(simplified, outline) ? simplified : outline.vertices();
    }

    private static boolean isFaithful(List<Point> simplified, Polygon outline) {
        if (simplified.size() < 3 || OutlineCheck.firstFault(simplified).isPresent()) {
            return false;
        }
        long difference = 0;
        for (int i = 0; i < simplified.size(); i++) {
            difference += simplified.get(i).cross(simplified.get((i + 1) % simplified.size()));
        }
        difference -= outline.doubledArea();
        return Math.abs(difference) * AREA_SHARE <= outline.doubledArea();
    }

    private List<Point> simplified() {
        int far = 0;
        for (int i = 1; i < corners.size(); i++) {
            if (squaredLength(0, i) > squaredLength(0, far)) {
                far = i;
            }
        }
        stays[0] = true;
        stays[far] = true;
        simplify(0, far);
        simplify(far, corners.size());
        List<Point> simplified = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            if (stays[i]) {
                simplified.add(corners.get(i));
            }
        }
        return simplified;
    }

    /** Keeps the farthest corner between two others, if it is too far away, and those that are needed on either side of it. */
    private void simplify(int from, int to) {
        int farthest = from;
        long most = TOLERANCE * TOLERANCE * squaredLength(from, to);
        for (int i = from + 1; i < to; i++) {
            long distance = scaledDistance(i, from, to);
            if (distance > most) {
                most = distance;
                farthest = i;
            }
        }
        if (farthest != from) {
            stays[farthest] = true;
            simplify(from, farthest);
            simplify(farthest, to);
        }
    }

    /**
     * The squared distance of a corner from the segment between two others, times the squared length of that segment. A level's
     * coordinates are so small that this fits a long.
     */
    private long scaledDistance(int corner, int from, int to) {
        Point along = corner(to).minus(corner(from));
        Point offset = corner(corner).minus(corner(from));
        if (offset.dot(along) < 0) {
            return squaredLength(from, corner) * along.dot(along);
        }
        if (offset.dot(along) > along.dot(along)) {
            return squaredLength(to, corner) * along.dot(along);
        }
        return along.cross(offset) * along.cross(offset);
    }

    private long squaredLength(int from, int to) {
        Point way = corner(to).minus(corner(from));
        return way.dot(way);
    }

    /** The corner after the last is the first again. */
    private Point corner(int index) {
        return corners.get(index % corners.size());
    }
}
