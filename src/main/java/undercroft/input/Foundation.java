package undercroft.input;

import java.util.List;
import undercroft.level.Connection;
import undercroft.level.Room;

/**
 * Rooms that stand already where a level is to be attached to them. A file of the level can name them in its connections. In the level
 * they come before its own rooms.
 *
 * @param rooms each pinned with one template
 * @param connections among these rooms, which are named by their indexes; together they connect all of them
 */
public record Foundation(List<Room> rooms, List<Connection> connections) {

    /** Nothing stands. */
    public static final Foundation NONE = new Foundation(List.of(), List.of());

    public Foundation {
        rooms = List.copyOf(rooms);
        connections = List.copyOf(connections);
    }
}
