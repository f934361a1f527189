package undercroft.layout;

import java.util.List;
import undercroft.geometry.Box;

/**
 * A layout of a level. Immutable.
 *
 * @param level the name of the level
 * @param seed that the layout was generated from, 0 ≤ seed &lt; 2^53
 * @param rooms the rooms of the level in its order, then the corridors in the order of their connections
 * @param connections in the order of the level
 * @param puzzles in the order of their rooms
 */
public record Layout(
        String level,
        long seed,
        List<PlacedRoom> rooms,
        List<Door> doors,
        List<LayoutConnection> connections,
        List<RoomPuzzle> puzzles) {

    /** The exclusive upper bound of seeds: every JSON reader can represent smaller integers exactly, as doubles. */
    public static final long SEED_LIMIT = 1L << 53;

    public Layout {
        rooms = List.copyOf(rooms);
        doors = List.copyOf(doors);
        connections = List.copyOf(connections);
        puzzles = List.copyOf(puzzles);
    }

    /** A layout without puzzles. */
    public Layout(
            String level, long seed, List<PlacedRoom> rooms, List<Door> doors, List<LayoutConnection> connections) {
        this(level, seed, rooms, doors, connections, List.of());
    }

    /** {@return this layout with other puzzles} */
    public Layout withPuzzles(List<RoomPuzzle> newPuzzles) {
        return new Layout(level, seed, rooms, doors, connections, newPuzzles);
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
}
