package undercroft.puzzle.trails;

/** A tile with a side on its front and one on its back. */
record Tile(TileSide front, TileSide back) {

    /** How many sides a tile has. */
    static final int SIDES = 2;

    /** The front is side 0, the back is side 1. */
    TileSide side(int number) {
        return number == 0 ? front : back;
    }

    Tile with(int number, TileSide side) {
        return number == 0 ? new Tile(side, back) : new Tile(front, side);
    }
}
