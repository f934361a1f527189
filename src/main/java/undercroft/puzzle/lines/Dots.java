package undercroft.puzzle.lines;

import java.util.Arrays;

/** The dots of a puzzle, and which of them are open: no number is known to cover them. It is reused without allocation. */
final class Dots {

    private final boolean[] isDot;
    private final int[] open;
    private int openCount;

    /**
     * Makes room for dots.
     *
     * @param cells the number of cells of the grid
     */
    Dots(int cells) {
        isDot = new boolean[cells];
        open = new int[cells];
    }

    void clear() {
        Arrays.fill(isDot, false);
        openCount = 0;
    }

    void add(int cell, boolean isOpen) {
        isDot[cell] = true;
        if (isOpen) {
            open[openCount++] = cell;
        }
    }

    boolean isAt(int cell) {
        return isDot[cell];
    }

    int openCount() {
        return openCount;
    }

    /** The cell of an open dot, the older dots first. */
    int open(int index) {
        return open[index];
    }

    /** Removes dots that have an owner from the open dots. */
    void close(int[] owner) {
        int left = 0;
        for (int index = 0; index < openCount; index++) {
            if (owner[open[index]] == Knowledge.NOBODY) {
                open[left++] = open[index];
            }
        }
        openCount = left;
    }

    /** Whether all open dots have an owner by now, although they were not closed yet. */
    boolean areOwned(int[] owner) {
        for (int index = 0; index < openCount; index++) {
            if (owner[open[index]] == Knowledge.NOBODY) {
                return false;
            }
        }
        return true;
    }

    /** Whether every open dot is reached by a number. */
    boolean areReached(Reach reach) {
        for (int index = 0; index < openCount; index++) {
            if (reach.of(open[index]) == 0) {
                return false;
            }
        }
        return true;
    }
}
