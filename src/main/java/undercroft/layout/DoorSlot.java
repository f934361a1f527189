package undercroft.layout;

import undercroft.geometry.Segment;

/**
 * A stretch of a room's wall that the room offers for doors and does not use. Doors of the slot's length may be anywhere along it.
 *
 * @param room index of the room or corridor
 * @param at the whole stretch in world cells, along the room's counter-clockwise outline
 * @param facing the outward side of the room
 * @param length of each door, in lattice steps
 * @param socket of the doors, or ""
 * @param behind index of the room right behind the stretch, of several that along its greatest part; {@link #NOTHING} where there
 *     is none
 */
public record DoorSlot(int room, Segment at, Facing facing, int length, String socket, int behind) {

    /** No room is right behind the slot. */
    public static final int NOTHING = -1;
}
