package undercroft.tiles;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import undercroft.geometry.Point;

/**
 * The wall tiles of a room whose walls are on its own cells. The core of a room is the set of cells surrounded by cells
 * of the room; the ring is the rest, except a path from each door to the core.
 */
final class WallRing {

    /**
     * The greatest thickness of a ring, in cells; it exceeds one in acute corners and niches. A room that would need a
     * thicker ring gets none.
     */
    private static final int MAX_THICKNESS = 2;

    private static final List<Point> SIDEWAYS =
            List.of(new Point(0, 1), new Point(1, 0), new Point(0, -1), new Point(-1, 0));

    private final Set<Point> cells;
    private final Set<Point> core;

    private WallRing(Set<Point> cells, List<Point> neighbours) {
        this.cells = cells;
        this.core = new LinkedHashSet<>(cells.stream()
                .filter(cell -> cells.containsAll(moved(cell, neighbours)))
                .toList());
    }

    /**
     * {@return the cells of a room that become wall: with closed corners, so that walls join at their sides; if the
     * room is too thin for that, as a slanted passage may be, with walls that join at their corners; if it is too thin
     * even for that, none}
     *
     * @param cells all cells of the room
     * @param doors the cells of the room that are at a door
     */
    static Set<Point> of(Set<Point> cells, Collection<Point> doors) {
        return Stream.of(Point.AROUND, SIDEWAYS)
                .map(neighbours -> new WallRing(cells, neighbours))
                .filter(WallRing::fits)
                .findFirst()
                .map(ring -> ring.walls(doors))
                .orElse(Set.of());
    }

    /** Whether the room is thick enough: it has a core, the core is connected, and every cell is near the core. */
    private boolean fits() {
        if (core.isEmpty() || isDisconnected(core) || isDisconnected(cells)) {
            return false;
        }
        return cells.stream().allMatch(this::isNearCore);
    }

    private boolean isNearCore(Point cell) {
        for (int dy = -MAX_THICKNESS; dy <= MAX_THICKNESS; dy++) {
            for (int dx = -MAX_THICKNESS; dx <= MAX_THICKNESS; dx++) {
                if (core.contains(cell.plus(new Point(dx, dy)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private Set<Point> walls(Collection<Point> doors) {
        Set<Point> walls = new LinkedHashSet<>(cells);
        walls.removeAll(core);
        doors.forEach(door -> walls.removeAll(pathFromCore(door)));
        return walls;
    }

    /** A shortest path over the room's cells from the core to a door. */
    private List<Point> pathFromCore(Point door) {
        Map<Point, Point> cameFrom = reachableFrom(door, cells, core::contains);
        List<Point> path = new ArrayList<>();
        Point cell =
                cameFrom.keySet().stream().filter(core::contains).findFirst().orElseThrow();
        path.add(cell);
        while (!cell.equals(door)) {
            cell = cameFrom.getOrDefault(cell, door);
            path.add(cell);
        }
        return path;
    }

    private static boolean isDisconnected(Set<Point> area) {
        return reachableFrom(area.iterator().next(), area, cell -> false).size() < area.size();
    }

    /** The reachable cells of an area, nearest first, up to a target if there is one, each with the cell it was reached from. */
    private static Map<Point, Point> reachableFrom(Point start, Set<Point> area, Predicate<Point> isTarget) {
        Map<Point, Point> cameFrom = new LinkedHashMap<>();
        cameFrom.put(start, start);
        Queue<Point> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty() && !isTarget.test(waiting.element())) {
            Point cell = waiting.remove();
            for (Point next : moved(cell, SIDEWAYS)) {
                if (area.contains(next) && cameFrom.putIfAbsent(next, cell) == null) {
                    waiting.add(next);
                }
            }
        }
        return cameFrom;
    }

    private static List<Point> moved(Point cell, List<Point> steps) {
        return steps.stream().map(cell::plus).toList();
    }
}
