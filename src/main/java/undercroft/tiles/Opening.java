package undercroft.tiles;

import undercroft.geometry.Point;

/**
 * The side between two cells by which a door lets through.
 *
 * @param door the door's index
 * @param cellA the lower left corner of the cell that belongs to the door's roomA
 * @param cellB the lower left corner of the neighbouring cell, which belongs to roomB
 */
public record Opening(int door, Point cellA, Point cellB) {}
