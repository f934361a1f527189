package undercroft.puzzle.tilt;

/**
 * A one-way border between a cell and the next one in a direction. A sliding piece can leave the cell over it but not come
 * back.
 *
 * @param row the row of the cell, 0 at the top
 * @param column the column of the cell, 0 on the left
 * @param way the direction in which it can be crossed
 */
public record Sill(int row, int column, Way way) {}
