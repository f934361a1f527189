package undercroft.placement;

import java.util.Arrays;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;

/**
 * How far a shape reaches to one side, column by column, or row by row for the sides east and west. It consists of the cells whose
 * centres lie in it or on its outline.
 */
final class RimProfile {

    private static final int NOTHING = Integer.MIN_VALUE;

    /** By column or row, the outermost side of the outermost cell, counted outwards from the origin of the shape. */
    private final int[] reach;

    private RimProfile(int[] reach) {
        this.reach = reach;
    }

    /** @param outline with the lower left corner of its bounding box at the origin */
    static RimProfile of(Polygon outline, CardinalDirection side) {
        boolean isVertical = side == CardinalDirection.NORTH || side == CardinalDirection.SOUTH;
        boolean isPositive = side == CardinalDirection.NORTH || side == CardinalDirection.EAST;
        int[] reach =
                new int[isVertical ? outline.bounds().width() : outline.bounds().height()];
        Arrays.fill(reach, NOTHING);
        for (Segment edge : outline.edges()) {
            add(along(edge.from(), isVertical), along(edge.to(), isVertical), isPositive, reach);
        }
        return new RimProfile(reach);
    }

    /** The point with its coordinate along the side first and that across it second. */
    private static Point along(Point point, boolean isVertical) {
        return isVertical ? point : new Point(point.y(), point.x());
    }

    private static void add(Point from, Point to, boolean isPositive, int[] reach) {
        Point low = from.x() < to.x() ? from : to;
        Point high = from.x() < to.x() ? to : from;
        long run = (long) high.x() - low.x();
        for (int line = low.x(); line < high.x(); line++) {
            // Twice the run times the height of the edge above the middle of this line.
            long height = 2 * run * low.y() + (2L * (line - low.x()) + 1) * (high.y() - low.y());
            // A cell counts if its centre, which is half a cell from its sides, is not beyond the edge.
            long outermost =
                    isPositive ? Math.floorDiv(height + run, 2 * run) : -Math.floorDiv(-(height - run), 2 * run);
            reach[line] = (int) Math.max(reach[line], isPositive ? outermost : -outermost);
        }
    }

    int length() {
        return reach.length;
    }

    /** Whether there is no cell in a column or row. */
    boolean isEmpty(int line) {
        return reach[line] == NOTHING;
    }

    int reach(int line) {
        return reach[line];
    }
}
