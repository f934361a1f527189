package undercroft.puzzle.lines;

import java.util.Arrays;

/**
 * A puzzle as the solvers take it: the cells and values of its numbers and the cells of its dots, over a grid. Two drafts
 * with the same numbers are equal, whatever their dots: these follow from the numbers and some random draws, and an optimiser that
 * held the same numbers twice would only look as if it had a choice.
 */
final class Draft {

    /** As many numbers as a set of them has bits in a {@code long}. */
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
     * Numbers without dots. The arrays are the draft's from now on.
     *
     * @param cells at most {@value #MOST_NUMBERS}, in any order, all different
     * @param values 1 to 9, as many
     */
    static Draft of(Grid grid, int[] cells, int[] values) {
        if (cells.length > MOST_NUMBERS) {
            throw new IllegalArgumentException(
                    "The numbers (%d) must be at most %d.".formatted(cells.length, MOST_NUMBERS));
        }
        return new Draft(grid, cells, values, NO_DOTS);
    }

    /** The same numbers with these cells as dots, none of them a number's. The array is the draft's from now on. */
    Draft withDots(int[] newDots) {
        return new Draft(grid, cells, values, newDots);
    }

    Grid grid() {
        return grid;
    }

    int numbers() {
        return cells.length;
    }

    /** The cells of the numbers, not to be changed. */
    int[] cells() {
        return cells;
    }

    /** The values of the numbers, not to be changed. */
    int[] values() {
        return values;
    }

    /** The cells of the dots, not to be changed. */
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
