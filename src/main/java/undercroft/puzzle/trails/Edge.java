package undercroft.puzzle.trails;

import java.util.List;

/**
 * An edge of a hexagon with a flat top, clockwise from the top.
 *
 * <p>Hexagons have axial coordinates: {@code q} counts columns to the right and {@code r} rows downwards in a column. A row is
 * half a hexagon lower in each next column to the right.
 */
enum Edge {
    N(0, 0, -1),
    NE(1, 1, -1),
    SE(2, 1, 0),
    S(3, 0, 1),
    SW(4, -1, 1),
    NW(5, -1, 0);

    /** The number of edges of a hexagon. */
    static final int COUNT = 6;

    private static final List<Edge> CLOCKWISE = List.of(N, NE, SE, S, SW, NW);

    private final int number;
    private final int dq;
    private final int dr;

    Edge(int number, int dq, int dr) {
        this.number = number;
        this.dq = dq;
        this.dr = dr;
    }

    /** The number of sixths of a turn clockwise from the north, 0 to 5. */
    int number() {
        return number;
    }

    /** The edge of a number from 0 to 5. */
    static Edge of(int number) {
        return CLOCKWISE.get(number);
    }

    /** The columns from the middle of a hexagon of 2 x 2 cells to the middle of this edge, in half cells. */
    int halfCellsRight() {
        return 2 * dq;
    }

    /** The rows from the middle of a hexagon of 2 x 2 cells to the middle of this edge, in half cells. */
    int halfCellsDown() {
        return 2 * dr + dq;
    }

    /** The name of the same edge in the neighbouring hexagon. */
    Edge opposite() {
        return CLOCKWISE.get((number + COUNT / 2) % COUNT);
    }

    /** The hexagon on the other side of this edge. */
    Hexagon beyond(Hexagon hexagon) {
        return new Hexagon(hexagon.q() + dq, hexagon.r() + dr);
    }
}
