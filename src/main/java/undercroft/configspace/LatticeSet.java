package undercroft.configspace;

import java.util.List;

/**
 * An immutable set of grid points in two forms: as a list from bottom to top and left to right, for random choice, and
 * as {@link LatticeRows}, for membership tests.
 */
public final class LatticeSet {

    private final int[] xs;
    private final int[] ys;
    private final LatticeRows rows;

    private LatticeSet(LatticeRows rows) {
        this.rows = rows;
        int points = rows.size();
        xs = new int[points];
        ys = new int[points];
        int point = 0;
        for (LatticeRows.Run run : rows.runs()) {
            for (int x = run.from(); x <= run.to(); x++) {
                xs[point] = x;
                ys[point++] = run.y();
            }
        }
    }

    /** The union of some runs, in any order; they may overlap. */
    static LatticeSet ofRuns(List<LatticeRows.Run> runs) {
        return new LatticeSet(LatticeRows.ofRuns(runs));
    }

    public int size() {
        return xs.length;
    }

    public boolean isEmpty() {
        return xs.length == 0;
    }

    /** {@return the x coordinate of a point, 0 ≤ index &lt; size} */
    public int x(int index) {
        return xs[index];
    }

    /** {@return the y coordinate of a point, 0 ≤ index &lt; size} */
    public int y(int index) {
        return ys[index];
    }

    public boolean contains(int x, int y) {
        return rows.contains(x, y);
    }

    /** {@return the set as rows} */
    public LatticeRows rows() {
        return rows;
    }

    /** {@return the x coordinate of the leftmost point; 0 for an empty set} */
    public int minX() {
        return rows.minX();
    }

    /** {@return the x coordinate of the rightmost point; 0 for an empty set} */
    public int maxX() {
        return rows.maxX();
    }

    /** {@return the y coordinate of the lowest point; 0 for an empty set} */
    public int minY() {
        return rows.minY();
    }

    /** {@return the y coordinate of the highest point; one less than the lowest for an empty set} */
    public int maxY() {
        return rows.maxY();
    }

    List<LatticeRows.Run> runs() {
        return rows.runs();
    }
}
