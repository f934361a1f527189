package undercroft.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A way of searching for a layout. */
public enum Strategy {
    /** Attempts by ears, now and then one by annealing; in larger levels thorough ones, in turn with some on a lattice. The default. */
    PORTFOLIO,
    /** The published algorithm: chain after chain by simulated annealing, with backtracking. See {@link Annealing}. */
    ANNEALING,
    /** The shortest ear next, placed exactly, with local repair where that fails. See {@link EarAttempt}. */
    EARS,
    /** Ears that look ahead, force rooms in and go back to the best: for large levels. See {@link EarAttempt}. */
    THOROUGH,
    /**
     * Where rooms of one shape can stand side by side like bricks or squares, an embedding of the graph in their lattice; elsewhere
     * as {@link #THOROUGH}. See {@link undercroft.lattice}.
     */
    LATTICE;

    /** From so many rooms on ears alone sometimes need very long, and attempts by ears are thorough. */
    private static final int LARGE = 50;

    /** One of so many attempts at a smaller level anneals: it hardly ever finds more than ears do, see docs/performance.md. */
    private static final int ANNEALING_TURNS = 64;

    /** One of so many attempts at a large level is on a lattice, so that with two lanes each has one kind to itself. */
    private static final int LATTICE_TURNS = 2;

    /** One of so many at a smaller one, which soon has another layout if it has one on a lattice; beside those that anneal. */
    private static final int LATTICE_TURNS_IF_SMALL = 30;

    public static Optional<Strategy> named(String name) {
        return Arrays.stream(values())
                .filter(strategy -> strategy.text().equals(name))
                .findFirst();
    }

    /** The name on the command line. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * How an attempt, by its number, searches a level of so many rooms.
     *
     * @param hasTilings whether the level can be laid out on a lattice, as far as its templates go; asked only where that is
     *     wanted
     */
    Strategy ofAttempt(int number, int rooms, BooleanSupplier hasTilings) {
        return switch (this) {
            case PORTFOLIO -> portfolio(number, rooms, hasTilings);
            case LATTICE -> hasTilings.getAsBoolean() ? LATTICE : THOROUGH;
            case ANNEALING, EARS, THOROUGH -> this;
        };
    }

    private static Strategy portfolio(int number, int rooms, BooleanSupplier hasTilings) {
        boolean isLarge = rooms >= LARGE;
        int turns = isLarge ? LATTICE_TURNS : LATTICE_TURNS_IF_SMALL;
        if (number % turns == turns - 1 && hasTilings.getAsBoolean()) {
            return LATTICE;
        }
        if (isLarge) {
            return THOROUGH;
        }
        return number % ANNEALING_TURNS == ANNEALING_TURNS - 1 ? ANNEALING : EARS;
    }
}
