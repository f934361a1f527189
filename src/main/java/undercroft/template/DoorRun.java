package undercroft.template;

import java.util.LinkedHashSet;
import java.util.Set;
import undercroft.geometry.Point;

/**
 * Doors of one length side by side on one edge. The k-th door, 0 ≤ k &lt; count, goes from {@code first + k × step} to
 * {@code first + (k + length) × step}.
 *
 * @param first the start of the first door
 * @param step the primitive lattice step of the edge, in the outline's counter-clockwise direction (interior to the
 *     left)
 * @param length of each door, in lattice steps
 * @param count the number of doors
 */
public record DoorRun(Point first, Point step, int length, int count, String socket, DoorDirection direction) {

    /**
     * The cells in front of a door, by their lower left corners.
     *
     * @param k which door, 0 ≤ k &lt; count
     * @return one cell for each step; none in front of a slanted wall, where they depend on the neighbouring room
     */
    public Set<Point> apron(int k) {
        Set<Point> cells = new LinkedHashSet<>();
        boolean isSlanted = step.x() != 0 && step.y() != 0;
        for (int i = 0; i < length && !isSlanted; i++) {
            Point from = first.plus(step.times(k + i));
            Point opposite = from.plus(step).plus(new Point(-step.y(), step.x()));
            cells.add(new Point(Math.min(from.x(), opposite.x()), Math.min(from.y(), opposite.y())));
        }
        return cells;
    }
}
