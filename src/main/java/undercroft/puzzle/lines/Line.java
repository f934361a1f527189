package undercroft.puzzle.lines;

/**
 * A line of a solution, its ends inclusive; rows from the top, columns from the left, both from 0.
 *
 * @param r0 row of the topmost, leftmost cell
 * @param c0 column of that cell
 * @param r1 row of the last cell
 * @param c1 column of that cell
 */
record Line(int r0, int c0, int r1, int c1) {

    /** Between two cells of a grid, the topmost or leftmost first. */
    static Line between(Grid grid, int first, int last) {
        return new Line(grid.row(first), grid.column(first), grid.row(last), grid.column(last));
    }
}
