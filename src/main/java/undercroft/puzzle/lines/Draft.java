package undercroft.puzzle.lines;

import java.util.Arrays;

/**
 * A puzzle in the form that the solvers use: cells and values of its numbers and cells of its dots over a grid. Drafts with the
 * same numbers are equal whatever their dots. The dots follow from the numbers and some random draws, and an optimiser with the
 * same numbers twice would have less choice than it seems.
 */
final class Draft {

    /** The most numbers of a puzzle: a set of numbers is the bits of a {@code long}. */
    static final int MOST_NUMBERS = Long.SIZE;

    private static final int[] NO_DOTS = {};

    private final Grid grid;
    private final int[] cells;
    private final int[] values;
    private final int[] dots;

    private Draft(Grid grid, int[] cells, int[] values, int[] dots) {
        this.grid = grid;
        this.cells = cells;
        this.values = values;
        this.dots = dots;
    }

    /**
     * Makes a draft without dots, which takes over the arrays.
     *
     * @param cells at most {@value #MOST_NUMBERS} different cells in any order
     * @param values the value of each number, 1 to 9
     * @return the draft
     */
    static Draft of(Grid grid, int[] cells, int[] values) {
        if (cells.length > MOST_NUMBERS) {
            throw new IllegalArgumentException(
                    "The numbers (%d) must be at most %d.".formatted(cells.length, MOST_NUMBERS));
        }
        return new Draft(grid, cells, values, NO_DOTS);
    }

    /**
     * The same numbers with dots.
     *
     * @param newDots cells without numbers; the draft takes over the array
     */
    Draft withDots(int[] newDots) {
        return new Draft(grid, cells, values, newDots);
    }

    Grid grid() {
        return grid;
    }

    int numbers() {
        return cells.length;
    }

    /** The cells of the numbers. Do not change the array. */
    int[] cells() {
        return cells;
    }

    /** The values of the numbers. Do not change the array. */
    int[] values() {
        return values;
    }

    /** The cells of the dots. Do not change the array. */
    int[] dots() {
        return dots;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Draft draft
                && grid == draft.grid
                && Arrays.equals(cells, draft.cells)
                && Arrays.equals(values, draft.values);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cells) + Arrays.hashCode(values);
    }
}
