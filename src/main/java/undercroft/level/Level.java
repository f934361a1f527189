package undercroft.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.graph.Components;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A level as it was drawn: a connected graph of rooms, with the rules for its layouts. Thread-safe, immutable.
 *
 * @param rooms in the order of the file, with different ids
 * @param connections each pair of rooms at most once
 * @param minimumRoomDistance cells (Chebyshev) kept free between rooms that are not neighbours; corridors keep none.
 *     Rooms joined by a connection, with or without a corridor, are neighbours.
 * @param repeatOverride a rule that takes the place of every template's own
 */
public record Level(
        String name,
        List<Room> rooms,
        List<Connection> connections,
        int minimumRoomDistance,
        Optional<RepeatRule> repeatOverride,
        SearchParameters search) {

    /** Levels with more rooms are refused. They are far beyond what can be laid out, so something is mistyped. */
    public static final int MAX_ROOMS = 10_000;

    public Level {
        rooms = List.copyOf(rooms);
        connections = List.copyOf(connections);
        if (rooms.isEmpty() || rooms.size() > MAX_ROOMS) {
            throw new IllegalArgumentException(
                    "The rooms of level %s (%d) must be 1 to %d.".formatted(name, rooms.size(), MAX_ROOMS));
        }
        if (minimumRoomDistance < 0) {
            throw new IllegalArgumentException(
                    "The minimum room distance (%d) must not be negative.".formatted(minimumRoomDistance));
        }
        checkIds(rooms);
        checkTemplateNames(rooms, connections);
        checkGraph(rooms, connections);
    }

    /** Begins a level without files. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** Whether any room asks for a puzzle. */
    public boolean wantsPuzzles() {
        return rooms.stream().anyMatch(room -> room.puzzle().isPresent());
    }

    /** This level with nothing to lay on its floors, for whoever wants its rooms alone. */
    public Level withoutPuzzles() {
        return new Level(
                name,
                rooms.stream().map(Room::withoutPuzzle).toList(),
                connections,
                minimumRoomDistance,
                repeatOverride,
                search);
    }

    /** The rule that holds for a template in this level. */
    public RepeatRule repeatRule(RoomTemplate template) {
        return repeatOverride.orElse(template.repeat());
    }

    /** Every template that a room or a corridor may take, each once, in the order in which they are first named. */
    public List<RoomTemplate> templates() {
        return templates(rooms, connections);
    }

    private static List<RoomTemplate> templates(List<Room> rooms, List<Connection> connections) {
        Set<RoomTemplate> all = new LinkedHashSet<>();
        rooms.forEach(room -> all.addAll(room.templates()));
        connections.forEach(connection -> all.addAll(connection.corridor()));
        return List.copyOf(all);
    }

    private static void checkIds(List<Room> rooms) {
        Set<String> ids = new HashSet<>();
        for (Room room : rooms) {
            if (!ids.add(room.id())) {
                throw new IllegalArgumentException("The room id (%s) must be given once only.".formatted(room.id()));
            }
        }
    }

    private static void checkTemplateNames(List<Room> rooms, List<Connection> connections) {
        Map<String, RoomTemplate> byName = new HashMap<>();
        for (RoomTemplate template : templates(rooms, connections)) {
            RoomTemplate known = byName.putIfAbsent(template.name(), template);
            if (known != null && !known.equals(template)) {
                throw new IllegalArgumentException("The template name (%s) must not stand for two different templates."
                        .formatted(template.name()));
            }
        }
    }

    private static void checkGraph(List<Room> rooms, List<Connection> connections) {
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
                    "The rooms must all be connected; they fall into %d parts.".formatted(components.count()));
        }
    }

    /** Puts a level together in memory. Not thread-safe. */
    public static final class Builder {
        private final String name;
        private final List<Room> rooms = new ArrayList<>();
        private final Map<String, Integer> indexes = new HashMap<>();
        private final List<Connection> connections = new ArrayList<>();
        private int minimumRoomDistance;
        private Optional<RepeatRule> repeatOverride = Optional.empty();
        private SearchParameters search = SearchParameters.DEFAULTS;

        private Builder(String name) {
            this.name = name;
        }

        public Builder room(String id, RoomTemplate... templates) {
            return room(Room.of(id, List.of(templates)));
        }

        public Builder room(Room room) {
            if (indexes.putIfAbsent(room.id(), rooms.size()) != null) {
                throw new IllegalArgumentException("The room id (%s) must be given once only.".formatted(room.id()));
            }
            rooms.add(room);
            return this;
        }

        /** Two rooms that share a door; both must have been added before. */
        public Builder door(String from, String to) {
            return connection(from, to, List.of(), false, "");
        }

        /** Two rooms joined by a corridor; both must have been added before. */
        public Builder corridor(String from, String to, RoomTemplate... templates) {
            return connection(from, to, List.of(templates), false, "");
        }

        public Builder connection(String from, String to, List<RoomTemplate> corridor, boolean oneWay, String lock) {
            connections.add(new Connection(indexOf(from), indexOf(to), corridor, oneWay, lock));
            return this;
        }

        public Builder minimumRoomDistance(int cells) {
            minimumRoomDistance = cells;
            return this;
        }

        public Builder repeat(RepeatRule rule) {
            repeatOverride = Optional.of(rule);
            return this;
        }

        public Builder search(SearchParameters parameters) {
            search = parameters;
            return this;
        }

        public Level build() {
            return new Level(name, rooms, connections, minimumRoomDistance, repeatOverride, search);
        }

        private int indexOf(String id) {
            Integer index = indexes.get(id);
            if (index == null) {
                throw new IllegalArgumentException("The room (%s) must be added before it is connected.".formatted(id));
            }
            return index;
        }
    }
}
