package undercroft.puzzle.lines;

import java.util.random.RandomGenerator;

/** Makes random numbers and small changes of them. */
final class Mutation {

    private static final int SMALLEST_START = 2;
    private static final int GREATEST_START = 5;

    /** The greatest value. Longer lines cross too many others; the published puzzles stop here too. */
    private static final int GREATEST = 8;

    /**
     * The number of kinds of change, equally likely: one less, one more, another cell. After each change, another one follows
     * with probability 1 / {@value}.
     */
    private static final int CHANGES = 3;

    private Mutation() {}

    /**
     * Makes numbers on different random cells, without dots.
     *
     * @param numbers fewer than the usable cells of the grid
     */
    static Draft start(Grid grid, int numbers, RandomGenerator random) {
        int[] cells = new int[numbers];
        int[] values = new int[numbers];
        for (int number = 0; number < numbers; number++) {
            cells[number] = freeCell(grid, cells, number, random);
            values[number] = SMALLEST_START + random.nextInt(GREATEST_START - SMALLEST_START + 1);
        }
        return Draft.of(grid, cells, values);
    }

    /** Changes the numbers a little and drops the dots. */
    static Draft mutated(Draft parent, RandomGenerator random) {
        int[] cells = parent.cells().clone();
        int[] values = parent.values().clone();
        do {
            int number = random.nextInt(cells.length);
            switch (random.nextInt(CHANGES)) {
                case 0 -> values[number] = Math.max(1, values[number] - 1);
                case 1 -> values[number] = Math.min(GREATEST, values[number] + 1);
                default -> cells[number] = freeCell(parent.grid(), cells, cells.length, random);
            }
        } while (random.nextInt(CHANGES) == 0);
        return Draft.of(parent.grid(), cells, values);
    }

    private static int freeCell(Grid grid, int[] cells, int taken, RandomGenerator random) {
        while (true) {
            int cell = grid.usable(random.nextInt(grid.usableCount()));
            if (!contains(cells, taken, cell)) {
                return cell;
            }
        }
    }

    private static boolean contains(int[] cells, int count, int cell) {
        for (int index = 0; index < count; index++) {
            if (cells[index] == cell) {
                return true;
            }
        }
        return false;
    }
}
