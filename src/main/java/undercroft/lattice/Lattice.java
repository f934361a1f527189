package undercroft.lattice;

/** A lattice of places. A place has a column and a row along two axes, which may be oblique. */
public enum Lattice {
    /** Each place has four neighbours, along the two axes. */
    SQUARE(4),
    /** Each place has six neighbours: two more along one of the diagonals, as in a brick wall or a honeycomb. */
    TRIANGULAR(6);

    private final int degree;

    Lattice(int degree) {
        this.degree = degree;
    }

    /** {@return the number of neighbours of each place} */
    public int degree() {
        return degree;
    }

    /** The least number of steps between two places, given the differences of their columns and rows. */
    int distance(int columns, int rows) {
        int around = Math.abs(columns) + Math.abs(rows);
        return switch (this) {
            case SQUARE -> around;
            case TRIANGULAR -> (around + Math.abs(columns + rows)) / 2;
        };
    }

    /**
     * {@return whether some walk of exactly this many steps leads so far}
     *
     * @param columns the difference of the columns
     * @param rows the difference of the rows
     */
    boolean isReached(int columns, int rows, int steps) {
        int distance = distance(columns, rows);
        return switch (this) {
            // Each step changes the parity of the sum of column and row.
            case SQUARE -> distance <= steps && (steps - distance) % 2 == 0;
            // One step leads to another place; two or more also lead back and to every nearer place.
            case TRIANGULAR -> distance <= steps && (steps != 1 || distance == 1);
        };
    }
}
