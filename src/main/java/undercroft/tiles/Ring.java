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
import java.util.stream.Stream;
import undercroft.geometry.Point;

/**
 * A room whose outermost cells are wall. Its core are the cells with nothing but cells of the room around them; the ring
 * is the rest, save for a way from each door to the core.
 */
final class Ring {

    /** As thick as a ring may get, in the tip of a slanted room or in a niche; where it would be thicker there is none. */
    private static final int MOST_THICKNESS = 2;

    private static final List<Point> SIDEWAYS =
            List.of(new Point(0, 1), new Point(1, 0), new Point(0, -1), new Point(-1, 0));

    private static final List<Point> AROUND = Stream.concat(
                    SIDEWAYS.stream(),
                    Stream.of(new Point(1, 1), new Point(1, -1), new Point(-1, -1), new Point(-1, 1)))
            .toList();

    private final Set<Point> cells;
    private final Set<Point> core;

    private Ring(Set<Point> cells, List<Point> neighbours) {
        this.cells = cells;
        this.core = new LinkedHashSet<>(cells.stream()
                .filter(cell -> cells.containsAll(moved(cell, neighbours)))
                .toList());
    }

    /**
     * The cells of a room that become wall. First with closed corners, so that walls join by their sides; where the room
     * is too thin for that, as a slanted passage may be, with walls that join by their corners; where it is too thin for
     * that too, none.
     *
     * @param cells all cells of the room
     * @param doors those of its cells that a door opens
     */
    static Set<Point> of(Set<Point> cells, Collection<Point> doors) {
        return Stream.of(AROUND, SIDEWAYS)
                .map(neighbours -> new Ring(cells, neighbours))
                .filter(Ring::fits)
                .findFirst()
                .map(ring -> ring.walls(doors))
                .orElse(Set.of());
    }

    /** A room is too thin where it has no core, its core falls apart, or a cell is too far from the core. */
    private boolean fits() {
        if (core.isEmpty() || fallsApart(core) || fallsApart(cells)) {
            return false;
        }
        Set<Point> covered = new LinkedHashSet<>(core);
        for (int i = 0; i < MOST_THICKNESS; i++) {
            covered.addAll(covered.stream()
                    .flatMap(cell -> moved(cell, AROUND).stream())
                    .toList());
        }
        return covered.containsAll(cells);
    }

    private Set<Point> walls(Collection<Point> doors) {
        Set<Point> walls = new LinkedHashSet<>(cells);
        walls.removeAll(core);
        doors.forEach(door -> walls.removeAll(wayToCore(door)));
        return walls;
    }

    /** The shortest way over the room's cells, from the core to a door. */
    private List<Point> wayToCore(Point door) {
        Map<Point, Point> cameFrom = walkedFrom(door, cells);
        List<Point> way = new ArrayList<>();
        Point cell =
                cameFrom.keySet().stream().filter(core::contains).findFirst().orElseThrow();
        way.add(cell);
        while (!cell.equals(door)) {
            cell = cameFrom.getOrDefault(cell, door);
            way.add(cell);
        }
        return way;
    }

    private static boolean fallsApart(Set<Point> area) {
        return walkedFrom(area.iterator().next(), area).size() < area.size();
    }

    /** Every cell of an area that can be walked to, nearest first, with the cell that one comes from. */
    private static Map<Point, Point> walkedFrom(Point start, Set<Point> area) {
        Map<Point, Point> cameFrom = new LinkedHashMap<>();
        cameFrom.put(start, start);
        Queue<Point> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
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
