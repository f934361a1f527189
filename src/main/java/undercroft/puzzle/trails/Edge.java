package undercroft.puzzle.trails;

/**
 * An edge of a hexagon with a flat top, clockwise from the top. Its number, {@code ordinal}, counts sixths of a turn.
 *
 * <p>Hexagons stand at axial coordinates: {@code q} counts columns to the right, {@code r} rows downwards in a column, and
 * the same row lies half a hexagon lower in the next column to the right.
 */
enum Edge {
    N(0, -1),
    NE(1, -1),
    SE(1, 0),
    S(0, 1),
    SW(-1, 1),
    NW(-1, 0);

    /** How many edges a hexagon has. */
    static final int COUNT = 6;

    private static final Edge[] CLOCKWISE = values();

    private final int dq;
    private final int dr;

    Edge(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /** The edge of a number from 0 to 5. */
    static Edge of(int number) {
        return CLOCKWISE[number];
    }

    /** The neighbour's name for the same edge. */
    Edge opposite() {
        return CLOCKWISE[(ordinal() + COUNT / 2) % COUNT];
    }

    /** The hexagon on the other side. */
    Hexagon beyond(Hexagon hexagon) {
        return new Hexagon(hexagon.q() + dq, hexagon.r() + dr);
    }
}
