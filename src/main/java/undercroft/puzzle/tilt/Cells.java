package undercroft.puzzle.tilt;

import undercroft.random.SeededRandom;

/** Draws random cells from sets of cells. */
final class Cells {

    private Cells() {}

    /**
     * Draws a cell uniformly.
     *
     * @return the cell as a set; empty if the set is empty
     */
    static long draw(long set, SeededRandom random) {
        return set == 0 ? 0 : nth(set, random.below(Long.bitCount(set)));
    }

    private static long nth(long set, int n) {
        long rest = set;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }
}
