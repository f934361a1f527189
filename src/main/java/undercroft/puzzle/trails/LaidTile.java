package undercroft.puzzle.trails;

/**
 * A tile on a board: a hexagon over 2 x 2 cells. Its neighbours in the next columns are half a tile lower or higher.
 *
 * @param row row of its upper left cell
 * @param column column of its upper left cell
 * @param side the side that is up, as it is turned
 */
record LaidTile(int row, int column, TileSide side) {

    /** Width and height in cells. */
    static final int SIZE = 2;

    LaidTile with(TileSide other) {
        return new LaidTile(row, column, other);
    }
}
