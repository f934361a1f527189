package undercroft.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A way of searching for a layout. */
public enum Strategy {
    /** Attempts by ears, now and then one by annealing, and in larger levels thorough ones. The default. */
    PORTFOLIO,
    /** The published algorithm: chain after chain by simulated annealing, with backtracking. See {@link Annealing}. */
    ANNEALING,
    /** The shortest ear next, placed exactly, with local repair where that fails. See {@link EarAttempt}. */
    EARS,
    /** Ears, each room near to where a drawing of the graph has it; no part of a portfolio. See {@link Aim}. */
    DRAWING,
    /** Ears that look ahead, force rooms in and go back to the best: for large levels. See {@link EarAttempt}. */
    THOROUGH;

    /** From about this many rooms on ears alone seldom come to an end. */
    private static final int LARGE = 300;

    /** From so many rooms on ears alone sometimes need very long. */
    private static final int MIDDLING = 50;

    /** From so many rooms on ears alone seldom lay out a level whose doors are few. */
    private static final int MANY = 150;

    /** There one of so many attempts goes by ears alone. */
    private static final int EARS_TURNS = 4;

    /** Below that, one of so many attempts is thorough. */
    private static final int THOROUGH_TURNS = 2;

    /** One of so many attempts at a smaller level anneals: it hardly ever finds more than ears do, see docs/performance.md. */
    private static final int ANNEALING_TURNS = 64;

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
        if (rooms >= LARGE) {
            return THOROUGH;
        }
        if (number % ANNEALING_TURNS == ANNEALING_TURNS - 1) {
            return ANNEALING;
        }
        if (rooms >= MANY) {
            return number % EARS_TURNS == EARS_TURNS - 1 ? EARS : THOROUGH;
        }
        boolean isThorough = rooms >= MIDDLING && number % THOROUGH_TURNS == THOROUGH_TURNS - 1;
        return isThorough ? THOROUGH : EARS;
    }
}
