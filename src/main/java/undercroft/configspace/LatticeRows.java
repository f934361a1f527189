package undercroft.configspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of grid points as horizontal runs, row by row from bottom to top. The sets of this program consist
 * of few long runs, so a membership test costs a few comparisons and solid sets need little memory.
 */
public final class LatticeRows {

    /** The points from (from, y) to (to, y), both included. */
    record Run(int y, int from, int to) {}

    private final int minX;
    private final int maxX;
    private final int minY;
    /** The runs of row {@code minY + r} are those from rowStart[r] to rowStart[r + 1] − 1. */
    private final int[] rowStart;

    private final int[] runFrom;
    private final int[] runTo;
    private final int[] runY;

    // Both are computed on first use, which most sets never see. Two threads may compute equal values; that is
    // harmless.

    private @Nullable LatticeCover cover;
    private long @Nullable [] bits;

    private LatticeRows(List<Run> runs) {
        runFrom = runs.stream().mapToInt(Run::from).toArray();
        runTo = runs.stream().mapToInt(Run::to).toArray();
        runY = runs.stream().mapToInt(Run::y).toArray();
        minX = Arrays.stream(runFrom).min().orElse(0);
        maxX = Arrays.stream(runTo).max().orElse(0);
        minY = runs.isEmpty() ? 0 : runs.get(0).y;
        rowStart = new int[runs.isEmpty() ? 1 : runs.get(runs.size() - 1).y - minY + 2];
        for (Run run : runs) {
            rowStart[run.y - minY + 1]++;
        }
        for (int row = 1; row < rowStart.length; row++) {
            rowStart[row] += rowStart[row - 1];
        }
    }

    /** The union of some runs, in any order; they may overlap. */
    static LatticeRows ofRuns(List<Run> runs) {
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
        return new LatticeRows(merged);
    }

    /**
     * {@return the points from (0, 0) to (width − 1, height − 1)}
     *
     * @param width at least 1
     * @param height at least 1
     */
    public static LatticeRows rectangle(int width, int height) {
        return new LatticeRows(IntStream.range(0, height)
                .mapToObj(y -> new Run(y, 0, width - 1))
                .toList());
    }

    public boolean contains(int x, int y) {
        return containsRow(y, x, x);
    }

    /** Whether the set contains all points of a row from one x coordinate to another, both included. */
    boolean containsRow(int y, int from, int to) {
        int row = y - minY;
        if (Integer.compareUnsigned(row, rowStart.length - 1) >= 0) {
            return false;
        }
        for (int run = rowStart[row]; run < rowStart[row + 1]; run++) {
            if (to <= runTo[run]) {
                return from >= runFrom[run];
            }
        }
        return false;
    }

    /** Whether the set contains all points of a column from one y coordinate to another, both included. */
    boolean containsColumn(int x, int low, int high) {
        for (int y = low; y <= high; y++) {
            if (!contains(x, y)) {
                return false;
            }
        }
        return true;
    }

    /** {@return a cover of the set by rectangles} */
    public LatticeCover cover() {
        LatticeCover known = cover;
        if (known == null) {
            known = LatticeCover.of(this);
            cover = known;
        }
        return known;
    }

    /** {@return the number of columns from the leftmost to the rightmost point} */
    public int width() {
        return maxX - minX + 1;
    }

    /** {@return the number of 64-bit words of a row in {@link #bits}} */
    public int wordsAcross() {
        return (maxX - minX) / Long.SIZE + 1;
    }

    /**
     * {@return the set as a bitmap, from the lowest row upwards; the leftmost column is the lowest bit of the first
     * word of a row}
     */
    public long[] bits() {
        long[] known = bits;
        if (known == null) {
            known = asBits();
            bits = known;
        }
        return known;
    }

    private long[] asBits() {
        int across = wordsAcross();
        long[] words = new long[(rowStart.length - 1) * across];
        for (int run = 0; run < runFrom.length; run++) {
            for (int x = runFrom[run] - minX; x <= runTo[run] - minX; x++) {
                words[(runY[run] - minY) * across + x / Long.SIZE] |= 1L << x;
            }
        }
        return words;
    }

    /** {@return the x coordinate of the leftmost point; 0 for an empty set} */
    public int minX() {
        return minX;
    }

    int maxX() {
        return maxX;
    }

    /** {@return the y coordinate of the lowest point; 0 for an empty set} */
    public int minY() {
        return minY;
    }

    /** {@return the y coordinate of the highest point; one less than the lowest for an empty set} */
    public int maxY() {
        return minY + rowStart.length - 2;
    }

    /** {@return the number of runs, the maximal horizontal sequences of adjacent points} */
    public int runCount() {
        return runFrom.length;
    }

    int size() {
        int points = 0;
        for (int run = 0; run < runFrom.length; run++) {
            points += runTo[run] - runFrom[run] + 1;
        }
        return points;
    }

    List<Run> runs() {
        return IntStream.range(0, runFrom.length)
                .mapToObj(run -> new Run(runY[run], runFrom[run], runTo[run]))
                .toList();
    }
}
