package undercroft.configspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * An immutable set of grid points, held twice: as a list of its points from bottom to top and left to right, to draw
 * from, and as horizontal runs by row, to ask for membership. Configuration spaces are made of few and long runs, so a
 * question costs a few comparisons.
 */
public final class LatticeSet {

    /** The points from (from, y) to (to, y), both included. */
    record Run(int y, int from, int to) {}

    private final int[] xs;
    private final int[] ys;
    private final int minX;
    private final int maxX;
    private final int minY;
    /** The runs of row {@code minY + r} are those from rowStart[r] to rowStart[r + 1] − 1. */
    private final int[] rowStart;

    private final int[] runFrom;
    private final int[] runTo;

    private LatticeSet(List<Run> runs) {
        int points = runs.stream().mapToInt(run -> run.to - run.from + 1).sum();
        xs = new int[points];
        ys = new int[points];
        runFrom = runs.stream().mapToInt(Run::from).toArray();
        runTo = runs.stream().mapToInt(Run::to).toArray();
        minX = Arrays.stream(runFrom).min().orElse(0);
        maxX = Arrays.stream(runTo).max().orElse(0);
        minY = runs.isEmpty() ? 0 : runs.get(0).y;
        rowStart = new int[runs.isEmpty() ? 1 : runs.get(runs.size() - 1).y - minY + 2];
        int point = 0;
        for (Run run : runs) {
            rowStart[run.y - minY + 1]++;
            for (int x = run.from; x <= run.to; x++) {
                xs[point] = x;
                ys[point++] = run.y;
            }
        }
        for (int row = 1; row < rowStart.length; row++) {
            rowStart[row] += rowStart[row - 1];
        }
    }

    /** The union of some runs, in any order, overlapping or not. */
    static LatticeSet ofRuns(List<Run> runs) {
        List<Run> sorted = new ArrayList<>(runs);
        sorted.sort(Comparator.comparingInt(Run::y).thenComparingInt(Run::from));
        List<Run> merged = new ArrayList<>();
        for (Run run : sorted) {
            int last = merged.size() - 1;
            if (last >= 0 && merged.get(last).y == run.y && run.from <= merged.get(last).to + 1) {
                Run before = merged.get(last);
                merged.set(last, new Run(run.y, before.from, Math.max(before.to, run.to)));
            } else {
                merged.add(run);
            }
        }
        return new LatticeSet(merged);
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
        int row = y - minY;
        if (Integer.compareUnsigned(row, rowStart.length - 1) >= 0) {
            return false;
        }
        int end = rowStart[row + 1];
        for (int run = rowStart[row]; run < end; run++) {
            if (x <= runTo[run]) {
                return x >= runFrom[run];
            }
        }
        return false;
    }

    /** The x coordinate of the leftmost point, 0 where there is none. */
    public int minX() {
        return minX;
    }

    /** The x coordinate of the rightmost point, 0 where there is none. */
    public int maxX() {
        return maxX;
    }

    /** The y coordinate of the lowest point, 0 where there is none. */
    public int minY() {
        return minY;
    }

    /** The y coordinate of the highest point, one less than the lowest where there is none. */
    public int maxY() {
        return minY + rowStart.length - 2;
    }

    /** The set of all p with −p in this set. */
    LatticeSet negated() {
        List<Run> runs = new ArrayList<>(runFrom.length);
        for (Run run : runs()) {
            runs.add(new Run(-run.y, -run.to, -run.from));
        }
        return ofRuns(runs);
    }

    List<Run> runs() {
        List<Run> runs = new ArrayList<>(runFrom.length);
        for (int row = 0; row < rowStart.length - 1; row++) {
            for (int run = rowStart[row]; run < rowStart[row + 1]; run++) {
                runs.add(new Run(minY + row, runFrom[run], runTo[run]));
            }
        }
        return runs;
    }
}
