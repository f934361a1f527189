package undercroft.search;

import java.util.List;

/**
 * A strategy whose attempts go by several others in turn, so that no level depends on a single one of them (Gomes and Selman,
 * Algorithm Portfolios, Artificial Intelligence 126, 2001).
 */
final class Portfolio extends Strategy {

    /**
     * A strategy that takes the last of every {@code period} attempts, where it suits the level.
     *
     * @param period 2 or more
     */
    record Guest(SingleStrategy strategy, int period) {

        boolean takes(int number, LevelProfile level) {
            return number % period == period - 1 && strategy.suits(level);
        }
    }

    /**
     * The strategies for levels of some size.
     *
     * @param leastRooms of the levels
     * @param usual of all attempts that no guest takes
     * @param guests the first that takes an attempt has it
     */
    record Mix(int leastRooms, SingleStrategy usual, List<Guest> guests) {
        Mix {
            guests = List.copyOf(guests);
        }
    }

    private final List<Mix> mixes;

    /**
     * A portfolio.
     *
     * @param mixes for the largest levels first; the last is for levels of one room or more
     */
    Portfolio(String name, String description, List<Mix> mixes) {
        super(name, description);
        this.mixes = List.copyOf(mixes);
    }

    @Override
    SingleStrategy ofAttempt(int number, LevelProfile level) {
        Mix mix = mixes.stream()
                .filter(some -> some.leastRooms <= level.rooms())
                .findFirst()
                .orElseThrow();
        return mix.guests.stream()
                .filter(guest -> guest.takes(number, level))
                .findFirst()
                .map(Guest::strategy)
                .orElse(mix.usual);
    }
}
