package undercroft.puzzle.lines;

import java.util.BitSet;

/**
 * The five sound rules. A rule first collects what it finds and notes it afterwards, so that all deductions of one layer rest
 * on the same knowledge.
 */
final class Deduction {

    private final Knowledge known;
    private final int[] dropped = new int[Draft.MOST_NUMBERS];
    private long dropping;

    /** The cells on which the deductions of the last rule rest. */
    private final BitSet deciding = new BitSet();

    Deduction(Knowledge known) {
        this.known = known;
    }

    /** {@return the cells that decided what the last rule found: dots, contested cells, or cells that a number must cover} */
    BitSet deciding() {
        return deciding;
    }

    void cover() {
        deciding.clear();
        for (int index = 0; index < known.dots().openCount(); index++) {
            int dot = known.dots().open(index);
            long reach = known.reach(dot);
            if (isSingle(reach)) {
                deciding.set(dot);
                known.own(dot, Long.numberOfTrailingZeros(reach));
            }
        }
    }

    void cannotFit() {
        deciding.clear();
        known.ownCommonCells();
        known.justOwned(deciding);
    }

    void square() {
        deciding.clear();
        for (int first = 0; first < known.dots().openCount(); first++) {
            int a = known.dots().open(first);
            long reach = known.reach(a);
            if (Long.bitCount(reach) != 2) {
                continue;
            }
            int p = Long.numberOfTrailingZeros(reach);
            int q = Long.SIZE - 1 - Long.numberOfLeadingZeros(reach);
            for (int second = first + 1; second < known.dots().openCount(); second++) {
                int b = known.dots().open(second);
                if (known.reach(b) == reach && !coversBoth(p, a, b) && !coversBoth(q, a, b)) {
                    drop(p, ~(known.through(p, a) | known.through(p, b)), a, b);
                    drop(q, ~(known.through(q, a) | known.through(q, b)), a, b);
                }
            }
        }
        noteDropped();
    }

    private boolean coversBoth(int number, int a, int b) {
        return (known.placements(number) & known.through(number, a) & known.through(number, b)) != 0;
    }

    void dependency() {
        deciding.clear();
        for (int index = 0; index < known.dots().openCount(); index++) {
            int dot = known.dots().open(index);
            if (!isSingle(known.reach(dot))) {
                dependency(dot);
            }
        }
        noteDropped();
    }

