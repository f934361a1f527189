package undercroft.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import undercroft.graph.Components;
import undercroft.template.RoomTemplate;

/** Refuses levels whose parts do not fit together, with an {@link IllegalArgumentException}. */
final class LevelCheck {

    private LevelCheck() {}

    static void checkIds(List<Room> rooms) {
        Set<String> ids = new HashSet<>();
        for (Room room : rooms) {
            if (!ids.add(room.id())) {
                throw new IllegalArgumentException("The room id (%s) must be given once only.".formatted(room.id()));
            }
        }
    }

    static void checkTemplateNames(List<RoomTemplate> templates) {
        Map<String, RoomTemplate> byName = new HashMap<>();
        for (RoomTemplate template : templates) {
            RoomTemplate known = byName.putIfAbsent(template.name(), template);
            if (known != null && !known.equals(template)) {
                throw new IllegalArgumentException(
                        "The template name (%s) must not name two different templates.".formatted(template.name()));
            }
        }
    }

    static void checkGraph(List<Room> rooms, List<Connection> connections) {
        Set<Long> pairs = new HashSet<>();
        Components components = new Components(rooms.size());
        for (Connection connection : connections) {
            int low = Math.min(connection.from(), connection.to());
            int high = Math.max(connection.from(), connection.to());
            if (low < 0 || high >= rooms.size()) {
                throw new IllegalArgumentException(
                        "The connection (%d, %d) must join two of the %d rooms.".formatted(low, high, rooms.size()));
            }
            if (!pairs.add((long) low * rooms.size() + high)) {
                throw new IllegalArgumentException("The connection of %s and %s must be given once only."
                        .formatted(rooms.get(low).id(), rooms.get(high).id()));
            }
            components.join(low, high);
        }
        if (components.count() > 1) {
            throw new IllegalArgumentException(
                    "All rooms must be connected; they form %d parts.".formatted(components.count()));
        }
    }

    static void checkRelations(int rooms, Wishes wishes) {
        List<Integer> named = new ArrayList<>();
        wishes.relations().forEach(relation -> named.addAll(relation.rooms()));
        for (int room : named) {
            if (room < 0 || room >= rooms) {
                throw new IllegalArgumentException(
                        "The wishes must name rooms from 0 to %d, not %d.".formatted(rooms - 1, room));
            }
        }
    }
}
