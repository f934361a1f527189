package undercroft.puzzle.tilt;

/**
 * A one-way sill on the border between a cell and the next one in its way: what slides may leave the cell over it, and never
 * come back over it.
 *
 * @param row the cell's row, 0 on top
 * @param column the cell's column, 0 on the left
 */
public record Sill(int row, int column, Way way) {}
