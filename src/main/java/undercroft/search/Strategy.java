package undercroft.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A way of searching for a layout. */
public enum Strategy {
    /** Attempts by annealing and by ears in turn: what one finds hard the other often finds easy. The default. */
    PORTFOLIO,
    /** The published algorithm: chain after chain by simulated annealing, with backtracking. See {@link Annealing}. */
    ANNEALING,
    /** The shortest ear next, placed exactly, with local repair where that fails. See {@link EarAttempt}. */
    EARS,
    /** Ears, each room near to where a drawing of the graph has it. See {@link Aim}. */
    DRAWING;

    /** From about this many rooms on an attempt by ears is the likelier to succeed, see docs/performance.md. */
    private static final int EARS_FIRST = 30;

    /** From about this many rooms on space is short where nothing plans for it, and every second attempt has a drawing. */
    private static final int DRAWING_FROM = 300;

    /** One of so many attempts of a portfolio goes by the strategy that is the less likely to succeed. */
    private static final int TURNS = 3;

    public static Optional<Strategy> named(String name) {
        return Arrays.stream(values())
                .filter(strategy -> strategy.text().equals(name))
                .findFirst();
    }

    /** The name on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How an attempt of a portfolio, by its number, searches a level of so many rooms; itself where it is no portfolio. */
    Strategy ofAttempt(int number, int rooms) {
        if (this != PORTFOLIO) {
            return this;
        }
        if (rooms >= DRAWING_FROM && number % 2 == 0) {
            return DRAWING;
        }
        boolean isOther = number % TURNS == TURNS - 1;
        return (rooms >= EARS_FIRST) == isOther ? ANNEALING : EARS;
    }
}
