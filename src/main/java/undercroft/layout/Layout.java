package undercroft.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import undercroft.geometry.Box;
import undercroft.level.PaletteEntry;

/**
 * A layout of a level. Immutable.
 *
 * @param level the name of the level
 * @param seed that the layout was generated from, 0 ≤ seed &lt; 2^53
 * @param rooms the rooms of the level in its order, then the corridors in the order of their connections
 * @param connections in the order of the level
 * @param puzzles in the order of their rooms
 * @param palette colours of types and items in pictures, from the level
 * @param mission what a player can do in it; nothing if its level has no mission
 * @param survey what was measured on the finished layout, if it was
 */
public record Layout(
        String level,
        long seed,
        List<PlacedRoom> rooms,
        List<Door> doors,
        List<LayoutConnection> connections,
        List<RoomPuzzle> puzzles,
        List<PaletteEntry> palette,
        Optional<LayoutMission> mission,
        Optional<Survey> survey) {

    /** The exclusive upper bound of seeds: every JSON reader can represent smaller integers exactly, as doubles. */
    public static final long SEED_LIMIT = 1L << 53;

    public Layout {
        rooms = List.copyOf(rooms);
        doors = List.copyOf(doors);
        connections = List.copyOf(connections);
        puzzles = List.copyOf(puzzles);
        palette = List.copyOf(palette);
    }

    /** A layout without a mission, which was not surveyed. */
    public Layout(
            String level,
            long seed,
            List<PlacedRoom> rooms,
            List<Door> doors,
            List<LayoutConnection> connections,
            List<RoomPuzzle> puzzles,
            List<PaletteEntry> palette) {
        this(level, seed, rooms, doors, connections, puzzles, palette, Optional.empty(), Optional.empty());
    }

    /** A layout without puzzles and colours of its own. */
    public Layout(
            String level, long seed, List<PlacedRoom> rooms, List<Door> doors, List<LayoutConnection> connections) {
        this(level, seed, rooms, doors, connections, List.of(), List.of());
    }

    /** {@return this layout with other puzzles} */
    public Layout withPuzzles(List<RoomPuzzle> newPuzzles) {
        return new Layout(level, seed, rooms, doors, connections, newPuzzles, palette, mission, survey);
    }

    /** {@return this layout with a mission} */
    public Layout withMission(LayoutMission newMission) {
        return new Layout(level, seed, rooms, doors, connections, puzzles, palette, Optional.of(newMission), survey);
    }

    /** {@return this layout with another survey, or none} */
    public Layout withSurvey(Optional<Survey> newSurvey) {
        return new Layout(level, seed, rooms, doors, connections, puzzles, palette, mission, newSurvey);
    }

    /** {@return this layout with other doors and connections} */
    public Layout withPassages(List<Door> newDoors, List<LayoutConnection> newConnections) {
        return new Layout(level, seed, rooms, newDoors, newConnections, puzzles, palette, mission, survey);
    }

    /** {@return this layout with other rooms, in the same order} */
    public Layout withRooms(List<PlacedRoom> newRooms) {
        return new Layout(level, seed, newRooms, doors, connections, puzzles, palette, mission, survey);
    }

    /** {@return this layout with another seed} */
    public Layout withSeed(long newSeed) {
        return seed == newSeed
                ? this
                : new Layout(level, newSeed, rooms, doors, connections, puzzles, palette, mission, survey);
    }

    /** {@return this layout with what version 1 of the format holds, and nothing else} */
    public Layout plain() {
        if (isPlain()) {
            return this;
        }
        return new Layout(
                level,
                seed,
                rooms.stream().map(PlacedRoom::plain).toList(),
                doors.stream().map(Door::plain).toList(),
                connections.stream().map(LayoutConnection::plain).toList(),
                puzzles.stream().map(RoomPuzzle::plain).toList(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** {@return twice the area of all rooms and corridors within their outlines, in cells} */
    public long doubledFloorArea() {
        return rooms.stream().mapToLong(room -> room.outline().doubledArea()).sum();
    }

    /** {@return whether version 1 of the format holds all of this layout} */
    public boolean isPlain() {
        return palette.isEmpty()
                && mission.isEmpty()
                && survey.isEmpty()
                && areAll(rooms, PlacedRoom::isPlain)
                && areAll(doors, Door::isPlain)
                && areAll(connections, LayoutConnection::isPlain)
                && areAll(puzzles, RoomPuzzle::isPlain);
    }

    /**
     * The doors of each connection: one, or with a corridor two, that of its first room first.
     *
     * @return the indexes of the doors, for the connections in their order; more or fewer in an invalid layout
     */
    public List<List<Integer>> doorsOfConnections() {
        Map<Set<Integer>, List<Integer>> byRooms = new HashMap<>();
        for (int i = 0; i < doors.size(); i++) {
            byRooms.computeIfAbsent(both(doors.get(i).roomA(), doors.get(i).roomB()), absent -> new ArrayList<>())
                    .add(i);
        }
        return connections.stream()
                .map(connection -> connection.hasCorridor()
                        ? joined(
                                byRooms.getOrDefault(both(connection.from(), connection.corridor()), List.of()),
                                byRooms.getOrDefault(both(connection.corridor(), connection.to()), List.of()))
                        : byRooms.getOrDefault(both(connection.from(), connection.to()), List.of()))
                .toList();
    }

    /** {@return the smallest box around all rooms} */
    public Box bounds() {
        return Box.around(rooms.stream()
                .flatMap(room -> room.outline().vertices().stream())
                .toList());
    }

    /** {@return the number of rooms, without corridors} */
    public long roomCount() {
        return rooms.stream().filter(room -> !room.isCorridor()).count();
    }

    private static <T> boolean areAll(List<T> all, Predicate<T> test) {
        for (T each : all) {
            if (!test.test(each)) {
                return false;
            }
        }
        return true;
    }

    private static Set<Integer> both(int room, int other) {
        return Set.copyOf(List.of(room, other));
    }

    private static List<Integer> joined(List<Integer> first, List<Integer> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
