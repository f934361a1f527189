package undercroft.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.configspace.LatticeCover;
import undercroft.configspace.LatticeRows;

/**
 * A window of the plane in which sets of grid points are held as bits, row after row in one array, so that a set is shifted
 * as a whole, sixty-four points at a time. Sets are arrays of words lent out by the grid; what lies outside is cut off.
 *
 * <p>What a shift pushes beyond the end of a row comes to lie at the beginning of the next. Therefore each row begins with
 * some words of margin, as wide as the longest shift, that belong to no set; {@link #intersect} wipes them.
 */
final class BitGrid {

    private static final int WORD = Long.SIZE;

    private final int margin;
    private final List<long[]> sets = new ArrayList<>();
    private int lent;
    private int x;
    private int y;
    private int width;
    private int height;
    /** Words in a row, its margin among them. */
    private int stride;
    /** The first word of the first row; what is read before it and after the last is 0. */
    private final int start;

    private int end;
    /** Points that are being spread into runs, and how wide these are by now. */
    private long[] widened = new long[0];

    private int wide;
    private long[] widening = new long[0];
    /** The same spread upwards into rectangles, and how high these are by now. */
    private long[] raised = new long[0];

    private int tall;
    /** The highest rectangle. */
    private final int highest;

    /**
     * A grid without a window.
     *
     * @param reach the longest shift along either axis, in cells
     */
    BitGrid(int reach) {
        margin = reach / WORD + 1;
        start = margin + 1;
        highest = 2 * reach + 1;
    }

    /** Takes back all sets and moves the window. All in cells; the window may become somewhat wider. */
    void open(int atX, int atY, int itsWidth, int itsHeight) {
        x = atX;
        y = atY;
        int wordsAcross = (itsWidth + WORD - 1) / WORD;
        width = wordsAcross * WORD;
        height = itsHeight;
        stride = margin + wordsAcross;
        end = start + stride * height;
        lent = 0;
        int size = end + 2 * start;
        if (widened.length < size) {
            widened = new long[size];
            widening = new long[size];
            sets.clear();
        }
        if (raised.length < size + highest * stride) {
            raised = new long[size + highest * stride];
        }
    }

    /** Lends a set, empty. */
    long[] emptySet() {
        if (lent == sets.size()) {
            sets.add(new long[widened.length]);
        }
        long[] set = sets.get(lent++);
        Arrays.fill(set, 0, end + 2 * start, 0);
        return set;
    }

    boolean contains(long[] set, int pointX, int pointY) {
        int column = pointX - x;
        int row = pointY - y;
        return column >= 0
                && column < width
                && row >= 0
                && row < height
                && (set[word(row) + column / WORD] >>> column & 1) != 0;
    }

    /** The lowest row with a point in it, counted from 0; the number of rows where the set is empty. */
    int lowestRow(long[] set) {
        int row = 0;
        while (row < height && isRowEmpty(set, row)) {
            row++;
        }
        return row;
    }

    /** The highest row with a point in it, −1 where the set is empty. */
    int highestRow(long[] set) {
        int row = height - 1;
        while (row >= 0 && isRowEmpty(set, row)) {
            row--;
        }
        return row;
    }

    /** Whether the window has no point in common with a box that reaches from one point to another. */
    boolean isApartFrom(int minX, int minY, int maxX, int maxY) {
        return maxX < x || minX >= x + width || maxY < y || minY >= y + height;
    }

    void intersect(long[] set, long[] with) {
        intersect(set, with, y, y + height - 1);
    }

    /** Keeps the points of some rows that are in another set, too, and none of other rows. */
    void intersect(long[] set, long[] with, int lowestY, int highestY) {
        int from = row(Math.max(0, Math.min(height, lowestY - y)));
        int to = row(Math.max(0, Math.min(height, highestY + 1 - y)));
        Arrays.fill(set, start, from, 0);
        for (int i = from; i < to; i++) {
            set[i] &= with[i];
        }
        Arrays.fill(set, Math.max(from, to), end, 0);
    }

    void complement(long[] set) {
        for (int row = 0; row < height; row++) {
            int first = word(row);
            for (int i = first; i < first + width / WORD; i++) {
                set[i] = ~set[i];
            }
        }
    }

