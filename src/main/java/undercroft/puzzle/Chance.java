package undercroft.puzzle;

/**
 * The chance that a player who moves at random wins: {@code wins} of {@code games}. It serves to tell puzzles that luck solves. What
 * a random move is, and how many there are, each kind defines.
 *
 * @param wins from 0 to {@code games}
 * @param games at least 1, at most 2^50
 */
public record Chance(long wins, long games) {

    private static final long THOUSAND = 1000;
    private static final int PERCENT = 100;

    /** {@return the wins in percent of the games, rounded down} */
    public long percent() {
        return PERCENT * wins / games;
    }

    /**
     * How much luck it takes: the binary logarithm of 1 / chance, in thousandths of a bit. Half a win is added, so that it is
     * finite if there was none: at most 7.7 bits after a hundred games.
     *
     * @return at least 0
     */
    public long thousandthsOfBits() {
        return logarithm(2 * games + 1) - logarithm(2 * wins + 1);
    }

    /**
     * The binary logarithm in thousandths, linear between powers of two. Integer arithmetic makes it the same on every machine.
     *
     * @param number from 1 to 2^52
     * @return the logarithm, rounded down
     */
    public static long logarithm(long number) {
        int whole = Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
        return THOUSAND * whole + (((number - (1L << whole)) * THOUSAND) >> whole);
    }
}
