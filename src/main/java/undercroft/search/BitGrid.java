package undercroft.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
    /** Points that are being smeared into runs, and how long these are by now. */
    private long[] smeared = new long[0];

    private int length;
    private long[] smearing = new long[0];

    /**
     * A grid without a window.
     *
     * @param reach the longest shift along either axis, in cells
     */
    BitGrid(int reach) {
        margin = reach / WORD + 1;
        start = margin + 1;
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
        if (smeared.length < size) {
            smeared = new long[size];
            smearing = new long[size];
            sets.clear();
        }
    }

    /** Lends a set, empty. */
    long[] emptySet() {
        if (lent == sets.size()) {
            sets.add(new long[smeared.length]);
        }
        long[] set = sets.get(lent++);
        Arrays.fill(set, 0);
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
        for (int i = start; i < end; i++) {
            set[i] &= with[i];
        }
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
        for (int run = 0; run < points.runCount(); run++) {
            int row = points.y(run) + dy - y;
            int from = Math.max(0, points.from(run) + dx - x);
            int to = Math.min(width - 1, points.to(run) + dx - x);
            if (row >= 0 && row < height && from <= to) {
                fill(set, word(row), from, to);
            }
        }
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
        beginSmear(points, low, high);
        for (int rank = 0; rank < offsets.runCount(); rank++) {
            int run = offsets.shortestFirst(rank);
            smear(offsets.to(run) - offsets.from(run) + 1, low, high);
            int dy = offsets.y(run);
            int lowest = Math.max(low, -dy);
            int highest = Math.min(high, height - 1 - dy);
            if (lowest <= highest) {
                addShifted(set, smeared, offsets.from(run), dy * stride, row(lowest), row(highest + 1));
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

    private static void fill(long[] set, int row, int from, int to) {
        int first = row + from / WORD;
        int last = row + to / WORD;
        long head = -1L << from;
        long tail = -1L >>> (WORD - 1 - to % WORD);
        if (first == last) {
            set[first] |= head & tail;
            return;
        }
        set[first] |= head;
        Arrays.fill(set, first + 1, last, -1L);
        set[last] |= tail;
    }

    private void beginSmear(long[] points, int low, int high) {
        int from = row(low);
        int to = endOfSmear(high);
        // What is smeared from before or beyond these rows must be nothing.
        Arrays.fill(smeared, from - margin - 1, from, 0);
        System.arraycopy(points, from, smeared, from, row(high + 1) - from);
        Arrays.fill(smeared, row(high + 1), to, 0);
        length = 1;
    }

    /** Some points are smeared to the right until each is a run of this length; by doubling, and going on from a shorter one. */
    private void smear(int newLength, int low, int high) {
        int from = row(low);
        int to = endOfSmear(high);
        while (length < newLength) {
            int step = Math.min(length, newLength - length);
            System.arraycopy(smeared, from - margin - 1, smearing, from - margin - 1, to - from + margin + 1);
            addShifted(smeared, smearing, step, 0, from, to);
            length += step;
        }
    }

    /** What is smeared beyond the last row may come back when it is shifted to the left. */
    private int endOfSmear(int high) {
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
