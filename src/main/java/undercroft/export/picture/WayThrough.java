package undercroft.export.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;

/**
 * The shortest way through a layout in doors, from the start of its mission to the last goal. Without a mission it leads
 * from the room of type {@code entrance}, or the first one, to that of type {@code boss} or, failing that, {@code exit}. Locks are taken as open; one-way doors are passed in their direction.
 */
final class WayThrough {

    private static final List<String> GOALS = List.of("boss", "exit");

    private final Layout layout;
    private final Floors floors;

    private WayThrough(Layout layout) {
        this.layout = layout;
        this.floors = Floors.of(layout);
    }

    /**
     * The stages of a way.
     *
     * @param room where it leads through
     * @param cells from the one at the entrance of the room to the one at its exit, by their lower left corners
     */
    record Stage(int room, List<Point> cells) {}

    /** {@return the way; empty if the layout has no goal, or none that can be reached, or is too large to be walked} */
    static List<Stage> of(Layout layout) {
        Optional<Integer> goal = layout.mission()
                .flatMap(mission -> mission.goals().stream().reduce((first, next) -> next))
                .or(() -> GOALS.stream()
                        .flatMap(type -> layout.rooms().stream()
                                .filter(room -> room.type().equals(type)))
                        .map(PlacedRoom::index)
                        .findFirst());
        if (goal.isEmpty() || MapSize.excess(layout).isPresent()) {
            return List.of();
        }
        int start = layout.mission()
                .map(LayoutMission::start)
                .orElseGet(() -> layout.rooms().stream()
                        .filter(room -> room.type().equals("entrance"))
                        .findFirst()
                        .orElse(layout.rooms().get(0))
                        .index());
        List<Door> doors = doors(layout, start, goal.get());
        return doors.isEmpty() ? List.of() : new WayThrough(layout).stages(start, doors);
    }

    /** The doors of a shortest way, in order; none if there is no way. */
    private static List<Door> doors(Layout layout, int start, int goal) {
        Map<Integer, Door> reachedBy = new LinkedHashMap<>();
        Deque<Integer> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty() && !reachedBy.containsKey(goal)) {
            int room = waiting.remove();
            for (int index : layout.rooms().get(room).doors()) {
                Door door = layout.doors().get(index);
                int next = door.roomA() == room ? door.roomB() : door.roomA();
                if (!(door.oneWay() && door.roomB() == room) && next != start && !reachedBy.containsKey(next)) {
                    reachedBy.put(next, door);
                    waiting.add(next);
                }
            }
        }
        List<Door> way = new ArrayList<>();
        for (int room = goal; reachedBy.containsKey(room); ) {
            Door door = Objects.requireNonNull(reachedBy.get(room));
            way.add(0, door);
            room = door.roomA() == room ? door.roomB() : door.roomA();
        }
        return way;
    }

    private List<Stage> stages(int start, List<Door> doors) {
        List<Stage> stages = new ArrayList<>();
        int room = start;
        for (int i = 0; i <= doors.size(); i++) {
            Point in = i == 0 ? middle(room) : nearest(room, doors.get(i - 1));
            Point out = i == doors.size() ? middle(room) : nearest(room, doors.get(i));
            stages.add(new Stage(room, walk(floors.floor(room), in, out)));
            if (i < doors.size()) {
                Door door = doors.get(i);
                room = door.roomA() == room ? door.roomB() : door.roomA();
            }
        }
        return stages;
    }

    private Point nearest(int room, Door door) {
        Point doubled = door.at().from().plus(door.at().to());
        return nearest(room, doubled);
    }

    private Point middle(int room) {
        Box box = layout.rooms().get(room).outline().bounds();
        return nearest(room, new Point(box.x() + box.maxX(), box.y() + box.maxY()));
    }

    /** The floor cell of a room whose middle is nearest to a point that is given in half cells. */
    private Point nearest(int room, Point halves) {
        return floors.floor(room).stream()
                .min(Comparator.comparingLong(cell -> {
                    Point off = cell.times(2).plus(new Point(1, 1)).minus(halves);
                    return off.dot(off);
                }))
                .orElseGet(() -> layout.rooms().get(room).outline().vertices().get(0));
    }

    /** A shortest walk over a floor, by breadth-first search over the eight neighbours, without cutting corners. */
    private static List<Point> walk(Set<Point> floor, Point from, Point to) {
        Map<Point, Point> cameFrom = new HashMap<>();
        Deque<Point> waiting = new ArrayDeque<>(List.of(to));
        cameFrom.put(to, to);
        while (!waiting.isEmpty() && !cameFrom.containsKey(from)) {
            Point cell = waiting.remove();
            for (Point step : STEPS) {
                Point next = cell.plus(step);
                boolean isFree = floor.contains(next)
                        && floor.contains(cell.plus(new Point(step.x(), 0)))
                        && floor.contains(cell.plus(new Point(0, step.y())));
                if (isFree && !cameFrom.containsKey(next)) {
                    cameFrom.put(next, cell);
                    waiting.add(next);
                }
            }
        }
        List<Point> cells = new ArrayList<>(List.of(from));
        Point at = from;
        while (!at.equals(to) && cameFrom.containsKey(at)) {
            at = Objects.requireNonNull(cameFrom.get(at));
            cells.add(at);
        }
        return cells;
    }

    /** Straight steps first, so that walks are straight where they can be. */
    private static final List<Point> STEPS = List.of(
            new Point(0, 1),
            new Point(1, 0),
            new Point(0, -1),
            new Point(-1, 0),
            new Point(1, 1),
            new Point(1, -1),
            new Point(-1, -1),
            new Point(-1, 1));
}
