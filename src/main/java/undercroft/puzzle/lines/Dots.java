package undercroft.puzzle.lines;

import java.util.Arrays;

/** The dots of a puzzle, and among them the open ones, which no number is known to cover. Allocates nothing when used again. */
final class Dots {

    private final boolean[] there;
    private final int[] open;
    private int openCount;

    /** @param cells of the grid, by whose numbers dots are known */
    Dots(int cells) {
        there = new boolean[cells];
        open = new int[cells];
    }

    void clear() {
        Arrays.fill(there, false);
        openCount = 0;
    }

    void add(int cell, boolean isOpen) {
        there[cell] = true;
        if (isOpen) {
            open[openCount++] = cell;
        }
    }

    boolean isAt(int cell) {
        return there[cell];
    }

    int openCount() {
        return openCount;
    }

    /** The cell of an open dot, by its index: older dots first. */
    int open(int index) {
        return open[index];
    }

    /** Dots that have an owner are open no longer. */
    void close(int[] owner) {
        int left = 0;
        for (int index = 0; index < openCount; index++) {
            if (owner[open[index]] == Knowledge.NOBODY) {
                open[left++] = open[index];
            }
        }
        openCount = left;
    }

    /** Whether all open dots have got an owner since they were last closed. */
    boolean areOwned(int[] owner) {
        for (int index = 0; index < openCount; index++) {
            if (owner[open[index]] == Knowledge.NOBODY) {
                return false;
            }
        }
        return true;
    }

    /** Whether some number reaches every open dot. */
    boolean areReached(Reach reach) {
        for (int index = 0; index < openCount; index++) {
            if (reach.of(open[index]) == 0) {
                return false;
            }
        }
        return true;
    }
}
