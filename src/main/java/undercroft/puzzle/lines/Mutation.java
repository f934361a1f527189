package undercroft.puzzle.lines;

import java.util.random.RandomGenerator;

/** Random numbers on random cells, and small changes of them. */
final class Mutation {

    private static final int SMALLEST_START = 2;
    private static final int GREATEST_START = 5;

    /** Longer lines cross too much to leave a puzzle; the published ones stop here too. */
    private static final int GREATEST = 8;

    /** One change less by one, one more by one, one a move; and after each, one chance in three of another. */
    private static final int CHANGES = 3;

    private Mutation() {}

    /** Numbers on different random seats, with no dots. The grid must have more seats than that. */
    static Draft start(Grid grid, int numbers, RandomGenerator random) {
        int[] cells = new int[numbers];
        int[] values = new int[numbers];
        for (int number = 0; number < numbers; number++) {
            cells[number] = freeSeat(grid, cells, number, random);
            values[number] = SMALLEST_START + random.nextInt(GREATEST_START - SMALLEST_START + 1);
        }
        return Draft.of(grid, cells, values);
    }

    /** The numbers changed a little, without dots. */
    static Draft mutated(Draft parent, RandomGenerator random) {
        int[] cells = parent.cells().clone();
        int[] values = parent.values().clone();
        do {
            int number = random.nextInt(cells.length);
            switch (random.nextInt(CHANGES)) {
                case 0 -> values[number] = Math.max(1, values[number] - 1);
                case 1 -> values[number] = Math.min(GREATEST, values[number] + 1);
                default -> cells[number] = freeSeat(parent.grid(), cells, cells.length, random);
            }
        } while (random.nextInt(CHANGES) == 0);
        return Draft.of(parent.grid(), cells, values);
    }

    private static int freeSeat(Grid grid, int[] cells, int taken, RandomGenerator random) {
        while (true) {
            int seat = grid.seat(random.nextInt(grid.seatCount()));
            if (!contains(cells, taken, seat)) {
                return seat;
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
