package undercroft.verify;

import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.Polygon;

/**
 * The floor of a room, cut into triangles. Two interiors meet exactly if the interiors of two triangles do, because the
 * intersection is open and the cuts are lines. The distance of two regions is that of their nearest triangles.
 */
final class Region {

    private final int room;
    private final Box bounds;
    private final List<Triangle> triangles;

    private Region(int room, Box bounds, List<Triangle> triangles) {
        this.room = room;
        this.bounds = bounds;
        this.triangles = triangles;
    }

    /** The region of a room whose outline is simple. */
    static Region of(int room, Polygon outline) {
        return new Region(room, outline.bounds(), Triangulation.of(outline.vertices()));
    }

    /** The index of the room. */
    int room() {
        return room;
    }

    Box bounds() {
        return bounds;
    }

    /** The number of comparisons of triangles that {@link #isCloserThan} makes at most. */
    long comparisons(Region other) {
        return (long) triangles.size() * other.triangles.size();
    }

    /** Whether the Chebyshev distance is less than {@code cells}; for 0, whether the interiors overlap. */
    boolean isCloserThan(int cells, Region other) {
        for (Triangle triangle : triangles) {
            if (triangle.isNear(cells, other.bounds)
                    && other.triangles.stream()
                            .anyMatch(otherTriangle -> triangle.isCloserThan(cells, otherTriangle))) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the distance to another region, rounded down to cells}
     *
     * @param closerThan a distance that the other region is closer than
     */
    int wholeCellsBetween(Region other, int closerThan) {
        int kept = 0;
        int notKept = closerThan;
        while (notKept - kept > 1) {
            int middle = kept + (notKept - kept) / 2;
            if (isCloserThan(middle, other)) {
                notKept = middle;
            } else {
                kept = middle;
            }
        }
        return kept;
    }

    /** Whether the heights of the bounding boxes are less than {@code cells} apart. */
    boolean isNearInHeight(int cells, Region other) {
        return other.bounds.y() < (long) bounds.maxY() + cells && bounds.y() < (long) other.bounds.maxY() + cells;
    }
}
