package undercroft.puzzle.lines;

/**
 * A line of a solution, both ends inclusive. Rows count from the top and columns from the left, both from 0.
 *
 * @param r0 row of the topmost or leftmost cell
 * @param c0 column of that cell
 * @param r1 row of the last cell
 * @param c1 column of that cell
 */
record Line(int r0, int c0, int r1, int c1) {

    /**
     * The line between two cells of a grid.
     *
     * @param first the topmost or leftmost cell
     */
    static Line between(Grid grid, int first, int last) {
        return new Line(grid.row(first), grid.column(first), grid.row(last), grid.column(last));
    }
}
