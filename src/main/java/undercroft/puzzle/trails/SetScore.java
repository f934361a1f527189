package undercroft.puzzle.trails;

import java.util.Locale;

/**
 * The score of a set of tiles on many random boards. Sums are whole numbers, so that scores are the same on every machine.
 *
 * @param boards the number of boards dealt
 * @param pairs the number of pairs of places on the board
 * @param connected pairs of places with a path between them, summed over the boards
 * @param extraEdges edges − vertices + components, summed over the boards, where two trails that meet twice have one edge
 * @param bridges the number of sides on which trails cross
 * @param duplicates the sum of the squares of the number of sides with each design
 * @param singles the number of sides with a single trail
 */
public record SetScore(
        int boards, int pairs, long connected, long extraEdges, int bridges, int duplicates, int singles) {

    /** The price of an extra edge on the average board, in hundredths like all prices here. */
    static final int EXTRA_EDGE_PRICE = 10;

    static final int BRIDGE_PRICE = 5;

    static final int DUPLICATE_PRICE = 2;

    static final int SINGLE_PRICE = 100;

    /** The worth of a connected pair of places, in hundredths. */
    static final int PAIR_WORTH = 100;

    /** The score as published: the connected pairs of the average board minus all prices. */
    public double value() {
        long ofBoards = PAIR_WORTH * connected - EXTRA_EDGE_PRICE * extraEdges;
        return ((double) ofBoards / boards - price(bridges, duplicates, singles)) / PAIR_WORTH;
    }

    /** The price of the set itself, independent of boards, in hundredths. */
    static int price(int bridges, int duplicates, int singles) {
        return BRIDGE_PRICE * bridges + DUPLICATE_PRICE * duplicates + SINGLE_PRICE * singles;
    }

    /** The share of the pairs of places that are connected, from 0 to 1. */
    public double path() {
        return (double) connected / pairs / boards;
    }

    /** The number of extra edges of the average board. */
    public double extra() {
        return (double) extraEdges / boards;
    }

    /**
     * Sums up the score in one line, such as
     * {@code score 10.480: path 92.9 %, extra edges 9.80, bridges 20, duplicates 72, singles 0}.
     */
    public String summary() {
        return String.format(
                Locale.ROOT,
                "score %.3f: path %.1f %%, extra edges %.2f, bridges %d, duplicates %d, singles %d",
                value(),
                100 * path(),
                extra(),
                bridges,
                duplicates,
                singles);
    }
}
