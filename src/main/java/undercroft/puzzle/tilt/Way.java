package undercroft.puzzle.tilt;

import java.util.List;

/** A way to tilt the board; north is up, towards row 0. */
public enum Way {
    NORTH(0, 0, -1),
    EAST(1, 1, 0),
    SOUTH(2, 0, 1),
    WEST(3, -1, 0);

    /** Clockwise, by {@link #index}. */
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

    /** In arrays by way: from 0, clockwise from north. */
    int index() {
        return index;
    }

    /** Columns gained by a step: −1, 0 or 1. */
    public int dx() {
        return dx;
    }

    /** Rows gained by a step, downwards: −1, 0 or 1. */
    public int dy() {
        return dy;
    }

    public Way opposite() {
        return turned(2);
    }

    /** The way after so many quarter turns clockwise, at least 0. */
    Way turned(int quarters) {
        return of((index + quarters) % COUNT);
    }
}
