package undercroft.configspace;

import java.util.Arrays;

/**
 * Dilates sets of a {@link BitGrid} by rectangles. Each point is spread to the right and then upwards by doubling, so
 * the cost of a rectangle is logarithmic in its sides. The rectangles of a {@linkplain LatticeCover cover} are ordered
 * by width and then by height, so the spread for one rectangle is extended for the next.
 */
final class Dilation {

    private static final int WORD = Long.SIZE;

    private final BitGrid grid;
    private final int maxRows;

    /** Each point spread to the right into a run of this many points. */
    private long[] runs = new long[0];

    private int runLength;
    /** What {@link #runs} was before the step that extends them. */
    private long[] shorterRuns = new long[0];
    /** Each run spread upwards into a rectangle with this many rows. */
    private long[] rectangles = new long[0];

    private int rectangleRows;

    /** @param maxRows the height of the highest rectangle, in points */
    Dilation(BitGrid grid, int maxRows) {
        this.grid = grid;
        this.maxRows = maxRows;
    }

    /**
     * Allocates memory for the sets of the grid's window.
     *
     * @param size the length of a set in words
     */
    void open(int size) {
        if (runs.length < size) {
            runs = new long[size];
            shorterRuns = new long[size];
        }
        if (rectangles.length < size + maxRows * grid.stride()) {
            rectangles = new long[size + maxRows * grid.stride()];
        }
    }

    /**
     * Adds the Minkowski sum of points and rectangles.
     *
     * @param low the lowest row of the points, counted from 0
     * @param high their highest row, at least {@code low}
     */
    void add(long[] set, long[] points, int low, int high, LatticeCover cover) {
        beginRuns(points, low, high);
        for (int i = 0; i < cover.count(); i++) {
            if (i == 0 || cover.width(i) > runLength) {
                extendRuns(cover.width(i), low, high);
                beginRectangles(low, high);
            }
            raiseRectangles(cover.height(i), low, high);
            int dy = cover.y(i);
            int lowest = Math.max(low, -dy);
            int highest = Math.min(high + rectangleRows - 1, grid.height() - 1 - dy);
            if (lowest <= highest) {
                addShifted(set, rectangles, cover.x(i), dy * grid.stride(), grid.row(lowest), grid.row(highest + 1));
            }
        }
    }

    private void beginRuns(long[] points, int low, int high) {
        int from = grid.row(low);
        int to = endOfRuns(high);
        // Zeros are shifted in from before these rows and from beyond them.
        Arrays.fill(runs, from - grid.margin() - 1, from, 0);
        System.arraycopy(points, from, runs, from, grid.row(high + 1) - from);
        Arrays.fill(runs, grid.row(high + 1), to, 0);
        runLength = 1;
    }

    private void extendRuns(int length, int low, int high) {
        int from = grid.row(low);
        int before = from - grid.margin() - 1;
        int to = endOfRuns(high);
        while (runLength < length) {
            int step = Math.min(runLength, length - runLength);
            System.arraycopy(runs, before, shorterRuns, before, to - before);
            addShifted(runs, shorterRuns, step, 0, from, to);
            runLength += step;
        }
    }

    private void beginRectangles(int low, int high) {
        int from = grid.row(low) - grid.margin() - 1;
        int to = endOfRuns(high);
        System.arraycopy(runs, from, rectangles, from, to - from);
        Arrays.fill(rectangles, to, endOfRuns(high + maxRows), 0);
        rectangleRows = 1;
    }

    private void raiseRectangles(int rows, int low, int high) {
        int stride = grid.stride();
        while (rectangleRows < rows) {
            int step = Math.min(rectangleRows, rows - rectangleRows);
            int from = grid.row(low + step);
            // From the top down, so that only rows that are not raised yet are added.
            for (int i = endOfRuns(high + rectangleRows + step - 1) - 1; i >= from; i--) {
                rectangles[i] |= rectangles[i - step * stride];
            }
            rectangleRows += step;
        }
    }

    /**
     * The end of the runs that start in a row. Runs can extend into the margin of the next row and be shifted back
     * later.
     */
    private int endOfRuns(int high) {
        return grid.row(high + 1) + grid.margin() + 1;
    }

    /** Adds a range of words, translated by some bits to the right and by some words. */
    private static void addShifted(long[] set, long[] points, int bits, int words, int from, int to) {
        int whole = Math.floorDiv(bits, WORD);
        int rest = Math.floorMod(bits, WORD);
        if (rest == 0) {
            for (int i = from; i < to; i++) {
                set[i + words] |= points[i - whole];
            }
        } else {
            int carry = WORD - rest;
            for (int i = from; i < to; i++) {
                set[i + words] |= (points[i - whole] << rest) | (points[i - whole - 1] >>> carry);
            }
        }
    }
}
