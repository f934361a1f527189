package undercroft.puzzle.trails;

import undercroft.random.SeededRandom;

/**
 * Deals tiles to hexagons: shuffled, each with a random side up, each turned at random. A dealt tile is one number: {@code
 * (tile × 2 + side) × 6 + turn}. Not for several threads at once.
 */
final class Dealer {

    /** In how many ways one tile can lie. */
    static final int LIES = Tile.SIDES * Edge.COUNT;

    private final int[] order;
    private final SeededRandom random;

    /** Deals from as many tiles as it is told to. */
    Dealer(int tiles, SeededRandom random) {
        this.order = new int[tiles];
        for (int i = 0; i < tiles; i++) {
            order[i] = i;
        }
        this.random = random;
    }

    /** Puts one number for each hexagon into the array from a place on; there must be enough tiles. */
    void deal(int[] dealt, int from, int hexagons) {
        for (int i = 0; i < hexagons; i++) {
            // One throw for both: which of the tiles left, and how it lies.
            int thrown = random.below((order.length - i) * LIES);
            int drawn = i + thrown / LIES;
            int tile = order[drawn];
            order[drawn] = order[i];
            order[i] = tile;
            dealt[from + i] = tile * LIES + thrown % LIES;
        }
    }
}
