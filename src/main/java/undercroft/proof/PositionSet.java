package undercroft.proof;

import undercroft.configspace.BitGrid;
import undercroft.configspace.LatticeRows;
import undercroft.configspace.LatticeSet;

/** A set of grid points around the origin, as bits. Mutable. */
final class PositionSet {

    private final Window window;
    private final long[] bits;
    /**
     * All points are in the rows from this one to {@link #high}, counted from 0 at the bottom; these rows may be empty.
     */
    private int low;

    private int high;

    /**
     * The window that combined sets share.
     *
     * @param words the number of words of a row, by which work is counted
     */
    private record Window(BitGrid grid, int reachX, int reachY, int words) {}

    private PositionSet(Window window) {
        this.window = window;
        this.bits = window.grid.newSet();
        this.low = rows(window.reachY);
        this.high = -1;
    }

    /**
     * {@return an empty set}
     *
     * @param reachX the largest absolute x coordinate of any point of this set and of those combined with it
     * @param reachY the largest absolute y coordinate of these points
     * @param offsetReach the largest absolute coordinate of any offset in a sum
     */
    static PositionSet within(int reachX, int reachY, int offsetReach) {
        BitGrid grid = new BitGrid(offsetReach);
        grid.open(-reachX, -reachY, 2 * reachX + 1, rows(reachY));
        return new PositionSet(new Window(grid, reachX, reachY, words(reachX)));
    }

    /** An empty set that can be combined with this one. */
    PositionSet emptySet() {
        return new PositionSet(window);
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
    boolean meets(PositionSet other) {
        return window.grid.meet(bits, other.bits);
    }

    /** Adds all sums of a point of another set and an offset, and spends the work. */
    void addSums(PositionSet positions, LatticeSet offsets, WorkBudget budget) {
        addSums(positions, offsets.rows(), budget);
    }

    /** Adds, for each point of another set, the rectangle of points with that lower left point, and spends the work. */
    void addRectangles(PositionSet corners, int width, int height, WorkBudget budget) {
        addSums(corners, LatticeRows.rectangle(width, height), budget);
    }

    private void addSums(PositionSet positions, LatticeRows offsets, WorkBudget budget) {
        if (positions.low <= positions.high && offsets.runCount() > 0) {
            window.grid.addSums(bits, positions.bits, positions.low, positions.high, offsets);
            includeRows(positions.low + offsets.minY(), positions.high + offsets.maxY());
        }
        budget.spend(offsets.runCount() * positions.steps());
    }

    private void includeRows(int from, int to) {
        low = Math.min(low, from);
        high = Math.max(high, to);
    }

    /** The work of adding this set, translated by one run of offsets, to another. */
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
