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
    private long[] smeared = new long[0];
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
        if (smeared.length < end + start) {
            smeared = new long[end + start];
            smearing = new long[end + start];
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

    boolean isEmpty(long[] set) {
        for (int i = start; i < end; i++) {
            if (set[i] != 0) {
                return false;
            }
        }
        return true;
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
        for (int r = 0; r < points.rowCount(); r++) {
            int row = points.y(r) + dy - y;
            if (row >= 0 && row < height) {
                for (int run = points.firstRun(r); run < points.firstRun(r + 1); run++) {
                    int from = Math.max(0, points.from(run) + dx - x);
                    int to = Math.min(width - 1, points.to(run) + dx - x);
                    if (from <= to) {
                        fill(set, word(row), from, to);
                    }
                }
            }
        }
    }

    /** Adds all sums of a point of one set and an offset, their Minkowski sum; in the margins there may be anything then. */
    void addSums(long[] set, long[] points, LatticeRows offsets) {
        int low = 0;
        while (low < height && isRowEmpty(points, low)) {
            low++;
        }
        int high = height - 1;
        while (high > low && isRowEmpty(points, high)) {
            high--;
        }
        int smear = 1;
        long[] source = points;
        for (int r = 0; r < offsets.rowCount() && low < height; r++) {
            for (int run = offsets.firstRun(r); run < offsets.firstRun(r + 1); run++) {
                int length = offsets.to(run) - offsets.from(run) + 1;
                if (length != smear) {
                    source = length == 1 ? points : smear(points, length, low, high);
                    smear = length;
                }
                int dy = offsets.y(r);
                int lowest = Math.max(low, -dy);
                int highest = Math.min(high, height - 1 - dy);
                if (lowest <= highest) {
                    addShifted(set, source, offsets.from(run), dy * stride, row(lowest), row(highest + 1));
                }
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

    /** Some rows, with each point smeared to the right into a run; by doubling, so in steps of the length's logarithm. */
    private long[] smear(long[] points, int length, int low, int high) {
        int from = row(low);
        // What is smeared beyond the last row may come back when it is shifted.
        int to = Math.min(row(high + 1) + margin, end);
        System.arraycopy(points, from, smeared, from, to - from);
        Arrays.fill(smeared, 0, from, 0);
        Arrays.fill(smeared, to, smeared.length, 0);
        int done = 1;
        while (done < length) {
            int step = Math.min(done, length - done);
            System.arraycopy(smeared, 0, smearing, 0, smeared.length);
            addShifted(smeared, smearing, step, 0, from, to);
            done += step;
        }
        return smeared;
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
                set[i + words] |= points[i - whole] << rest | points[i - whole - 1] >>> carry;
            }
        }
    }
}
