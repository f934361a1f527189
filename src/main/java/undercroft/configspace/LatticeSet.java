package undercroft.configspace;

import java.util.List;

/**
 * An immutable set of grid points, held twice: as a list of its points from bottom to top and left to right, to draw
 * from, and as {@link LatticeRows}, to ask for membership.
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

    /** The union of some runs, in any order, overlapping or not. */
    static LatticeSet ofRuns(List<LatticeRows.Run> runs) {
        return new LatticeSet(LatticeRows.ofRuns(runs));
    }

    public int size() {
        return xs.length;
    }

    public boolean isEmpty() {
        return xs.length == 0;
    }

    /** The x coordinate of a point, 0 ≤ index &lt; size. */
    public int x(int index) {
        return xs[index];
    }

    /** The y coordinate of a point, 0 ≤ index &lt; size. */
    public int y(int index) {
        return ys[index];
    }

    public boolean contains(int x, int y) {
        return rows.contains(x, y);
    }

    /** The same points. */
    public LatticeRows rows() {
        return rows;
    }

    /** The x coordinate of the leftmost point, 0 where there is none. */
    public int minX() {
        return rows.minX();
    }

    /** The x coordinate of the rightmost point, 0 where there is none. */
    public int maxX() {
        return rows.maxX();
    }

    /** The y coordinate of the lowest point, 0 where there is none. */
    public int minY() {
        return rows.minY();
    }

    /** The y coordinate of the highest point, one less than the lowest where there is none. */
    public int maxY() {
        return rows.maxY();
    }

    List<LatticeRows.Run> runs() {
        return rows.runs();
    }
}
