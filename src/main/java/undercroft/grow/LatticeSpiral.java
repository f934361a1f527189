package undercroft.grow;

import java.util.ArrayList;
import java.util.List;
import undercroft.geometry.Point;

/**
 * The cells of a lattice in a square spiral from the origin outwards. Its first n cells have as many pairs of neighbours as n
 * cells can have (Harary and Harborth, Extremal animals, 1976).
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
