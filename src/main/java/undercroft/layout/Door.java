package undercroft.layout;

import undercroft.geometry.Segment;

/**
 * A door that two rooms share.
 *
 * @param roomA index of the room that it leads from where it is one-way
 * @param roomB index of the room that it leads to
 * @param at in world cells, along roomA's counter-clockwise outline
 * @param facing the outward side of roomA
 * @param socket the doors' common socket, or ""
 * @param lock what opens it, or ""
 */
public record Door(
        int index, int roomA, int roomB, Segment at, Facing facing, String socket, boolean oneWay, String lock) {

    /** In lattice steps. */
    public int length() {
        return at.length();
    }
}
