package undercroft.lattice;

/** Which places of a lattice are next to each other. A place has a column and a row, in the lattice's own, maybe slanting axes. */
public enum Lattice {
    /** Four around each, in the two directions of the axes. */
    SQUARE(4),
    /** Two more, along one of the two diagonals: what bricks make, or honeycombs. */
    TRIANGULAR(6);

    private final int degree;

    Lattice(int degree) {
        this.degree = degree;
    }

    /** How many places are next to each. */
    public int degree() {
        return degree;
    }

    /** How many steps it takes to get so many columns and rows away. */
    int distance(int columns, int rows) {
        int around = Math.abs(columns) + Math.abs(rows);
        return switch (this) {
            case SQUARE -> around;
            case TRIANGULAR -> (around + Math.abs(columns + rows)) / 2;
        };
    }

    /** Whether some walk of exactly so many steps leads so many columns and rows away. */
    boolean isReached(int columns, int rows, int steps) {
        int distance = distance(columns, rows);
        return switch (this) {
            // Each step changes the parity of columns and rows together.
            case SQUARE -> distance <= steps && (steps - distance) % 2 == 0;
            // A single step leads away, and two or more can lead anywhere.
            case TRIANGULAR -> distance <= steps && (steps != 1 || distance == 1);
        };
    }
}
