package undercroft.way;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.PlacedRoom;

/**
 * The rooms and corridors on the shortest way in doors, from the start of the mission to its last goal. Without a mission it leads from
 * the room of type {@code entrance}, or the first one, to that of type {@code boss} or, failing that, {@code exit}. Locks are
 * taken as open; one-way doors are passed in their direction.
 */
final class ShortestLegs {

    private static final List<String> GOALS = List.of("boss", "exit");

    private ShortestLegs() {}

    /** The legs; none if the layout has no goal, or none that can be reached. */
    static List<Leg> of(Layout layout) {
        Optional<Integer> goal = layout.mission()
                .flatMap(mission -> mission.goals().stream().reduce((first, next) -> next))
                .or(() -> GOALS.stream()
                        .flatMap(type -> layout.rooms().stream()
                                .filter(room -> room.type().equals(type)))
                        .map(PlacedRoom::index)
                        .findFirst());
        if (goal.isEmpty()) {
            return List.of();
        }
        int start = layout.mission()
                .map(LayoutMission::start)
                .orElseGet(() -> layout.rooms().stream()
                        .filter(room -> room.type().equals("entrance"))
                        .findFirst()
                        .orElse(layout.rooms().get(0))
                        .index());
        List<Leg> legs = new ArrayList<>();
        for (Door door : doors(layout, start, goal.get())) {
            if (legs.isEmpty()) {
                legs.add(new Leg(start, Optional.empty(), List.of()));
            }
            int room = legs.get(legs.size() - 1).room();
            legs.add(new Leg(other(door, room), Optional.of(door), List.of()));
        }
        return legs;
    }

    /** The doors, in order; none if there is no way. */
    private static List<Door> doors(Layout layout, int start, int goal) {
        Map<Integer, Door> reachedBy = new LinkedHashMap<>();
        Deque<Integer> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty() && !reachedBy.containsKey(goal)) {
            int room = waiting.remove();
            for (int index : layout.rooms().get(room).doors()) {
                Door door = layout.doors().get(index);
                int next = other(door, room);
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
            room = other(door, room);
        }
        return way;
    }

    private static int other(Door door, int room) {
        return door.roomA() == room ? door.roomB() : door.roomA();
    }
}
