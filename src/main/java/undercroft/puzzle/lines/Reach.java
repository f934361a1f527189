package undercroft.puzzle.lines;

import java.util.Arrays;

/**
 * Which numbers reach which cells with a possible placement, as of the last update. Sets of numbers are bits of a {@code long}.
 * A number always reaches its own cell.
 */
final class Reach {

    private final int shift;
    private int[] at = {};
    private int[] value = {};
    private final long[] numbers;
    private final int[] row = new int[Draft.MOST_NUMBERS];
    private final int[] column = new int[Draft.MOST_NUMBERS];

    Reach(Grid grid) {
        shift = grid.shift();
        numbers = new long[grid.size()];
    }

    /** Starts with a new draft; none of its numbers reaches anything yet. */
    void start(Draft draft) {
        at = draft.cells();
        value = draft.values();
        Arrays.fill(numbers, 0);
        Arrays.fill(row, 0);
        Arrays.fill(column, 0);
    }

    /** The numbers that reach a cell. */
    long of(int cell) {
        return numbers[cell];
    }

    /** The cells of the row arm or the column arm that a number reaches. */
    int arm(int number, boolean ofRow) {
        return ofRow ? row[number] : column[number];
    }

    /** Adds the cells that the placements of a number cover, for the first time. */
    void extend(int number, int placements) {
        row[number] = rowCells(number, placements);
        column[number] = columnCells(number, placements);
        long bit = Knowledge.bit(number);
        int first = rowStart(number);
        for (int cells = row[number]; cells != 0; cells &= cells - 1) {
            numbers[first + Integer.numberOfTrailingZeros(cells)] |= bit;
        }
        first = columnStart(number);
        for (int cells = column[number]; cells != 0; cells &= cells - 1) {
            numbers[first + (Integer.numberOfTrailingZeros(cells) << shift)] |= bit;
        }
    }

    /** Removes a number from the cells that its remaining placements no longer cover. */
    void withdraw(int number, int placements) {
        int newRow = rowCells(number, placements);
        int newColumn = columnCells(number, placements);
        long others = ~Knowledge.bit(number);
        int first = rowStart(number);
        for (int cells = row[number] & ~newRow; cells != 0; cells &= cells - 1) {
            numbers[first + Integer.numberOfTrailingZeros(cells)] &= others;
        }
        first = columnStart(number);
        for (int cells = column[number] & ~newColumn; cells != 0; cells &= cells - 1) {
            numbers[first + (Integer.numberOfTrailingZeros(cells) << shift)] &= others;
        }
        row[number] = newRow;
        column[number] = newColumn;
    }

    private int rowCells(int number, int placements) {
        int n = value[number];
        return Cross.covered(Cross.horizontal(placements, n), n) | Cross.middle(n);
    }

    private int columnCells(int number, int placements) {
        int n = value[number];
        return Cross.covered(Cross.vertical(placements, n), n) | Cross.middle(n);
    }

    private int rowStart(int number) {
        return at[number] - (value[number] - 1);
    }

    private int columnStart(int number) {
        return at[number] - ((value[number] - 1) << shift);
    }
}
