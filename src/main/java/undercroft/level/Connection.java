package undercroft.level;

import java.util.List;
import undercroft.template.RoomTemplate;

/**
 * A connection: two rooms that share a door or are joined by a corridor.
 *
 * @param from index of a room in the level; it can be passed from here if it is one-way
 * @param to index of another room in the level
 * @param corridor the templates that the corridor may take; empty if the rooms share a door
 */
public record Connection(int from, int to, List<RoomTemplate> corridor, Access access) {

    public Connection {
        corridor = List.copyOf(corridor);
        if (from == to) {
            throw new IllegalArgumentException("The rooms of a connection (%d, %d) must differ.".formatted(from, to));
        }
    }

    /** A connection that is not secret; see {@link Access} for its last parameters. */
    public Connection(int from, int to, List<RoomTemplate> corridor, boolean oneWay, String lock) {
        this(from, to, corridor, Access.of(oneWay, lock));
    }

    /** {@return a two-way connection by a shared door without a lock} */
    public static Connection door(int from, int to) {
        return new Connection(from, to, List.of(), Access.FREE);
    }

    /** {@return whether it can be passed only from {@code from} to {@code to}} */
    public boolean oneWay() {
        return access.oneWay();
    }

    /** {@return what opens it, or ""} */
    public String lock() {
        return access.lock();
    }

    /** {@return this connection with other access} */
    public Connection withAccess(Access newAccess) {
        return new Connection(from, to, corridor, newAccess);
    }

    public boolean hasCorridor() {
        return !corridor.isEmpty();
    }

    public boolean joins(int roomA, int roomB) {
        return (from == roomA && to == roomB) || (from == roomB && to == roomA);
    }
}
