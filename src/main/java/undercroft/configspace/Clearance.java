package undercroft.configspace;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether, and about how much, shape B is too close to shape A, as a function of the offset of B from A.
 *
 * <p>"Too close" is exact: closer than a given Chebyshev distance; at distance 0, overlapping interiors. The amount
 * only guides the search: the overlap of the bounding boxes of the convex parts, each box enlarged by the distance,
 * scaled by how much of its box each part fills. It is exact for axis-parallel shapes at distance 0, it is 0 exactly if
 * the shapes are not too close, and it is the same for A seen from B.
 */
public sealed interface Clearance permits ClearanceTable, PartwiseClearance {

    /**
     * The most offsets that a table may hold: 4 MB, enough for two shapes of 500 × 500 cells. A larger table costs more
     * memory than it saves time, so larger shapes are tested part by part.
     */
    int MAX_TABLE_SIZE = 1 << 20;

    /**
     * {@return about how many cells of B are too close to A; 0 exactly if B keeps its distance}
     *
     * @param dx the x coordinate of B's origin minus that of A's, in cells
     * @param dy the same for y
     */
    int overlap(int dx, int dy);

    /**
     * {@return the clearance of B from A}
     *
     * @param distance in cells, at least 0
     */
    static Clearance of(Shape a, Shape b, int distance) {
        List<ForbiddenRegion> regions = regions(a, b, distance);
        long width = (long) a.width() + b.width() + 2L * distance + 1;
        long height = (long) a.height() + b.height() + 2L * distance + 1;
        return width * height <= MAX_TABLE_SIZE
                ? ClearanceTable.of(regions, -b.width() - distance, -b.height() - distance, (int) width, (int) height)
                : new PartwiseClearance(regions);
    }

    /**
     * {@return the offsets at which B is too close to A}
     *
     * @param distance in cells, at least 0
     */
    static LatticeRows forbidden(Shape a, Shape b, int distance) {
        List<LatticeRows.Run> runs = new ArrayList<>();
        for (ForbiddenRegion region : regions(a, b, distance)) {
            for (int dy = region.bounds().y() + 1; dy < region.bounds().maxY(); dy++) {
                int from = region.firstInRow(dy);
                int to = region.lastInRow(dy);
                if (from <= to) {
                    runs.add(new LatticeRows.Run(dy, from, to));
                }
            }
        }
        return LatticeRows.ofRuns(runs);
    }

    private static List<ForbiddenRegion> regions(Shape a, Shape b, int distance) {
        List<ForbiddenRegion> regions = new ArrayList<>();
        for (var partOfA : a.convexParts()) {
            for (var partOfB : b.convexParts()) {
                regions.add(ForbiddenRegion.of(partOfA, partOfB, distance));
            }
        }
        return regions;
    }
}
