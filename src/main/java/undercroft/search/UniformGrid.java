package undercroft.search;

import java.util.Arrays;

/**
 * A spatial index of objects by squares of the plane (a uniform grid with hashing; Ericson, Real-Time Collision Detection, 2005,
 * section 7.1). The squares are numbered in a pattern that repeats in both directions, so that there are few of them however large the
 * plane is. Distant objects whose square has the same number are found, too; the caller leaves them out.
 */
final class UniformGrid {

    private static final int NONE = -1;

    /** With fewer squares a side, a search of a few squares could come back to the first. */
    private static final int LEAST_ACROSS = 16;

    /** The greatest length of an object, in cells. */
    private final int longest;
    /** The side of a square is two to this power, at least as long as any object. */
    private final int shift;
    /** Squares a side of the pattern, which is a power of two, less one. */
    private final int mask;
    /** The first object of each square; for each object, the one before and after it in its square. */
    private final int[] first;

    private final int[] before;
    private final int[] after;

    /**
     * An empty index.
     *
     * @param objects the number of objects there can be; they are numbered from 0
     * @param longest the greatest length of an object, in cells
     */
    UniformGrid(int objects, int longest) {
        this.longest = longest;
        this.shift = bitsOf(longest);
        int across = Math.max(LEAST_ACROSS, 1 << bitsOf((int) Math.sqrt(objects)));
        this.mask = across - 1;
        this.first = new int[across * across];
        this.before = new int[objects];
        this.after = new int[objects];
        Arrays.fill(first, NONE);
    }

    /** The number of bits of a number. */
    private static int bitsOf(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }

    /** Adds an object by its lower left corner. */
    void add(int object, int x, int y) {
        int square = square(x >> shift, y >> shift);
        int second = first[square];
        before[object] = NONE;
        after[object] = second;
        first[square] = object;
        if (second != NONE) {
            before[second] = object;
        }
    }

    /** Removes an object that was added there. */
    void remove(int object, int x, int y) {
        if (before[object] == NONE) {
            first[square(x >> shift, y >> shift)] = after[object];
        } else {
            after[before[object]] = after[object];
        }
        if (after[object] != NONE) {
            before[after[object]] = before[object];
        }
    }

    /**
     * Collects all objects that may meet a box, and some that do not.
     *
     * @return their number
     */
    int collect(int minX, int minY, int maxX, int maxY, int[] found) {
        int fromX = (minX - longest) >> shift;
        int fromY = (minY - longest) >> shift;
        int toX = Math.min(maxX >> shift, fromX + mask);
        int toY = Math.min(maxY >> shift, fromY + mask);
        int count = 0;
        for (int squareY = fromY; squareY <= toY; squareY++) {
            for (int squareX = fromX; squareX <= toX; squareX++) {
                for (int object = first[square(squareX, squareY)]; object != NONE; object = after[object]) {
                    found[count++] = object;
                }
            }
        }
        return count;
    }

    private int square(int squareX, int squareY) {
        return (squareY & mask) * (mask + 1) + (squareX & mask);
    }
}
