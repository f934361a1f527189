package undercroft.proof;

import java.util.HashMap;
import java.util.Map;
import undercroft.configspace.LatticeSet;

/** A set of grid points around the origin, a bit for each. Mutable. */
final class Places {

    private final int reachX;
    private final int reachY;
    private final int words;
    private final long[] bits;
    /** All points lie in the rows from low to high, counted from 0 at the bottom. */
    private int low;

    private int high;

    /**
     * A set with nothing in it.
     *
     * @param reachX no point that is ever added is farther than this from the origin, in x
     * @param reachY the same in y
     */
    Places(int reachX, int reachY) {
        this.reachX = reachX;
        this.reachY = reachY;
        this.words = words(reachX);
        this.bits = new long[rows(reachY) * words];
        this.low = rows(reachY);
        this.high = -1;
    }

    /** How many long words such a set takes. */
    static long size(int reachX, int reachY) {
        return (long) rows(reachY) * words(reachX);
    }

    void add(int x, int y) {
        int row = y + reachY;
        int column = x + reachX;
        bits[row * words + (column >> 6)] |= 1L << column;
        low = Math.min(low, row);
        high = Math.max(high, row);
    }

    boolean contains(int x, int y) {
        if (Math.abs(x) > reachX || Math.abs(y) > reachY) {
            return false;
        }
        int column = x + reachX;
        return (bits[(y + reachY) * words + (column >> 6)] >>> column & 1) != 0;
    }

    void remove(int x, int y) {
        int column = x + reachX;
        bits[(y + reachY) * words + (column >> 6)] &= ~(1L << column);
    }

    boolean isEmpty() {
        for (int word = low * words; word < (high + 1) * words; word++) {
            if (bits[word] != 0) {
                return false;
            }
        }
        return true;
    }

    /** How many points there are. */
    long count() {
        long count = 0;
        for (int word = low * words; word < (high + 1) * words; word++) {
            count += Long.bitCount(bits[word]);
        }
        return count;
    }

    /** Whether a set of the same reach has a point in common with this. */
    boolean meets(Places other) {
        for (int word = Math.max(low, other.low) * words; word < (Math.min(high, other.high) + 1) * words; word++) {
            if ((bits[word] & other.bits[word]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds all sums of a point of a set of the same reach and one of the offsets. Spends what it takes. */
    void addSums(Places places, LatticeSet offsets, WorkBudget effort) {
        Map<Integer, Places> spreads = new HashMap<>();
        int start = 0;
        for (int i = 1; i <= offsets.size(); i++) {
            boolean goesOn = i < offsets.size()
                    && offsets.y(i) == offsets.y(start)
                    && offsets.x(i) == offsets.x(start) + i - start;
            if (!goesOn) {
                Places spread = places.spread(i - start, spreads);
                addShifted(spread, offsets.x(start), offsets.y(start));
                effort.spend(places.steps());
                start = i;
            }
        }
    }

    /** Adds to each point of a set of the same reach those of a rectangle that has its lower left corner there. */
    void addRectangles(Places corners, int width, int height, WorkBudget effort) {
        Places spread = corners.spread(width, new HashMap<>());
        for (int dy = 0; dy < height; dy++) {
            addShifted(spread, 0, dy);
            effort.spend(corners.steps());
        }
    }

    void addAll(Places places) {
        addShifted(places, 0, 0);
    }

    /** Each point and so many in all to its right, by doubling. */
    private Places spread(int length, Map<Integer, Places> known) {
        if (length == 1) {
            return this;
        }
        Places spread = known.get(length);
        if (spread == null) {
            int half = Integer.highestOneBit(length - 1);
            Places part = spread(half, known);
            spread = new Places(reachX, reachY);
            spread.addShifted(part, 0, 0);
            spread.addShifted(part, length - half, 0);
            known.put(length, spread);
        }
        return spread;
    }

    private long steps() {
        return 1 + (long) Math.max(0, high - low + 1) * words;
    }

    private void addShifted(Places source, int dx, int dy) {
        if (source.low > source.high) {
            return;
        }
        int shiftedWords = dx >> 6;
        int shiftedBits = dx & 63;
        for (int row = source.low; row <= source.high; row++) {
            int from = row * words;
            int to = (row + dy) * words;
            for (int word = 0; word < words; word++) {
                bits[to + word] |= shifted(source.bits, from, word - shiftedWords, shiftedBits);
            }
        }
        low = Math.min(low, source.low + dy);
        high = Math.max(high, source.high + dy);
    }

    /** A word of a row that is shifted to higher bits by less than a word. */
    private long shifted(long[] row, int start, int word, int by) {
        long own = word >= 0 && word < words ? row[start + word] << by : 0;
        if (by == 0) {
            return own;
        }
        long carried = word > 0 && word <= words ? row[start + word - 1] >>> (64 - by) : 0;
        return own | carried;
    }

    private static int rows(int reachY) {
        return 2 * reachY + 1;
    }

    private static int words(int reachX) {
        return (2 * reachX + 64) >> 6;
    }
}
