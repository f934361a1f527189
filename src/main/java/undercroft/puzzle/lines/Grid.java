package undercroft.puzzle.lines;

import java.util.Arrays;
import java.util.List;

/**
 * The board's cells as one array with a border of walls, so that a line along a row or a column ends without a look at the
 * board's size. Rows are a power of two apart and farther than the longest line: the distance between two cells of one
 * cross tells the row from the column.
 */
final class Grid {

    /** The greatest value of a number: one digit of a puzzle's file. */
    static final int GREATEST_VALUE = 9;

    private static final int SMALLEST_STRIDE = 16;

    private final int width;
    private final int height;
    private final int shift;
    private final boolean[] wall;
    private final int[] open;
    private final int[] seats;

    /** Of rows of text, the top one first; {@code #} is a wall and everything else is open. */
    Grid(List<String> rows) {
        height = rows.size();
        width = rows.get(0).length();
        int stride = SMALLEST_STRIDE;
        while (stride <= width) {
            stride *= 2;
        }
        shift = Integer.numberOfTrailingZeros(stride);
        wall = new boolean[(height + 2) * stride];
        Arrays.fill(wall, true);
        int[] found = new int[width * height];
        int count = 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                if (rows.get(row).charAt(column) != '#') {
                    wall[cell(row, column)] = false;
                    found[count++] = cell(row, column);
                }
            }
        }
        open = Arrays.copyOf(found, count);
        seats = Arrays.stream(open).filter(this::hasOpenNeighbour).toArray();
    }

    private boolean hasOpenNeighbour(int cell) {
        return !wall[cell - 1] || !wall[cell + 1] || !wall[cell - stride()] || !wall[cell + stride()];
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** How many entries an array over all cells has, the border's included. */
    int size() {
        return wall.length;
    }

    /** From a cell to the one below. */
    int stride() {
        return 1 << shift;
    }

    int shift() {
        return shift;
    }

    int cell(int row, int column) {
        return ((row + 1) << shift) + column;
    }

    int row(int cell) {
        return (cell >> shift) - 1;
    }

    int column(int cell) {
        return cell & (stride() - 1);
    }

    boolean isWall(int cell) {
        return wall[cell];
    }

    int openCount() {
        return open.length;
    }

    /** The open cell of this number, from the top row on and each row from the left. */
    int open(int index) {
        return open[index];
    }

    /** Open cells beside an open cell: the others have no room for a line of two. */
    int seatCount() {
        return seats.length;
    }

    /** The seat of this number, in the order of open cells. */
    int seat(int index) {
        return seats[index];
    }
}
