package undercroft.tiles;

import undercroft.geometry.Point;

/**
 * The side between two cells at which a door can be passed.
 *
 * @param door index of the door
 * @param cellA the lower left corner of the cell that belongs to the door's roomA
 * @param cellB the lower left corner of the adjacent cell, which belongs to roomB
 */
public record Opening(int door, Point cellA, Point cellB) {}
