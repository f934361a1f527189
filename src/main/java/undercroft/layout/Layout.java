package undercroft.layout;

import java.util.List;
import undercroft.geometry.Box;

/**
 * A level laid out. Immutable.
 *
 * @param level the level's name
 * @param seed from which the layout was made, 0 ≤ seed &lt; 2^53
 * @param rooms the level's rooms in its order, then the corridors in the order of their connections
 * @param connections in the level's order
 * @param puzzles of the rooms that hold one, in the order of the rooms
 */
public record Layout(
        String level,
        long seed,
        List<PlacedRoom> rooms,
        List<Door> doors,
        List<LayoutConnection> connections,
        List<RoomPuzzle> puzzles) {

    /** Seeds are below this, so that every JSON reader can hold them in a double. */
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

    /** This layout with puzzles on its floors, in the place of those that it has. */
    public Layout withPuzzles(List<RoomPuzzle> newPuzzles) {
        return new Layout(level, seed, rooms, doors, connections, newPuzzles);
    }

    /** The smallest box around all rooms. */
    public Box bounds() {
        return Box.around(rooms.stream()
                .flatMap(room -> room.outline().vertices().stream())
                .toList());
    }

    /** Rooms and corridors that are not corridors. */
    public long roomCount() {
        return rooms.stream().filter(room -> !room.isCorridor()).count();
    }
}
