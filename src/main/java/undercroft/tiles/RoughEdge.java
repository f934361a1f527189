package undercroft.tiles;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.random.SeededRandom;

/**
 * Chooses the cells along the outline of a room that become rock. Each gets a random height, and heights are averaged with those of
 * the neighbours along the outline, so that rock comes in clumps. A cell becomes rock if it lies low, corners more often than cells
 * of straight walls, unless that would divide the floor.
 */
final class RoughEdge {

    /** Heights are drawn below this number. */
    private static final int HEIGHTS = 256;

    /** A cell of a straight wall with an average height below this becomes rock: some four in ten do. */
    private static final int LOW = 120;

    /** Cells beyond the outline around a cell of a straight wall. A cell in a corner has five. */
    private static final int OUTSIDE_STRAIGHT_WALL = 3;

    /** What each further cell beyond the outline adds to {@link #LOW}, so that nine of ten corners become rock. */
    private static final int LOWER_IN_CORNERS = 30;

    private final Set<Point> owned;
    private final Set<Point> floor;

    private RoughEdge(Set<Point> owned, Set<Point> solid) {
        this.owned = owned;
        this.floor = new HashSet<>(owned);
        floor.removeAll(solid);
    }

    /**
     * Chooses the rock of a room.
     *
     * @param owned the cells of the room, in a fixed order
     * @param solid cells that are not floor already
     * @param kept cells that must stay floor
     * @return cells of the floor; without them it is in as many pieces as before
     */
    static Set<Point> rock(Set<Point> owned, Set<Point> solid, Set<Point> kept, SeededRandom random) {
        RoughEdge edge = new RoughEdge(owned, solid);
        Map<Point, Integer> heights = new HashMap<>();
        List<Point> rim =
                owned.stream().filter(cell -> edge.outsideOf(cell) > 0).toList();
        rim.forEach(cell -> heights.put(cell, random.below(HEIGHTS)));
        Set<Point> rock = new LinkedHashSet<>();
        for (Point cell : rim) {
            if (edge.floor.contains(cell) && !kept.contains(cell) && edge.isLow(cell, heights) && edge.isSimple(cell)) {
                edge.floor.remove(cell);
                rock.add(cell);
            }
        }
        return rock;
    }

    /** The number of cells around a cell that the room does not own. */
    private int outsideOf(Point cell) {
        return (int) Point.AROUND.stream()
                .filter(step -> !owned.contains(cell.plus(step)))
                .count();
    }

    private boolean isLow(Point cell, Map<Point, Integer> heights) {
        int sum = Objects.requireNonNull(heights.get(cell));
        int count = 1;
        for (Point step : Point.AROUND) {
            Integer height = heights.get(cell.plus(step));
            if (height != null) {
                sum += height;
                count++;
            }
        }
        int more = Math.max(0, outsideOf(cell) - OUTSIDE_STRAIGHT_WALL);
        return sum < count * (LOW + more * LOWER_IN_CORNERS);
    }

    private boolean isSimple(Point cell) {
        return SimplePoint.isSimple(place -> floor.contains(cell.plus(Point.AROUND.get(place))));
    }
}
