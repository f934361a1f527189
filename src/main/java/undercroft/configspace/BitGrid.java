package undercroft.configspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * A window of the plane in which sets of grid points are bitmaps, stored row after row in one array, so that operations
 * handle 64 points at a time. All Minkowski sums of sets of grid points are computed here. A set is an array of words that the
 * grid made; points outside the window are cut off. Not thread-safe.
 *
 * <p>A shift moves bits beyond the end of a row into the start of the next. Therefore each row starts with a margin, as
 * wide as the longest shift, whose words belong to no set. Only {@link #addSums} writes there; {@link #intersect}
 * clears it.
 */
public final class BitGrid {

    private static final int WORD = Long.SIZE;

    private final int margin;
    private final Dilation dilation;
    private final List<long[]> pool = new ArrayList<>();
    private int lent;
    private int x;
    private int y;
    private int width;
    private int height;
    /** The number of words of a row, including its margin. */
    private int stride;
    /** The index of the first row's first word. The words before it and after the last row are 0. */
    private final int start;

    private int end;
    /** The length of the sets in words; it never decreases, so that they can be reused. */
    private int size;

    /**
     * A grid without a window.
     *
     * @param reach the largest absolute coordinate of any offset in a sum, in cells
     */
    public BitGrid(int reach) {
        margin = reach / WORD + 1;
        start = margin + 1;
        dilation = new Dilation(this, 2 * reach + 1);
    }

    /**
     * Reclaims all lent sets and moves the window.
     *
     * @param atX the leftmost column of the window
     * @param atY the lowest row of the window
     * @param columns the width in cells, rounded up to a multiple of 64
     * @param rows the height in cells
     */
    public void open(int atX, int atY, int columns, int rows) {
        x = atX;
        y = atY;
        int wordsAcross = (columns + WORD - 1) / WORD;
        width = wordsAcross * WORD;
        height = rows;
        stride = margin + wordsAcross;
        end = start + stride * height;
        lent = 0;
        if (size < end + 2 * start) {
            size = end + 2 * start;
            pool.clear();
        }
        dilation.open(size);
    }

    /** {@return an empty set, which is valid until the window is moved} */
    public long[] emptySet() {
        if (lent == pool.size()) {
            pool.add(newSet());
        }
        long[] set = pool.get(lent++);
        Arrays.fill(set, 0, end + 2 * start, 0);
        return set;
    }

    /** Makes an empty set that is never lent again. It belongs to the present window. */
    public long[] newSet() {
        return new long[size];
    }

    /** {@return whether a set contains a point; false outside the window} */
    public boolean contains(long[] set, int pointX, int pointY) {
        return isInWindow(pointX, pointY) && (set[word(pointX, pointY)] >>> (pointX - x) & 1) != 0;
    }

    /** Adds a point, which must lie in the window. */
    public void add(long[] set, int pointX, int pointY) {
        set[word(pointX, pointY)] |= 1L << (pointX - x);
    }

    /** Removes a point, which must lie in the window. */
    public void remove(long[] set, int pointX, int pointY) {
        set[word(pointX, pointY)] &= ~(1L << (pointX - x));
    }

    /** {@return the lowest row with a point in it, counted from 0; the number of rows for an empty set} */
    public int lowestRow(long[] set) {
        int row = 0;
        while (row < height && isRowEmpty(set, row)) {
            row++;
        }
        return row;
    }

    /** {@return the highest row with a point in it, counted from 0; −1 for an empty set} */
    public int highestRow(long[] set) {
        int row = height - 1;
        while (row >= 0 && isRowEmpty(set, row)) {
            row--;
        }
        return row;
    }

    /** {@return the number of points of a set} */
    public long count(long[] set) {
        long count = 0;
        for (int i = start; i < end; i++) {
            count += Long.bitCount(set[i]);
        }
        return count;
    }

    /** {@return whether two sets have a point in common} */
    public boolean meet(long[] one, long[] other) {
        for (int i = start; i < end; i++) {
            if ((one[i] & other[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** {@return whether the window has no point in common with a box, given by two opposite corners} */
    public boolean isApartFrom(int minX, int minY, int maxX, int maxY) {
        return maxX < x || minX >= x + width || maxY < y || minY >= y + height;
    }

    /** Removes all points that are not in another set. */
    public void intersect(long[] set, long[] with) {
        intersect(set, with, y, y + height - 1);
    }

    /** Removes all points that are not in another set or not in the rows from one y coordinate to another, both included. */
    public void intersect(long[] set, long[] with, int lowestY, int highestY) {
        int from = row(Math.max(0, Math.min(height, lowestY - y)));
        int to = row(Math.max(0, Math.min(height, highestY + 1 - y)));
        Arrays.fill(set, start, from, 0);
        for (int i = from; i < to; i++) {
            set[i] &= with[i];
        }
        Arrays.fill(set, Math.max(from, to), end, 0);
    }

    /** Removes all points that are not in the columns from one x coordinate to another, both included. */
    public void keepColumns(long[] set, int lowestX, int highestX) {
        int from = Math.max(0, Math.min(width, lowestX - x));
        int to = Math.max(from, Math.min(width, highestX + 1 - x));
        for (int word = 0; word < width / WORD; word++) {
            long kept = bitsFrom(from - word * WORD) & ~bitsFrom(to - word * WORD);
            for (int row = 0; row < height && kept != -1; row++) {
                set[row(row) + margin + word] &= kept;
            }
        }
    }

    /** The bits of a word from one on, which may lie before or after the word. */
    private static long bitsFrom(int bit) {
        if (bit >= WORD) {
            return 0;
        }
        return bit <= 0 ? -1 : -1L << bit;
    }

    /** Replaces a set by the points of the window that are not in it. */
    public void complement(long[] set) {
        for (int row = 0; row < height; row++) {
            int first = row(row) + margin;
            for (int i = first; i < first + width / WORD; i++) {
                set[i] = ~set[i];
            }
        }
    }

    /** Adds points translated by an offset. */
    public void add(long[] set, LatticeRows points, int dx, int dy) {
        int column = points.minX() + dx - x;
        int whole = Math.floorDiv(column, WORD);
        int rest = Math.floorMod(column, WORD);
        int across = points.wordsAcross();
        long[] bits = points.bits();
        int bottom = points.minY() + dy - y;
        int from = Math.max(0, -bottom);
        int to = Math.min(height - bottom, bits.length / across);
        for (int i = 0; i < across; i++) {
            int word = whole + i;
            if (isWordOfRow(word)) {
                for (int row = from; row < to; row++) {
                    set[row(bottom + row) + margin + word] |= bits[row * across + i] << rest;
                }
            }
            boolean reachesNext = rest > 0 && rest + points.width() > (i + 1) * WORD;
            if (reachesNext && isWordOfRow(word + 1)) {
                for (int row = from; row < to; row++) {
                    set[row(bottom + row) + margin + word + 1] |= bits[row * across + i] >>> (WORD - rest);
                }
            }
        }
    }

    /**
     * Adds the Minkowski sum of a set and some offsets: all sums of a point and an offset. If a sum lies outside the
     * window, the margins of the set are undefined afterwards.
     *
     * @param low the lowest row of the points, counted from 0
     * @param high the highest row of the points; less than {@code low} for an empty set
     */
    public void addSums(long[] set, long[] points, int low, int high, LatticeRows offsets) {
        if (low <= high) {
            dilation.add(set, points, low, high, offsets.cover());
        }
    }

    /** The points of a set at which a function is 0. */
    LatticeSet whereZero(long[] set, IntBinaryOperator function) {
        List<LatticeRows.Run> runs = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            addRunsWhereZero(runs, set, row, function);
        }
        return LatticeSet.ofRuns(runs);
    }

    private void addRunsWhereZero(List<LatticeRows.Run> runs, long[] set, int row, IntBinaryOperator function) {
        int first = row(row) + margin;
        int from = 0;
        int to = -1;
        for (int i = first; i < first + width / WORD; i++) {
            for (long left = set[i]; left != 0; left &= left - 1) {
                int pointX = x + (i - first) * WORD + Long.numberOfTrailingZeros(left);
                if (function.applyAsInt(pointX, y + row) == 0) {
                    if (to < from || pointX > to + 1) {
                        addRun(runs, y + row, from, to);
                        from = pointX;
                    }
                    to = pointX;
                }
            }
        }
        addRun(runs, y + row, from, to);
    }

    private static void addRun(List<LatticeRows.Run> runs, int pointY, int from, int to) {
        if (from <= to) {
            runs.add(new LatticeRows.Run(pointY, from, to));
        }
    }

    int height() {
        return height;
    }

    int margin() {
        return margin;
    }

    int stride() {
        return stride;
    }

    /** The index of a row's first word, which belongs to its margin. */
    int row(int row) {
        return start + row * stride;
    }

    private boolean isInWindow(int pointX, int pointY) {
        int column = pointX - x;
        int row = pointY - y;
        return column >= 0 && column < width && row >= 0 && row < height;
    }

    /** The index of the word that holds a point of the window. */
    private int word(int pointX, int pointY) {
        return row(pointY - y) + margin + (pointX - x) / WORD;
    }

    /** Whether the window has a word with this number in a row, counted from the end of the margin. */
    private boolean isWordOfRow(int word) {
        return word >= 0 && word < width / WORD;
    }

    private boolean isRowEmpty(long[] set, int row) {
        for (int i = row(row); i < row(row + 1); i++) {
            if (set[i] != 0) {
                return false;
            }
        }
        return true;
    }
}
