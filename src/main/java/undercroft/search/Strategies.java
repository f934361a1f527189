package undercroft.search;

import static undercroft.search.Alternation.ALWAYS;
import static undercroft.search.Alternation.bit;
import static undercroft.search.IterationShare.linear;
import static undercroft.search.IterationShare.quadratic;
import static undercroft.search.Trait.FORGOES_WISHES;
import static undercroft.search.Trait.PREFERS_ONE_SIZE;
import static undercroft.search.Trait.REDRAWS_TEMPLATES;
import static undercroft.search.Trait.WIDENS_LOOPS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The table of strategies, each with the algorithm of its attempts, their length, and the traits in which they differ. A new
 * strategy is a subclass of {@link Attempt} and a row here. The figures behind the constants are in docs/performance.md.
 */
public final class Strategies {

    /** From this many rooms on plain ears sometimes take very long, and thorough attempts find more levels. */
    private static final int LARGE = 50;

    /** From this many rooms on redrawing templates finds some levels that are not found without it, and loses others. */
    private static final int ROOMS_FOR_FIXED_TEMPLATES = 100;

    /**
     * The first attempt that may drop the wish {@code repeat: avoid}: a level that this many attempts of a strategy did not lay out is
     * likely to have the wish in its way.
     */
    private static final int WISHFUL_ATTEMPTS = 24;

    /** Annealing hardly ever finds a small level that ears do not, so it takes one attempt in 64, of a quarter of its usual length. */
    private static final int ANNEALING_PERIOD = 64;

    private static final int ANNEALING_PART = 4;

    /** A small level that fits into a lattice is usually found by ears within a few attempts. */
    private static final int LATTICE_PERIOD_IF_SMALL = 30;

    /** Every second attempt, so that of two lanes one is all lattice and the other all thorough. */
    private static final int LATTICE_PERIOD = 2;

    /**
     * The first thorough attempt is half as long as the others: most levels take only one, and where it fails the lattice need not wait
     * so long. The levels that it does not lay out are found sooner by long attempts.
     */
    private static final int FIRST_THOROUGH_PART = 2;

    /** The embedding restarts by itself and keeps what it has learned, so long attempts are better than many. */
    private static final int LATTICE_FACTOR = 3;

    /** The published algorithm (Ma et al. 2014, Nepožitek and Gemrot 2018). */
    public static final Strategy ANNEALING;

    /** The shortest ear next, placed exactly, with ruin and recreate where that fails. */
    public static final Strategy EARS;

    /** Ears that look ahead, force rooms in and return to the best: for large levels. */
    public static final Strategy THOROUGH;

    /** An embedding of the graph in a lattice; thorough attempts where no lattice fits the level's templates. */
    public static final Strategy LATTICE;

    /** The other strategies in turn, as suits the level. The default. */
    public static final Strategy PORTFOLIO;

    private static final Strategies STANDARD;

    static {
        SingleStrategy annealing = new SingleStrategy(
                "annealing",
                "the published algorithm: chain after chain by simulated annealing, with backtracking",
                ChainAttempt::new,
                linear(),
                Map.of(FORGOES_WISHES, bit(0).from(WISHFUL_ATTEMPTS)));
        SingleStrategy ears = new SingleStrategy(
                "ears",
                "exact placement of one ear after the other, with local repair",
                EarAttempt::new,
                quadratic(),
                Map.of(
                        REDRAWS_TEMPLATES,
                        ALWAYS.orFrom(ROOMS_FOR_FIXED_TEMPLATES, bit(0)),
                        FORGOES_WISHES,
                        bit(1).from(WISHFUL_ATTEMPTS)));
        SingleStrategy thorough = new SingleStrategy(
                "thorough",
                "ears that look ahead, for large levels",
                ThoroughAttempt::new,
                quadratic().withFirstDividedBy(FIRST_THOROUGH_PART),
                Map.of(
                        WIDENS_LOOPS,
                        bit(0).negated(),
                        PREFERS_ONE_SIZE,
                        bit(1),
                        FORGOES_WISHES,
                        bit(2).from(WISHFUL_ATTEMPTS)));
        SingleStrategy lattice = new SingleStrategy(
                        "lattice",
                        "an embedding of the graph, where rooms can stand like bricks or squares",
                        LatticeAttempt::new,
                        quadratic().times(LATTICE_FACTOR),
                        Map.of(FORGOES_WISHES, bit(0).from(WISHFUL_ATTEMPTS)))
                .where(level -> level.fitsLattice().getAsBoolean(), thorough);
        Portfolio portfolio = new Portfolio(
                "portfolio",
                "the other strategies in turn, as suits the level",
                List.of(
                        new Portfolio.Mix(LARGE, thorough, List.of(new Portfolio.Guest(lattice, LATTICE_PERIOD))),
                        new Portfolio.Mix(
                                1,
                                ears,
                                List.of(
                                        new Portfolio.Guest(lattice, LATTICE_PERIOD_IF_SMALL),
                                        new Portfolio.Guest(
                                                annealing.withShare(linear().dividedBy(ANNEALING_PART)),
                                                ANNEALING_PERIOD)))));
        ANNEALING = annealing;
        EARS = ears;
        THOROUGH = thorough;
        LATTICE = lattice;
        PORTFOLIO = portfolio;
        STANDARD = new Strategies(List.of(portfolio, annealing, ears, thorough, lattice));
    }

    private final List<Strategy> all;

    private Strategies(List<Strategy> all) {
        this.all = List.copyOf(all);
    }

    /** {@return the strategies that the program offers} */
    public static Strategies standard() {
        return STANDARD;
    }

    /** This table with one more row. */
    Strategies with(Strategy row) {
        List<Strategy> rows = new ArrayList<>(all);
        rows.add(row);
        return new Strategies(rows);
    }

    /** {@return all strategies in the order of the table} */
    public List<Strategy> all() {
        return all;
    }

    /**
     * Finds a strategy.
     *
     * @param name as on the command line, in lower case
     * @return the strategy; empty where the table has none of this name
     */
    public Optional<Strategy> named(String name) {
        return all.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
    }
}
