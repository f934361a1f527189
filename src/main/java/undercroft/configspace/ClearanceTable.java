package undercroft.configspace;

import java.util.List;
import undercroft.geometry.Box;

/** A clearance with the overlap at every offset computed in advance. */
final class ClearanceTable implements Clearance {

    private final int x;
    private final int y;
    private final int width;
    private final int height;
    private final int[] overlaps;

    private ClearanceTable(int x, int y, int width, int height) {
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
        this.overlaps = new int[width * height];
    }

    static ClearanceTable of(List<ForbiddenRegion> regions, int x, int y, int width, int height) {
        ClearanceTable table = new ClearanceTable(x, y, width, height);
        long[] amounts = new long[width * height];
        for (ForbiddenRegion region : regions) {
            Box bounds = region.bounds();
            for (int dy = bounds.y() + 1; dy < bounds.maxY(); dy++) {
                int last = region.lastInRow(dy);
                for (int dx = region.firstInRow(dy); dx <= last; dx++) {
                    int cell = (dy - y) * width + dx - x;
                    amounts[cell] += region.overlap(dx, dy);
                    table.overlaps[cell] = (int) Math.max(1, Math.min(amounts[cell], Integer.MAX_VALUE));
                }
            }
        }
        return table;
    }

    @Override
    public int overlap(int dx, int dy) {
        int column = dx - x;
        int row = dy - y;
        // An unsigned comparison also rejects negative numbers, which count as large ones.
        if (Integer.compareUnsigned(column, width) >= 0 || Integer.compareUnsigned(row, height) >= 0) {
            return 0;
        }
        return overlaps[row * width + column];
    }
}
