package undercroft.puzzle.tilt;

/** A way to tilt the board; north is up, towards row 0. */
public enum Way {
    NORTH(0, -1),
    EAST(1, 0),
    SOUTH(0, 1),
    WEST(-1, 0);

    static final int COUNT = values().length;

    private final int dx;
    private final int dy;

    Way(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
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
        return values()[(ordinal() + quarters) % COUNT];
    }
}
