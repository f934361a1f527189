package undercroft.level;

import java.util.List;
import undercroft.template.RoomTemplate;

/**
 * An edge of the graph: two rooms that share a door, or are joined by a corridor.
 *
 * @param from index of a room of the level
 * @param to index of another room of the level
 * @param corridor the templates its corridor may take; empty where the rooms share a door
 * @param oneWay whether it can be passed only from {@code from} to {@code to}
 * @param lock what opens it, or ""
 */
public record Connection(int from, int to, List<RoomTemplate> corridor, boolean oneWay, String lock) {

    public Connection {
        corridor = List.copyOf(corridor);
        if (from == to) {
            throw new IllegalArgumentException("The connection's rooms (%d, %d) must differ.".formatted(from, to));
        }
    }

    /** A two-way door without a lock. */
    public static Connection door(int from, int to) {
        return new Connection(from, to, List.of(), false, "");
    }

    public boolean hasCorridor() {
        return !corridor.isEmpty();
    }

    public boolean joins(int roomA, int roomB) {
        return (from == roomA && to == roomB) || (from == roomB && to == roomA);
    }
}
