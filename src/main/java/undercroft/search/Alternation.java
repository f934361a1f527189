package undercroft.search;

/**
 * Which attempts of a strategy have a property, by their turn: 0 for the strategy's first attempt, 1 for its second, and so on.
 *
 * <p>Properties that alternate by different {@link #bit bits} of the turn occur in all combinations equally often, so that no
 * two are coupled by accident.
 */
@FunctionalInterface
interface Alternation {

    Alternation NEVER = (turn, rooms) -> false;

    Alternation ALWAYS = (turn, rooms) -> true;

    /**
     * Decides for one attempt.
     *
     * @param turn of the attempt among those of its strategy, from 0
     * @param rooms of the level
     * @return whether the attempt has the property
     */
    boolean at(int turn, int rooms);

    /**
     * Alternates by one bit of the turn: bit 0 every attempt, bit 1 every two attempts, bit 2 every four.
     *
     * @param bit from 0; attempts have the property where it is set, the first ones therefore do not
     * @return the alternation
     */
    static Alternation bit(int bit) {
        return (turn, rooms) -> (turn >> bit & 1) == 1;
    }

    /** The same, but never before a turn. */
    default Alternation from(int firstTurn) {
        return (turn, rooms) -> turn >= firstTurn && at(turn, rooms);
    }

    default Alternation negated() {
        return (turn, rooms) -> !at(turn, rooms);
    }

    /** This in levels of fewer rooms than {@code leastRooms}, another alternation in larger ones. */
    default Alternation orFrom(int leastRooms, Alternation inLargerLevels) {
        return (turn, rooms) -> rooms < leastRooms ? at(turn, rooms) : inLargerLevels.at(turn, rooms);
    }
}
