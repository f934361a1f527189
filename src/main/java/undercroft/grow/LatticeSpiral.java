package undercroft.grow;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;

/**
 * The cells of a lattice from the origin outwards in a square spiral. Every beginning of it has as many pairs of
 * neighbours as that many cells can have.
 */
final class LatticeSpiral {

    private LatticeSpiral() {}

    /** The first {@code count} cells. */
    static List<Point> cells(int count) {
        List<Point> cells = new ArrayList<>(count);
        Point cell = Point.ORIGIN;
        Point step = new Point(1, 0);
        for (int run = 2; cells.size() < count; run++) {
            // Runs of 1, 1, 2, 2, 3, 3 … cells, with a turn to the left after each.
            for (int i = 0; i < run / 2 && cells.size() < count; i++) {
                cells.add(cell);
                cell = cell.plus(step);
            }
            step = new Point(-step.y(), step.x());
        }
        return cells;
    }
}