    /**
     * Applies the rule to one dot. If all candidates for the dot lie in its row, or all in its column, the cells that every
     * candidate covers together with the dot are a stretch around it; otherwise they are the dot alone.
     */
    private void dependency(int dot) {
        long candidates = known.reach(dot);
        boolean row = isInRow(Long.numberOfTrailingZeros(candidates), dot);
        int first = Integer.MIN_VALUE;
        int last = Integer.MAX_VALUE;
        for (long left = candidates; left != 0; left &= left - 1) {
            int number = Long.numberOfTrailingZeros(left);
            if (isInRow(number, dot) != row) {
                return;
            }
            int family = known.placements(number) & known.through(number, dot);
            int cells = commonCells(number, family, row);
            first = Math.max(first, known.armCell(number, Integer.numberOfTrailingZeros(cells), row));
            last = Math.min(last, known.armCell(number, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cells), row));
        }
        int step = row ? 1 : known.grid().stride();
        for (int cell = first; cell <= last; cell += step) {
            if (known.dots().isAt(cell) && !known.isOwned(cell)) {
                for (long others = known.reach(cell) & ~candidates; others != 0; others &= others - 1) {
                    int other = Long.numberOfTrailingZeros(others);
                    drop(other, known.through(other, cell), dot, cell);
                }
            }
        }
    }

    private boolean isInRow(int number, int cell) {
        return known.at(number) >> known.grid().shift() == cell >> known.grid().shift();
    }

    private int commonCells(int number, int family, boolean row) {
        int n = known.value(number);
        return Cross.common(row ? Cross.horizontal(family, n) : Cross.vertical(family, n), n);
    }

    void oneOf() {
        deciding.clear();
        int shift = known.grid().shift();
        int columns = known.grid().stride() - 1;
        for (int a = 0; a < known.numbers(); a++) {
            for (int b = a + 1; b < known.numbers(); b++) {
                int from = Math.min(known.at(a), known.at(b));
                int to = Math.max(known.at(a), known.at(b));
                if (from >> shift == to >> shift) {
                    oneOf(a, b, from, to, 1);
                } else if (((to - from) & columns) == 0) {
                    oneOf(a, b, from, to, 1 << shift);
                }
            }
        }
        noteDropped();
    }

    private void oneOf(int a, int b, int from, int to, int step) {
        int farthest = (known.value(a) + known.value(b) - 1) * step;
        if (to - from >= farthest) {
            return;
        }
        long both = Knowledge.bit(a) | Knowledge.bit(b);
        for (int cell = from + step; cell < to; cell += step) {
            if ((known.reach(cell) & both) == both && !known.isOwned(cell)) {
                cutOff(
                        cell,
                        a,
                        known.placements(a) & ~known.through(a, cell),
                        b,
                        known.placements(b) & ~known.through(b, cell));
            }
        }
    }

    /**
     * Drops placements of other numbers that meet both the cells common to one family and the cells common to the other. A
     * family with lines in both directions has no common cell but its number's own, which no other number meets. Neither family
     * is empty, because otherwise its number would own the contested cell.
     */
    private void cutOff(int contested, int a, int familyOfA, int b, int familyOfB) {
        if (!hasOneDirection(a, familyOfA) || !hasOneDirection(b, familyOfB)) {
            return;
        }
        boolean rowOfA = Cross.horizontal(familyOfA, known.value(a)) != 0;
        boolean rowOfB = Cross.horizontal(familyOfB, known.value(b)) != 0;
        int cellsOfA = commonCells(a, familyOfA, rowOfA);
        int cellsOfB = commonCells(b, familyOfB, rowOfB);
        long others = reachOfAny(a, cellsOfA, rowOfA)
                & reachOfAny(b, cellsOfB, rowOfB)
                & ~(Knowledge.bit(a) | Knowledge.bit(b));
        for (; others != 0; others &= others - 1) {
            int other = Long.numberOfTrailingZeros(others);
            int both = throughAny(other, a, cellsOfA, rowOfA) & throughAny(other, b, cellsOfB, rowOfB);
            drop(other, both, contested, contested);
        }
    }

    private boolean hasOneDirection(int number, int family) {
        int n = known.value(number);
        return (Cross.horizontal(family, n) == 0) != (Cross.vertical(family, n) == 0);
    }

    private long reachOfAny(int number, int cells, boolean row) {
        long reach = 0;
        for (int left = cells; left != 0; left &= left - 1) {
            reach |= known.reach(known.armCell(number, Integer.numberOfTrailingZeros(left), row));
        }
        return reach;
    }

    /** The placements of a number through at least one of some cells of another number's arm. */
    private int throughAny(int number, int owner, int cells, boolean row) {
        int lines = 0;
        for (int left = cells; left != 0; left &= left - 1) {
            int cell = known.armCell(owner, Integer.numberOfTrailingZeros(left), row);
            if ((known.reach(cell) & Knowledge.bit(number)) != 0) {
                lines |= known.through(number, cell);
            }
        }
        return lines;
    }

    /** Drops placements of a number because of one or two cells. */
    private void drop(int number, int placements, int decidingOne, int decidingTwo) {
        if ((known.placements(number) & placements) != 0) {
            deciding.set(decidingOne);
            deciding.set(decidingTwo);
        }
        if ((dropping & Knowledge.bit(number)) == 0) {
            dropping |= Knowledge.bit(number);
            dropped[number] = 0;
        }
        dropped[number] |= placements;
    }

    /** Drops the collected placements and owns the cells common to the rest, which a player sees at once. */
    private void noteDropped() {
        if (dropping == 0) {
            return;
        }
        for (; dropping != 0; dropping &= dropping - 1) {
            int number = Long.numberOfTrailingZeros(dropping);
            known.keep(number, ~dropped[number]);
        }
        known.ownCommonCells();
    }

    private static boolean isSingle(long set) {
        return (set & (set - 1)) == 0;
    }
}
