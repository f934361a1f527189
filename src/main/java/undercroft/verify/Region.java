package undercroft.verify;

import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.Polygon;

/**
 * The floor of a room, cut into triangles. Two interiors meet exactly if the interiors of two triangles do, because the
 * intersection is open and the cuts are lines. The distance of two regions is that of their nearest triangles. Not thread-safe.
 */
final class Region {

    private final int room;
    private final Polygon outline;
    private final Box bounds;

    /** None before the first comparison: of most rooms, the bounding boxes tell that they are apart. */
    private List<Triangle> triangles = List.of();

    private BoxTree boxes = new BoxTree(List.of());

    private Region(int room, Polygon outline) {
        this.room = room;
        this.outline = outline;
        this.bounds = outline.bounds();
    }

    /** The region of a room whose outline is simple. */
    static Region of(int room, Polygon outline) {
        return new Region(room, outline);
    }

    /** The index of the room. */
    int room() {
        return room;
    }

    Box bounds() {
        return bounds;
    }

    /**
     * Whether the Chebyshev distance is less than {@code cells}; for 0, whether the interiors overlap.
     *
     * @param budget for comparisons of triangles; false where it is spent before one is found
     */
    boolean isCloserThan(int cells, Region other, ComparisonBudget budget) {
        cut();
        other.cut();
        return !boxes.visitNear(
                        other.bounds,
                        cells,
                        i -> budget.spend() && !isCloserThan(cells, triangles.get(i), other, budget))
                && !budget.isSpent();
    }

    private void cut() {
        if (triangles.isEmpty()) {
            triangles = Triangulation.of(outline.vertices());
            boxes = new BoxTree(triangles.stream().map(Triangle::bounds).toList());
        }
    }

    private static boolean isCloserThan(int cells, Triangle triangle, Region other, ComparisonBudget budget) {
        return !other.boxes.visitNear(
                triangle.bounds(), cells, i -> budget.spend() && !triangle.isCloserThan(cells, other.triangles.get(i)));
    }

    /**
     * {@return the distance to another region, rounded down to cells}
     *
     * @param closerThan a distance that the other region is closer than
     * @param budget for comparisons of triangles; the result means nothing where it is spent
     */
    int wholeCellsBetween(Region other, int closerThan, ComparisonBudget budget) {
        int kept = 0;
        int notKept = closerThan;
        while (notKept - kept > 1) {
            int middle = kept + (notKept - kept) / 2;
            if (isCloserThan(middle, other, budget)) {
                notKept = middle;
            } else {
                kept = middle;
            }
        }
        return kept;
    }
}
