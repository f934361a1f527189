package undercroft.lattice;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The part of a lattice in which a graph is embedded: a square around the origin and a border, on which nothing stands, so that
 * every place inside has all places next to it. Places are numbered row by row, border and all.
 */
final class Window {

    /** So many columns and rows more on each side than it takes for four times the rooms: small graphs are seldom round. */
    private static final int MARGIN = 5;

    /** But where there are few rooms all places that they can reach are given to them, as long as these take no more bits together. */
    private static final int MOST_BITS = 1 << 22;

    private final Lattice lattice;
    private final int radius;
    private final int width;
    private final int[] steps;

    /** The places that are no more than so many columns and rows from the origin. */
    Window(Lattice lattice, int radius) {
        this.lattice = lattice;
        this.radius = radius;
        this.width = 2 * (radius + 1) + 1;
        // The other half of the steps are the opposite ones.
        this.steps = IntStream.of(1, width, width - 1)
                .limit(lattice.degree() / 2)
                .flatMap(step -> IntStream.of(step, -step))
                .toArray();
    }

    /**
     * A window in which a graph has space: for four times as many rooms as it has, and some more, or for all that can be reached.
     *
     * @param farthest how far from the origin any room can stand
     */
    static Window around(Lattice lattice, int farthest, int rooms) {
        int least = (int) StrictMath.sqrt(rooms) + MARGIN;
        int most = (int) StrictMath.sqrt((double) MOST_BITS / rooms) / 2 - 2;
        return new Window(lattice, Math.min(farthest, Math.max(least, most)));
    }

    /** How many places there are, those of the border included. */
    int places() {
        return width * width;
    }

    /** How many words it takes to have a bit for each place. */
    int words() {
        return (places() + Long.SIZE - 1) / Long.SIZE;
    }

    /** What to add to a place inside to get those next to it. Not to be changed. */
    int[] steps() {
        return steps;
    }

    /** By how much the number of a place differs at most from those next to it. */
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

    /** The places inside to which some walk of exactly so many steps leads from the origin, as bits. */
    long[] reached(int walk) {
        long[] places = new long[words()];
        for (int place = 0; place < places(); place++) {
            if (isInside(place) && lattice.isReached(column(place), row(place), walk)) {
                places[place / Long.SIZE] |= 1L << place;
            }
        }
        return places;
    }

    /** A length of walks that lead to the same places inside, which few of all lengths are. */
    int asFar(int walk) {
        // To every corner it is no farther; what is left is the parity.
        int farthest = 2 * radius;
        return walk <= farthest ? walk : farthest + walk % 2;
    }

    boolean isInside(int place) {
        return Math.abs(column(place)) <= radius && Math.abs(row(place)) <= radius;
    }
}
