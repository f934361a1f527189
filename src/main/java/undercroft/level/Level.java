package undercroft.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/**
 * A level: a connected graph of rooms and the rules for its layouts. Immutable and thread-safe.
 *
 * @param rooms in the order of the file, with distinct ids
 * @param connections each pair of rooms at most once
 * @param minimumRoomDistance the Chebyshev distance in cells between rooms that are not neighbours. It does not apply
 *     to corridors. Rooms joined by a connection, with or without a corridor, are neighbours.
 * @param repeatOverride a rule that replaces the rules of all templates
 * @param palette colours of types and items in pictures, each name once
 * @param missionRules the rules of its mission that belong to no single room or connection
 * @param spawns what every layout gets some of, in the order in which it is drawn
 * @param wishes the size and form of its layouts, and where rooms stand relative to each other
 */
public record Level(
        String name,
        List<Room> rooms,
        List<Connection> connections,
        int minimumRoomDistance,
        Optional<RepeatRule> repeatOverride,
        SearchParameters search,
        List<PaletteEntry> palette,
        MissionRules missionRules,
        List<Spawn> spawns,
        Wishes wishes) {

    /**
     * The most rooms of a level: ten times more than can be laid out in seconds, so a larger number is probably a
     * mistake.
     */
    public static final int MAX_ROOMS = 10_000;

    /** The most connections of a level: a planar graph has fewer than three for each room, and no other has a layout. */
    public static final int MAX_CONNECTIONS = 3 * MAX_ROOMS;

    /** The most templates in the files of a level. A configuration space is prepared for each two of them. */
    public static final int MAX_TEMPLATES = 1_000;

    public Level {
        rooms = List.copyOf(rooms);
        connections = List.copyOf(connections);
        palette = List.copyOf(palette);
        spawns = List.copyOf(spawns);
        if (rooms.isEmpty() || rooms.size() > MAX_ROOMS) {
            throw new IllegalArgumentException(
                    "The rooms of level %s (%d) must be 1 to %d.".formatted(name, rooms.size(), MAX_ROOMS));
        }
        if (minimumRoomDistance < 0) {
            throw new IllegalArgumentException(
                    "The minimum room distance (%d) must not be negative.".formatted(minimumRoomDistance));
        }
        LevelCheck.checkIds(rooms);
        LevelCheck.checkTemplateNames(templates(rooms, connections));
        LevelCheck.checkGraph(rooms, connections);
        LevelCheck.checkRelations(rooms.size(), wishes);
    }

    /** A level without spawns and wishes. */
    public Level(
            String name,
            List<Room> rooms,
            List<Connection> connections,
            int minimumRoomDistance,
            Optional<RepeatRule> repeatOverride,
            SearchParameters search,
            List<PaletteEntry> palette,
            MissionRules missionRules) {
        this(
                name,
                rooms,
                connections,
                minimumRoomDistance,
                repeatOverride,
                search,
                palette,
                missionRules,
                List.of(),
                Wishes.NONE);
    }

    /** A level without colours of its own, without a mission, spawns and wishes. */
    public Level(
            String name,
            List<Room> rooms,
            List<Connection> connections,
            int minimumRoomDistance,
            Optional<RepeatRule> repeatOverride,
            SearchParameters search) {
        this(
                name,
                rooms,
                connections,
                minimumRoomDistance,
                repeatOverride,
                search,
                List.of(),
                MissionRules.NONE,
                List.of(),
                Wishes.NONE);
    }

    /** Starts to build a level in memory. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** {@return whether any room asks for a puzzle} */
    public boolean wantsPuzzles() {
        return rooms.stream().anyMatch(room -> room.puzzle().isPresent());
    }

    /** {@return this level without its puzzles} */
    public Level withoutPuzzles() {
        return withRooms(
                rooms.stream().map(room -> room.withPuzzle(Optional.empty())).toList());
    }

    /** {@return this level with its locks as words, and nothing else of its mission} */
    public Level withoutMission() {
        return withRooms(rooms.stream()
                        .map(room -> room.withContents(Contents.NONE))
                        .toList())
                .withConnections(connections.stream()
                        .map(connection ->
                                connection.withAccess(connection.access().withoutMission()))
                        .toList())
                .withMissionRules(MissionRules.NONE);
    }

    /** {@return this level with other rooms, in the same order} */
    public Level withRooms(List<Room> newRooms) {
        return new Level(
                name,
                newRooms,
                connections,
                minimumRoomDistance,
                repeatOverride,
                search,
                palette,
                missionRules,
                spawns,
                wishes);
    }

    /** {@return this level with other connections between the same rooms, in the same order} */
    public Level withConnections(List<Connection> newConnections) {
        return new Level(
                name,
                rooms,
                newConnections,
                minimumRoomDistance,
                repeatOverride,
                search,
                palette,
                missionRules,
                spawns,
                wishes);
    }

    /** {@return this level with other rules of its mission} */
    public Level withMissionRules(MissionRules newRules) {
        return new Level(
                name,
                rooms,
                connections,
                minimumRoomDistance,
                repeatOverride,
                search,
                palette,
                newRules,
                spawns,
                wishes);
    }

    /** {@return this level with other wishes} */
    public Level withWishes(Wishes newWishes) {
        return new Level(
                name,
                rooms,
                connections,
                minimumRoomDistance,
                repeatOverride,
                search,
                palette,
                missionRules,
                spawns,
                newWishes);
    }

    /**
     * {@return whether it has a mission: whether it uses items, switches, needs, bars or any rule of missions. Otherwise its locks
     * are words that are copied into the layout}
     */
    public boolean hasMission() {
        return missionRules.isDeclared()
                || rooms.stream().anyMatch(room -> !room.contents().equals(Contents.NONE))
                || connections.stream()
                        .anyMatch(connection -> connection.access().isOfMission());
    }

    /** {@return the repeat rule of a template in this level} */
    public RepeatRule repeatRule(RoomTemplate template) {
        return repeatOverride.orElse(template.repeat());
    }

    /** {@return the templates that rooms and corridors may take, without duplicates, in order of first use} */
    public List<RoomTemplate> templates() {
        return templates(rooms, connections);
    }

    private static List<RoomTemplate> templates(List<Room> rooms, List<Connection> connections) {
        Set<RoomTemplate> all = new LinkedHashSet<>();
        rooms.forEach(room -> all.addAll(room.templates()));
        connections.forEach(connection -> all.addAll(connection.corridor()));
        return List.copyOf(all);
    }

    /** Builds a level in memory. Not thread-safe. */
    public static final class Builder {
        private final String name;
        private final List<Room> rooms = new ArrayList<>();
        private final Map<String, Integer> indexes = new HashMap<>();
        private final List<Connection> connections = new ArrayList<>();
        private int minimumRoomDistance;
        private Optional<RepeatRule> repeatOverride = Optional.empty();
        private SearchParameters search = SearchParameters.DEFAULTS;
        private final List<Spawn> spawns = new ArrayList<>();
        private List<PaletteEntry> palette = List.of();
        private MissionRules missionRules = MissionRules.NONE;
        private Wishes wishes = Wishes.NONE;

        private Builder(String name) {
            this.name = name;
        }

        /**
         * Adds a room.
         *
         * @throws IllegalArgumentException if the id is taken
         */
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

        /** Adds a connection by a shared door. Both rooms must have been added. */
        public Builder door(String from, String to) {
            return connection(from, to, List.of(), false, "");
        }

        /** Adds a connection by a corridor. Both rooms must have been added. */
        public Builder corridor(String from, String to, RoomTemplate... templates) {
            return connection(from, to, List.of(templates), false, "");
        }

        /** Adds a connection; see {@link Connection} for the parameters. Both rooms must have been added. */
        public Builder connection(String from, String to, List<RoomTemplate> corridor, boolean oneWay, String lock) {
            return connection(from, to, corridor, Access.of(oneWay, lock));
        }

        /** Adds a connection; see {@link Connection} for the parameters. Both rooms must have been added. */
        public Builder connection(String from, String to, List<RoomTemplate> corridor, Access access) {
            connections.add(new Connection(indexOf(from), indexOf(to), corridor, access));
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

        public Builder palette(List<PaletteEntry> entries) {
            palette = List.copyOf(entries);
            return this;
        }

        /** Sets the rules of the mission, with the rooms named by their indexes in the order in which they are added. */
        public Builder missionRules(MissionRules rules) {
            missionRules = rules;
            return this;
        }

        /** Adds a spawn. They are drawn in the order in which they are added. */
        public Builder spawn(Spawn spawn) {
            spawns.add(spawn);
            return this;
        }

        /** Sets the wishes, with the rooms named by their indexes in the order in which they are added. */
        public Builder wishes(Wishes all) {
            wishes = all;
            return this;
        }

        /**
         * Builds the level.
         *
         * @throws IllegalArgumentException if the level is not valid, for example because it is not connected
         */
        public Level build() {
            return new Level(
                    name,
                    rooms,
                    connections,
                    minimumRoomDistance,
                    repeatOverride,
                    search,
                    palette,
                    missionRules,
                    spawns,
                    wishes);
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
