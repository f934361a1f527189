package undercroft.lattice;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The part of a lattice in which a graph is embedded: a square around the origin, and a border that stays empty, so
 * that every place inside has all of its neighbours. Places are numbered row by row, including the border.
 */
final class Window {

    /** Columns and rows added on each side to a square with four places per room: small graphs are seldom round. */
    private static final int MARGIN = 5;

    /**
     * The most bits for the places of all rooms. If they suffice, the window contains all places that the rooms can
     * reach; 4 million bits are 512 KB.
     */
    private static final int MOST_BITS = 1 << 22;

    private final Lattice lattice;
    private final int radius;
    private final int width;
    private final int[] steps;

    /** A window of the places at most {@code radius} columns and rows from the origin. */
    Window(Lattice lattice, int radius) {
        this.lattice = lattice;
        this.radius = radius;
        this.width = 2 * (radius + 1) + 1;
        // The other half of the steps is opposite to these.
        this.steps = IntStream.of(1, width, width - 1)
                .limit(lattice.degree() / 2)
                .flatMap(step -> IntStream.of(step, -step))
                .toArray();
    }

    /**
     * {@return a window with at least four places per room and a margin, or with all places that can be reached}
     *
     * @param farthest the greatest distance of any room from the origin
     * @param rooms the number of rooms
     */
    static Window around(Lattice lattice, int farthest, int rooms) {
        int least = (int) StrictMath.sqrt(rooms) + MARGIN;
        int most = (int) StrictMath.sqrt((double) MOST_BITS / rooms) / 2 - 2;
        return new Window(lattice, Math.min(farthest, Math.max(least, most)));
    }

    /** The number of places, including the border. */
    int places() {
        return width * width;
    }

    /** The number of 64-bit words with one bit per place. */
    int words() {
        return (places() + Long.SIZE - 1) / Long.SIZE;
    }

    /** The differences between the numbers of adjacent places. The caller must not change the array. */
    int[] steps() {
        return steps;
    }

    /** The largest of these differences. */
    int longestStep() {
        return Arrays.stream(steps).max().orElse(0);
    }

    int place(int column, int row) {
        return (row + radius + 1) * width + column + radius + 1;
    }

    int column(int place) {
        return place % width - radius - 1;
    }

    int row(int place) {
        return place / width - radius - 1;
    }

    /** The places inside that some walk of exactly this many steps from the origin reaches, as bits. */
    long[] reached(int walk) {
        long[] places = new long[words()];
        for (int place = 0; place < places(); place++) {
            if (isInside(place) && lattice.isReached(column(place), row(place), walk)) {
                places[place / Long.SIZE] |= 1L << place;
            }
        }
        return places;
    }

    /**
     * A walk length that reaches the same places inside: longer walks differ only by parity, so few sets need to be
     * stored.
     */
    int canonicalLength(int walk) {
        // No place inside is farther, so beyond this length only the parity counts.
        int farthest = 2 * radius;
        return walk <= farthest ? walk : farthest + walk % 2;
    }

    boolean isInside(int place) {
        return Math.abs(column(place)) <= radius && Math.abs(row(place)) <= radius;
    }
}