    /** Adds points, moved by an offset. */
    void add(long[] set, LatticeRows points, int dx, int dy) {
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
            if (isInWindow(word)) {
                for (int row = from; row < to; row++) {
                    set[word(bottom + row) + word] |= bits[row * across + i] << rest;
                }
            }
            boolean reachesNext = rest > 0 && rest + points.width() > (i + 1) * WORD;
            if (reachesNext && isInWindow(word + 1)) {
                for (int row = from; row < to; row++) {
                    set[word(bottom + row) + word + 1] |= bits[row * across + i] >>> (WORD - rest);
                }
            }
        }
    }

    /** Whether a row has a word with this number, counted after the margin. */
    private boolean isInWindow(int word) {
        return word >= 0 && word < width / WORD;
    }

    /**
     * Adds all sums of a point of one set and an offset, their Minkowski sum; in the margins there may be anything then.
     *
     * @param low the lowest row of that set
     * @param high the highest; lower than the lowest where the set is empty
     */
    void addSums(long[] set, long[] points, int low, int high, LatticeRows offsets) {
        if (low > high) {
            return;
        }
        LatticeCover cover = offsets.cover();
        beginWidening(points, low, high);
        for (int i = 0; i < cover.count(); i++) {
            if (i == 0 || cover.width(i) > wide) {
                widen(cover.width(i), low, high);
                beginRaising(low, high);
            }
            raise(cover.height(i), low, high);
            int dy = cover.y(i);
            int lowest = Math.max(low, -dy);
            int highest = Math.min(high + tall - 1, height - 1 - dy);
            if (lowest <= highest) {
                addShifted(set, raised, cover.x(i), dy * stride, row(lowest), row(highest + 1));
            }
        }
    }

    /** The first word of a row, margin and all. */
    private int row(int row) {
        return start + row * stride;
    }

    /** The first word of a row after its margin. */
    private int word(int row) {
        return start + row * stride + margin;
    }

    private boolean isRowEmpty(long[] set, int row) {
        for (int i = row(row); i < row(row + 1); i++) {
            if (set[i] != 0) {
                return false;
            }
        }
        return true;
    }

    private void beginWidening(long[] points, int low, int high) {
        int from = row(low);
        int to = endOfWidened(high);
        // What is shifted in from before or beyond these rows must be nothing.
        Arrays.fill(widened, from - margin - 1, from, 0);
        System.arraycopy(points, from, widened, from, row(high + 1) - from);
        Arrays.fill(widened, row(high + 1), to, 0);
        wide = 1;
    }

    /** Spreads each point to the right until it is a run as wide as this; by doubling, and going on from a narrower one. */
    private void widen(int newWidth, int low, int high) {
        int from = row(low);
        int to = endOfWidened(high);
        while (wide < newWidth) {
            int step = Math.min(wide, newWidth - wide);
            System.arraycopy(widened, from - margin - 1, widening, from - margin - 1, to - from + margin + 1);
            addShifted(widened, widening, step, 0, from, to);
            wide += step;
        }
    }

    private void beginRaising(int low, int high) {
        int from = row(low) - margin - 1;
        int to = endOfWidened(high);
        System.arraycopy(widened, from, raised, from, to - from);
        Arrays.fill(raised, to, endOfWidened(high + highest), 0);
        tall = 1;
    }

    /** Spreads each run upwards until it is a rectangle as high as this, in the same way. */
    private void raise(int newHeight, int low, int high) {
        while (tall < newHeight) {
            int step = Math.min(tall, newHeight - tall);
            // Downwards, so that what is added is not itself raised yet.
            for (int i = endOfWidened(high + tall + step - 1) - 1; i >= row(low + step); i--) {
                raised[i] |= raised[i - step * stride];
            }
            tall += step;
        }
    }

    /** What is spread beyond the last row may come back when it is shifted to the left. */
    private int endOfWidened(int high) {
        return row(high + 1) + margin + 1;
    }

    /** Adds the words of a range, moved by some bits and some words; read beyond the range only for bits that come from there. */
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
