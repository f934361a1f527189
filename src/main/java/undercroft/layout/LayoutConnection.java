package undercroft.layout;

import undercroft.level.Access;

/**
 * A connection of the level.
 *
 * @param from index of a room
 * @param to index of another room
 * @param corridor index of the corridor among the rooms, or {@link #NO_CORRIDOR}
 */
public record LayoutConnection(int from, int to, int corridor, Access access) {

    /** The corridor of a connection whose rooms share a door. */
    public static final int NO_CORRIDOR = -1;

    /** A connection that is not secret; see {@link Access} for its last parameters. */
    public LayoutConnection(int from, int to, int corridor, boolean oneWay, String lock) {
        this(from, to, corridor, Access.of(oneWay, lock));
    }

    public boolean hasCorridor() {
        return corridor != NO_CORRIDOR;
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
    public LayoutConnection withAccess(Access newAccess) {
        return new LayoutConnection(from, to, corridor, newAccess);
    }

    /** The connection with what version 1 of the format holds. */
    LayoutConnection plain() {
        return new LayoutConnection(from, to, corridor, access.plain());
    }

    /** Whether version 1 of the format holds all of the connection. */
    boolean isPlain() {
        return access.isPlain();
    }
}
