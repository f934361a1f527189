package undercroft.search;

import java.util.Arrays;

/**
 * Where objects stand, by squares of the plane: an index for what is near to a place. The squares are numbered in a pattern that
 * repeats in both directions, so that there are few of them however large the plane; what is far away and has the same number is
 * found, too, and is to be left out by whoever asks.
 */
final class UniformGrid {

    private static final int NONE = -1;

    /** Fewer squares a side and a search of a few of them could come back to the first. */
    private static final int LEAST_ACROSS = 16;

    /** No object is longer than this, in cells. */
    private final int longest;
    /** A square is two to this power long, at least as long as an object. */
    private final int shift;
    /** Squares a side of the pattern, a power of two, less one. */
    private final int mask;
    /** The first object of each square, and of each object the one before and after it in its square. */
    private final int[] first;

    private final int[] before;
    private final int[] after;

    /**
     * An index in which nothing stands.
     *
     * @param objects how many there can be; they are numbered from 0
     * @param longest no object is longer than this, in cells
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

    /** How many bits a number has. */
    private static int bitsOf(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }

    /** Enters an object by its lower left corner. */
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

    /** Takes an object out that was entered there. */
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

    /** Collects all objects that may meet a box, and some that do not; how many they are. */
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
