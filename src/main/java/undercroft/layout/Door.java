package undercroft.layout;

import undercroft.geometry.Segment;
import undercroft.level.Access;

/**
 * A door that two rooms share.
 *
 * @param index of the door in the layout
 * @param roomA index of a room; of a one-way door, the room it leads from
 * @param roomB index of the other room
 * @param at in world cells, along roomA's counter-clockwise outline
 * @param facing the outward side of roomA
 * @param socket the common socket of the doors, or ""
 * @param access that of its connection
 */
public record Door(int index, int roomA, int roomB, Segment at, Facing facing, String socket, Access access) {

    /** A door that is not secret; see {@link Access} for its last parameters. */
    public Door(
            int index, int roomA, int roomB, Segment at, Facing facing, String socket, boolean oneWay, String lock) {
        this(index, roomA, roomB, at, facing, socket, Access.of(oneWay, lock));
    }

    /** {@return the length of the door in lattice steps} */
    public int length() {
        return at.length();
    }

    /** {@return whether it can be passed only from roomA to roomB} */
    public boolean oneWay() {
        return access.oneWay();
    }

    /** {@return what opens it, or ""} */
    public String lock() {
        return access.lock();
    }

    /** {@return this door with other access} */
    public Door withAccess(Access newAccess) {
        return new Door(index, roomA, roomB, at, facing, socket, newAccess);
    }

    /** The door with what version 1 of the format holds. */
    Door plain() {
        return new Door(index, roomA, roomB, at, facing, socket, access.plain());
    }

    /** Whether version 1 of the format holds all of the door. */
    boolean isPlain() {
        return access.isPlain();
    }
}
