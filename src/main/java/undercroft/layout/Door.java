package undercroft.layout;

import undercroft.geometry.Segment;

/**
 * A door that two rooms share.
 *
 * @param index of the door in the layout
 * @param roomA index of a room; of a one-way door, the room it leads from
 * @param roomB index of the other room
 * @param at in world cells, along roomA's counter-clockwise outline
 * @param facing the outward side of roomA
 * @param socket the common socket of the doors, or ""
 * @param lock what opens it, or ""
 */
public record Door(
        int index, int roomA, int roomB, Segment at, Facing facing, String socket, boolean oneWay, String lock) {

    /** {@return the length of the door in lattice steps} */
    public int length() {
        return at.length();
    }
}
