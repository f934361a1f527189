package undercroft.spawn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;

/** How far the cells of one room are from others by walking, in steps from side to side. */
final class WalkedDistances {

    /** Farther counts as this far: within a room of the largest usual size, no cell is. */
    static final int FARTHEST = 99;

    private final Map<Point, Integer> steps = new HashMap<>();

    private WalkedDistances() {}

    /**
     * The distances from some cells.
     *
     * @param floor the floor of the room
     * @param starts cells of the room; from none, everything is as far as can be
     */
    static WalkedDistances from(Set<Point> starts, Set<Point> floor) {
        WalkedDistances distances = new WalkedDistances();
        Deque<Point> open = new ArrayDeque<>();
        starts.forEach(start -> {
            distances.steps.put(start, 0);
            open.add(start);
        });
        while (!open.isEmpty()) {
            Point cell = open.remove();
            int next = Objects.requireNonNull(distances.steps.get(cell)) + 1;
            for (CardinalDirection direction : List.of(CardinalDirection.values())) {
                Point neighbour = cell.plus(direction.step());
                if (floor.contains(neighbour) && distances.steps.putIfAbsent(neighbour, next) == null) {
                    open.add(neighbour);
                }
            }
        }
        return distances;
    }

    /** The steps to a cell, 0 to {@link #FARTHEST}. */
    int to(Point cell) {
        return Math.min(FARTHEST, steps.getOrDefault(cell, FARTHEST));
    }
}
