package undercroft.puzzle.trails;

import java.util.List;

/**
 * An edge of a hexagon with a flat top, clockwise from the top.
 *
 * <p>Hexagons stand at axial coordinates: {@code q} counts columns to the right, {@code r} rows downwards in a column, and
 * the same row lies half a hexagon lower in the next column to the right.
 */
enum Edge {
    N(0, 0, -1),
    NE(1, 1, -1),
    SE(2, 1, 0),
    S(3, 0, 1),
    SW(4, -1, 1),
    NW(5, -1, 0);

    /** How many edges a hexagon has. */
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

    /** Sixths of a turn from the north, 0 to 5. */
    int number() {
        return number;
    }

    /** The edge of a number from 0 to 5. */
    static Edge of(int number) {
        return CLOCKWISE.get(number);
    }

    /** From the hexagon's middle to the edge's, where a hexagon covers two by two cells. */
    int halfCellsRight() {
        return 2 * dq;
    }

    /** From the hexagon's middle to the edge's, where a hexagon covers two by two cells. */
    int halfCellsDown() {
        return 2 * dr + dq;
    }

    /** The neighbour's name for the same edge. */
    Edge opposite() {
        return CLOCKWISE.get((number + COUNT / 2) % COUNT);
    }

    /** The hexagon on the other side. */
    Hexagon beyond(Hexagon hexagon) {
        return new Hexagon(hexagon.q() + dq, hexagon.r() + dr);
    }
}
