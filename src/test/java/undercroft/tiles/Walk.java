package undercroft.tiles;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;

/** Walks on the tiles of a map, from cell to adjacent cell, never through a wall. */
final class Walk {

    private static final List<Point> STEPS =
            List.of(new Point(1, 0), new Point(0, 1), new Point(-1, 0), new Point(0, -1));

    private final TileMap map;
    /** All walkable cells, each with the cells to which one can step from it. */
    private final Map<Point, List<Point>> steps = new LinkedHashMap<>();

    Walk(TileMap map) {
        this.map = map;
        Set<Segment> walls = sidesWithWalls(map);
        for (int y = map.bounds().y(); y < map.bounds().maxY(); y++) {
            for (int x = map.bounds().x(); x < map.bounds().maxX(); x++) {
                if (map.tileAt(x, y).isWalkable()) {
                    steps.put(new Point(x, y), new ArrayList<>());
                }
            }
        }
        steps.forEach((cell, next) -> {
            for (Point step : STEPS) {
                Point other = cell.plus(step);
                if (steps.containsKey(other) && !walls.contains(side(cell, other))) {
                    next.add(other);
                }
            }
        });
    }

    private static Set<Segment> sidesWithWalls(TileMap map) {
        Set<Segment> walls = new HashSet<>();
        for (Segment wall : map.walls()) {
            for (int i = 0; i < wall.length(); i++) {
                Point from = wall.from().plus(wall.step().times(i));
                walls.add(new Segment(from, from.plus(wall.step())));
            }
        }
        return walls;
    }

    /** A step from the floor of one room to the floor of another. */
    record Passage(int from, int to, Segment side) {}

    int roomAt(Point cell) {
        return map.roomAt(cell.x(), cell.y());
    }

    /** All steps from one room to another, each once, from the room with the lower index. */
    List<Passage> passages() {
        List<Passage> passages = new ArrayList<>();
        steps.forEach((cell, all) -> {
            for (Point next : all) {
                if (roomAt(next) > roomAt(cell)) {
                    passages.add(new Passage(roomAt(cell), roomAt(next), side(cell, next)));
                }
            }
        });
        return passages;
    }

    /** The connected parts of the rooms' floors when nobody leaves a room, by the index of their room. */
    List<Integer> floors() {
        return areas((from, to) -> roomAt(from) == roomAt(to)).stream()
                .map(area -> roomAt(area.iterator().next()))
                .toList();
    }

    /** The connected parts when nobody steps on doors. */
    List<Set<Point>> areasBetweenDoors() {
        return areas((from, to) -> isNotADoor(from) && isNotADoor(to));
    }

    /** The connected parts. */
    List<Set<Point>> areas() {
        return areas((from, to) -> true);
    }

    private boolean isNotADoor(Point cell) {
        return !map.tileAt(cell.x(), cell.y()).isDoor();
    }

    private List<Set<Point>> areas(BiPredicate<Point, Point> admitted) {
        List<Set<Point>> areas = new ArrayList<>();
        Set<Point> seen = new HashSet<>();
        for (Point start : steps.keySet()) {
            if (!seen.contains(start)) {
                Set<Point> area = new LinkedHashSet<>(List.of(start));
                ArrayDeque<Point> waiting = new ArrayDeque<>(area);
                while (!waiting.isEmpty()) {
                    Point cell = waiting.remove();
                    for (Point next : steps.getOrDefault(cell, List.of())) {
                        if (admitted.test(cell, next) && area.add(next)) {
                            waiting.add(next);
                        }
                    }
                }
                seen.addAll(area);
                areas.add(area);
            }
        }
        return areas;
    }

    /** The side between two neighbouring cells, from left to right or from bottom to top. */
    static Segment side(Point one, Point other) {
        int x = Math.max(one.x(), other.x());
        int y = Math.max(one.y(), other.y());
        return one.x() == other.x() ? Segment.of(x, y, x + 1, y) : Segment.of(x, y, x, y + 1);
    }
}
