package undercroft.configspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of grid points as horizontal runs, row by row from bottom to top. The sets that come up here are made of
 * few and long runs, so to ask for membership costs a few comparisons, and solid sets need little memory.
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

    // Both are made when first asked for, which most sets never are; to make them twice at once does no harm.

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

    /** The union of some runs, in any order, overlapping or not. */
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

    /** All points from the origin to (width − 1, height − 1); both sizes are at least 1. */
    public static LatticeRows rectangle(int width, int height) {
        return new LatticeRows(IntStream.range(0, height)
                .mapToObj(y -> new Run(y, 0, width - 1))
                .toList());
    }

    public boolean contains(int x, int y) {
        return containsRow(y, x, x);
    }

    /** Whether all points of a row from one to another, both included, are in the set. */
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

    /** Whether all points of a column from one to another, both included, are in the set. */
    boolean containsColumn(int x, int low, int high) {
        for (int y = low; y <= high; y++) {
            if (!contains(x, y)) {
                return false;
            }
        }
        return true;
    }

    /** The same points as rectangles. */
    public LatticeCover cover() {
        LatticeCover known = cover;
        if (known == null) {
            known = LatticeCover.of(this);
            cover = known;
        }
        return known;
    }

    /** From the leftmost point to the rightmost, in points. */
    public int width() {
        return maxX - minX + 1;
    }

    /** How many words a row takes as bits. */
    public int wordsAcross() {
        return (maxX - minX) / Long.SIZE + 1;
    }

    /** The bits of all rows, from the lowest row up, the leftmost point in the lowest bit of a row's first word. */
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

    /** The x coordinate of the leftmost point, 0 where there is none. */
    public int minX() {
        return minX;
    }

    int maxX() {
        return maxX;
    }

    /** The y coordinate of the lowest point, 0 where there is none. */
    public int minY() {
        return minY;
    }

    /** The y coordinate of the highest point, one less than the lowest if there is none. */
    public int maxY() {
        return minY + rowStart.length - 2;
    }

    /** The number of runs: maximal rows of points without a gap. */
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
