package undercroft.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A way of searching for a layout. */
public enum Strategy {
    /** Attempts by ears and now and then one by annealing; in larger levels thorough ones. The default. */
    PORTFOLIO,
    /** The published algorithm: chain after chain by simulated annealing, with backtracking. See {@link Annealing}. */
    ANNEALING,
    /** The shortest ear next, placed exactly, with local repair where that fails. See {@link EarAttempt}. */
    EARS,
    /** Ears, each room near to where a drawing of the graph has it; no part of a portfolio. See {@link Aim}. */
    DRAWING,
    /** Ears that look ahead, force rooms in and go back to the best: for large levels. See {@link EarAttempt}. */
    THOROUGH;

    /** From so many rooms on ears alone sometimes need very long, and all attempts are thorough. */
    private static final int LARGE = 50;

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
        return number % ANNEALING_TURNS == ANNEALING_TURNS - 1 ? ANNEALING : EARS;
    }
}
