package undercroft.proof;

import undercroft.configspace.BitGrid;
import undercroft.configspace.LatticeRows;
import undercroft.configspace.LatticeSet;

/** A mutable set of grid points around the origin, as bits. */
final class Places {

    private final Window window;
    private final long[] bits;
    /** All points lie in the rows from this one to {@link #high}, counted from 0 at the bottom; there may be fewer. */
    private int low;

    private int high;

    /**
     * The part of the plane that some sets share.
     *
     * @param words of a row of a set, by which the work of an operation is counted
     */
    private record Window(BitGrid grid, int reachX, int reachY, int words) {}

    private Places(Window window) {
        this.window = window;
        this.bits = window.grid.newSet();
        this.low = rows(window.reachY);
        this.high = -1;
    }

    /**
     * An empty set.
     *
     * @param reachX the largest x coordinate, either side of zero, of any point of this set and of those that are combined with it
     * @param reachY the largest y coordinate
     * @param offsetReach the largest coordinate of any offset in a sum
     */
    static Places within(int reachX, int reachY, int offsetReach) {
        BitGrid grid = new BitGrid(offsetReach);
        grid.open(-reachX, -reachY, 2 * reachX + 1, rows(reachY));
        return new Places(new Window(grid, reachX, reachY, words(reachX)));
    }

    /** An empty set that can be combined with this one. */
    Places emptySet() {
        return new Places(window);
    }

    /** The number of 64-bit words that such a set takes. */
    static long size(int reachX, int reachY) {
        return (long) rows(reachY) * words(reachX);
    }

    void add(int x, int y) {
        window.grid.add(bits, x, y);
        includeRows(y + window.reachY, y + window.reachY);
    }

    boolean contains(int x, int y) {
        return window.grid.contains(bits, x, y);
    }

    void remove(int x, int y) {
        window.grid.remove(bits, x, y);
    }

    /** The number of points. */
    long count() {
        return window.grid.count(bits);
    }

    /** Whether this set and another have a point in common. */
    boolean meets(Places other) {
        return window.grid.meet(bits, other.bits);
    }

    /** Adds all sums of a point of another set and an offset. Spends the work from the budget. */
    void addSums(Places places, LatticeSet offsets, WorkBudget budget) {
        addSums(places, offsets.rows(), budget);
    }

    /** Adds, for each point of another set, the rectangle of points whose lower left point it is. Spends the work. */
    void addRectangles(Places corners, int width, int height, WorkBudget budget) {
        addSums(corners, LatticeRows.rectangle(width, height), budget);
    }

    private void addSums(Places places, LatticeRows offsets, WorkBudget budget) {
        if (places.low <= places.high && offsets.runCount() > 0) {
            window.grid.addSums(bits, places.bits, places.low, places.high, offsets);
            includeRows(places.low + offsets.minY(), places.high + offsets.maxY());
        }
        budget.spend(offsets.runCount() * places.steps());
    }

    private void includeRows(int from, int to) {
        low = Math.min(low, from);
        high = Math.max(high, to);
    }

    /** The steps for adding this set, moved by one run of offsets, to another. */
    private long steps() {
        return 1 + (long) Math.max(0, high - low + 1) * window.words;
    }

    private static int rows(int reachY) {
        return 2 * reachY + 1;
    }

    private static int words(int reachX) {
        return (2 * reachX + Long.SIZE) / Long.SIZE;
    }
}
