package undercroft.puzzle.trails;

/** A tile with two sides. */
record Tile(TileSide front, TileSide back) {

    /** The number of sides of a tile. */
    static final int SIDES = 2;

    /** A side by its number: 0 is the front, 1 the back. */
    TileSide side(int number) {
        return number == 0 ? front : back;
    }

    Tile with(int number, TileSide side) {
        return number == 0 ? new Tile(side, back) : new Tile(front, side);
    }
}
