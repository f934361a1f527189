package undercroft.configspace;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;

/** Gathers many runs, most of which overlap, into one set: a bit a point, row by row. */
final class LatticeUnion {

    private final int minX;
    private final TreeMap<Integer, BitSet> rows = new TreeMap<>();

    /**
     * A union that is still empty.
     *
     * @param minX no point is to the left of this
     */
    LatticeUnion(int minX) {
        this.minX = minX;
    }

    /** Adds all sums of a point of one set and a point of the other: their Minkowski sum. */
    void addSums(LatticeSet first, LatticeSet second) {
        for (LatticeRows.Run p : first.runs()) {
            for (LatticeRows.Run q : second.runs()) {
                rows.computeIfAbsent(p.y() + q.y(), absent -> new BitSet())
                        .set(p.from() + q.from() - minX, p.to() + q.to() - minX + 1);
            }
        }
    }

    /** The points at which a function is 0. */
    LatticeSet whereZero(IntBinaryOperator function) {
        List<LatticeRows.Run> runs = new ArrayList<>();
        rows.forEach((y, row) -> {
            for (int bit = row.nextSetBit(0); bit >= 0; bit = row.nextSetBit(bit + 1)) {
                if (function.applyAsInt(bit + minX, y) == 0) {
                    runs.add(new LatticeRows.Run(y, bit + minX, bit + minX));
                }
            }
        });
        return LatticeSet.ofRuns(runs);
    }
}
