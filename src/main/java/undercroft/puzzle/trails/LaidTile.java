package undercroft.puzzle.trails;

/**
 * A tile that lies on a board: a hexagon over two by two cells, those beside it in the next columns half a tile lower or
 * higher.
 *
 * @param row of its upper left cell
 * @param column of its upper left cell
 * @param side that lies upwards, as it is turned
 */
record LaidTile(int row, int column, TileSide side) {

    /** In cells, to the right and downwards. */
    static final int SIZE = 2;

    LaidTile with(TileSide other) {
        return new LaidTile(row, column, other);
    }
}
