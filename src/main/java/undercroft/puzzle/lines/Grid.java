package undercroft.puzzle.lines;

import java.util.Arrays;
import java.util.List;

/**
 * The cells of a board as one array with a border of walls, so that a scan along a row or column ends without a check of the
 * board's size. Rows are a power of two apart, farther than the longest line, so that the distance between two cells of a cross
 * shows whether they are in one row or one column.
 */
final class Grid {

    /** The greatest value of a number, which is one digit in files. */
    static final int GREATEST_VALUE = 9;

    private static final int SMALLEST_STRIDE = 16;

    private final int width;
    private final int height;
    private final int shift;
    private final boolean[] wall;
    private final int[] open;
    private final int[] usable;

    /**
     * Reads a grid.
     *
     * @param rows the top row first; {@code #} is a wall and every other character an open cell
     */
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
        usable = Arrays.stream(open).filter(this::hasOpenNeighbour).toArray();
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

    /** The length of an array over all cells, with those of the border. */
    int size() {
        return wall.length;
    }

    /** The distance from a cell to the one below. */
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

    /** An open cell by its index, in reading order. */
    int open(int index) {
        return open[index];
    }

    /** The number of usable cells: open cells next to another open cell. The others have no room for a line of two. */
    int usableCount() {
        return usable.length;
    }

    /** A usable cell by its index, in reading order. */
    int usable(int index) {
        return usable[index];
    }
}
