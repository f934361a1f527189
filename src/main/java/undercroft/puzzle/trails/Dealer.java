package undercroft.puzzle.trails;

import undercroft.random.SeededRandom;

/**
 * Deals tiles to hexagons at random: shuffled, with a random side up and a random turn. A dealt tile is a number,
 * {@code (tile × 2 + side) × 6 + turn}. Not for use by several threads at once.
 */
final class Dealer {

    /** The number of orientations of a tile: two sides in six turns. */
    static final int ORIENTATIONS = Tile.SIDES * Edge.COUNT;

    private final int[] order;
    private final SeededRandom random;

    /** Prepares to deal from a number of tiles. */
    Dealer(int tiles, SeededRandom random) {
        this.order = new int[tiles];
        for (int i = 0; i < tiles; i++) {
            order[i] = i;
        }
        this.random = random;
    }

    /**
     * Deals one tile to each hexagon.
     *
     * @param dealt receives the numbers from index {@code from} on
     * @param hexagons at most the number of tiles
     */
    void deal(int[] dealt, int from, int hexagons) {
        for (int i = 0; i < hexagons; i++) {
            // One draw decides both: which of the remaining tiles, and its orientation.
            int draw = random.below((order.length - i) * ORIENTATIONS);
            int pick = i + draw / ORIENTATIONS;
            int tile = order[pick];
            order[pick] = order[i];
            order[i] = tile;
            dealt[from + i] = tile * ORIENTATIONS + draw % ORIENTATIONS;
        }
    }
}
