package undercroft.configspace;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether, and about how much, a shape B comes too near to a shape A, by the offset of B from A.
 *
 * <p>"Too near" is exact: closer than a distance (Chebyshev; 0: interiors that meet). The amount only guides the search:
 * the overlap of the bounding boxes of convex parts, each box longer by the distance, scaled by how much of its box each
 * part fills. It is exact for axis-parallel shapes at distance 0, 0 exactly where the shapes are not too near, and the same
 * for A seen from B.
 */
public sealed interface Clearance permits ClearanceTable, PartwiseClearance {

    /**
     * Offsets that a table may hold. Beyond some thousand cells a side a table costs more memory than it saves time, and
     * the test part by part serves.
     */
    int MAX_TABLE_SIZE = 1 << 20;

    /** About how many cells of B are too near to A; 0 exactly where B keeps its distance. */
    int overlap(int dx, int dy);

    /**
     * The clearance of B from A.
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

    /** The offsets at which B does not keep its distance from A. */
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
