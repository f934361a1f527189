package undercroft.puzzle.trails;

import java.util.Locale;

/**
 * What many random boards say about a set of tiles. Sums are kept whole, so that scores are the same on every machine.
 *
 * @param boards how many were dealt
 * @param pairs of places on the board
 * @param connected pairs of places with a path between them, summed over the boards
 * @param extraEdges edges − vertices + components, summed over the boards
 * @param bridges sides whose trails cross
 * @param duplicates sum of the squares of how often each design is in the set
 * @param singles sides with a single trail
 */
public record SetScore(
        int boards, int pairs, long connected, long extraEdges, int bridges, int duplicates, int singles) {

    /** What an extra edge of the average board costs, in hundredths as all prices here. */
    static final int EXTRA_EDGE_PRICE = 10;

    static final int BRIDGE_PRICE = 5;

    static final int DUPLICATE_PRICE = 2;

    static final int SINGLE_PRICE = 100;

    /** What a connected pair is worth. */
    static final int PAIR_WORTH = 100;

    /** The score as published: of connected pairs on the average board, less all prices. */
    public double value() {
        long ofBoards = PAIR_WORTH * connected - EXTRA_EDGE_PRICE * extraEdges;
        return ((double) ofBoards / boards - price(bridges, duplicates, singles)) / PAIR_WORTH;
    }

    /**
     * The score with the bridges of the average board instead of the set's: half of all sides lie upwards. The published
     * figures can be had only if they were counted so.
     */
    public double valueOfUpperSides() {
        double downwards = bridges * (1 - 1.0 / Tile.SIDES);
        return value() + BRIDGE_PRICE * downwards / PAIR_WORTH;
    }

    /** What the set itself costs, whatever boards are dealt, in hundredths. */
    static int price(int bridges, int duplicates, int singles) {
        return BRIDGE_PRICE * bridges + DUPLICATE_PRICE * duplicates + SINGLE_PRICE * singles;
    }

    /** The probability that two places are connected, on average over all pairs. */
    public double path() {
        return (double) connected / pairs / boards;
    }

    /** Extra edges of the average board. */
    public double extra() {
        return (double) extraEdges / boards;
    }

    /** In one line, such as {@code score 10.480: path 92.9 %, extra edges 9.80, bridges 20, duplicates 72, singles 0; 10.980 with the bridges of a board}. */
    public String summary() {
        return String.format(
                Locale.ROOT,
                "score %.3f: path %.1f %%, extra edges %.2f, bridges %d, duplicates %d, singles %d; %.3f with the bridges of a board",
                value(),
                100 * path(),
                extra(),
                bridges,
                duplicates,
                singles,
                valueOfUpperSides());
    }
}
