package undercroft.puzzle.tilt;

import java.util.List;

/** A direction in which to tilt the board. North is up, towards row 0. */
public enum Way {
    NORTH(0, 0, -1),
    EAST(1, 1, 0),
    SOUTH(2, 0, 1),
    WEST(3, -1, 0);

    /** All directions, clockwise from north, by {@link #index}. */
    static final List<Way> ALL = List.of(values());

    static final int COUNT = ALL.size();

    private final int index;
    private final int dx;
    private final int dy;

    Way(int index, int dx, int dy) {
        this.index = index;
        this.dx = dx;
        this.dy = dy;
    }

    static Way of(int index) {
        return ALL.get(index);
    }

    /** The index in arrays by direction: 0 is north, then clockwise. */
    int index() {
        return index;
    }

    /** The change of the column by a step: −1, 0 or 1. */
    public int dx() {
        return dx;
    }

    /** The change of the row by a step, downwards: −1, 0 or 1. */
    public int dy() {
        return dy;
    }

    public Way opposite() {
        return turned(2);
    }

    /** The direction after a number of clockwise quarter turns, at least 0. */
    Way turned(int quarters) {
        return of((index + quarters) % COUNT);
    }
}
