package undercroft.way;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.MissionStep;
import undercroft.tiles.Floors;
import undercroft.tiles.MapSize;
import undercroft.way.Way.Deed;
import undercroft.way.Way.Stage;

/** Walks a way over the floors of its rooms: by the shortest walk from door to door, and to what is done in between. */
public final class WayThrough {

    private static final String TAKE = "take ";

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

    private final Layout layout;
    private final Floors floors;
    private final List<Stage> stages = new ArrayList<>();
    private final List<Deed> deeds = new ArrayList<>();

    /** The floors of the rooms that were walked through. */
    private final Map<Integer, Set<Point>> floorOf = new HashMap<>();

    /** The cells of markers from which something was taken. */
    private final Set<Point> emptied = new HashSet<>();

    private WayThrough(Layout layout) {
        this.layout = layout;
        this.floors = Floors.of(layout);
    }

    /**
     * The way through a layout: that of its mission or, if it has none, the shortest one in doors from the entrance to the goal, with
     * locks taken as open.
     *
     * @return the way; an empty one if the layout has no goal, or none that can be reached, or is too large to be walked
     */
    public static Way of(Layout layout) {
        List<Leg> mission = MissionLegs.of(layout);
        List<Leg> legs = mission.isEmpty() ? ShortestLegs.of(layout) : mission;
        return legs.isEmpty() || MapSize.excess(layout).isPresent() ? Way.NONE : new WayThrough(layout).walked(legs);
    }

    private Way walked(List<Leg> legs) {
        for (int i = 0; i < legs.size(); i++) {
            Leg leg = legs.get(i);
            Point at = leg.entry().map(door -> nearest(leg.room(), door)).orElseGet(() -> middle(leg.room()));
            List<Point> cells = new ArrayList<>(List.of(at));
            for (MissionStep step : leg.steps()) {
                at = goOn(cells, leg.room(), place(step, leg.room()));
                addDeed(step, at);
            }
            goOn(
                    cells,
                    leg.room(),
                    i + 1 < legs.size()
                            ? nearest(leg.room(), legs.get(i + 1).entry().orElseThrow())
                            : leg.steps().isEmpty() ? middle(leg.room()) : at);
            stages.add(new Stage(leg.room(), cells));
        }
        return new Way(stages, deeds);
    }

    private Point goOn(List<Point> cells, int room, Point to) {
        List<Point> walk = walk(floor(room), cells.get(cells.size() - 1), to);
        cells.addAll(walk.subList(1, walk.size()));
        return cells.get(cells.size() - 1);
    }

    /** Adds what a step does; items that are taken one after the other are one deed. */
    private void addDeed(MissionStep step, Point at) {
        int last = deeds.size() - 1;
        boolean isTaking = step.action() == MissionStep.Action.TAKE;
        if (isTaking && last >= 0 && deeds.get(last).stage() == stages.size() && isTaken(deeds.get(last), at)) {
            deeds.set(last, new Deed(stages.size(), at, deeds.get(last).text() + ", " + step.item()));
        } else {
            deeds.add(new Deed(stages.size(), at, text(step)));
        }
    }

    private static boolean isTaken(Deed deed, Point at) {
        return deed.text().startsWith(TAKE) && deed.cell().equals(at);
    }

    private String text(MissionStep step) {
        return switch (step.action()) {
            case TAKE -> TAKE + step.item();
            case OPEN -> step.item().isEmpty() ? "open the bar" : "open with " + step.item();
            case TURN -> "turn " + switchIn(step.room());
            case GOAL -> "reach " + layout.rooms().get(step.room()).shownName();
            case WALK -> throw new IllegalArgumentException("A walk leads to another leg.");
        };
    }

    private String switchIn(int room) {
        return layout.mission()
                .map(LayoutMission::rooms)
                .map(rooms -> rooms.get(room).contents().turns())
                .orElse("");
    }

    /** Where a step is done: at the door that it opens, at the marker with the item, or in the middle of the room. */
    private Point place(MissionStep step, int room) {
        if (step.action() == MissionStep.Action.OPEN) {
            LayoutConnection connection = layout.connections().get(step.connection());
            Optional<Door> beside = layout.rooms().get(room).doors().stream()
                    .map(layout.doors()::get)
                    .filter(door -> isOf(door, connection))
                    .findFirst();
            return beside.map(door -> nearest(room, door)).orElseGet(() -> middle(room));
        }
        String thing = step.action() == MissionStep.Action.TURN ? switchIn(room) : step.item();
        return layout.rooms().get(room).markers().stream()
                .filter(marker -> !marker.isFree() && marker.holds().equals(thing))
                .map(PlacedMarker::cell)
                .filter(emptied::add)
                .findFirst()
                .orElseGet(() -> middle(room));
    }

    private static boolean isOf(Door door, LayoutConnection connection) {
        Set<Integer> rooms = Set.of(door.roomA(), door.roomB());
        return connection.hasCorridor()
                ? rooms.contains(connection.corridor())
                : rooms.equals(Set.of(connection.from(), connection.to()));
    }

    private Set<Point> floor(int room) {
        return floorOf.computeIfAbsent(room, floors::floor);
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
        PlacedRoom placed = layout.rooms().get(room);
        return floor(room).stream()
                .min(Comparator.comparingLong(cell -> {
                    Point off = cell.times(2).plus(new Point(1, 1)).minus(halves);
                    return off.dot(off);
                }))
                .orElseGet(() -> placed.outline().vertices().get(0));
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
}
