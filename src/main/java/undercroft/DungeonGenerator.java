package undercroft;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import undercroft.filling.Filled;
import undercroft.filling.PuzzleFilling;
import undercroft.lattice.Tilings;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.plan.Infeasible;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.proof.Proofs;
import undercroft.puzzle.PuzzleLimits;
import undercroft.search.Cancellation;
import undercroft.search.LayoutSearch;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchListener;
import undercroft.search.SearchStatistics;
import undercroft.search.Strategy;

/**
 * Generates layouts of one level, and the puzzles of the rooms that want one. Thread-safe: one generator serves any number
 * of threads, and what it prepares for the level it prepares once.
 *
 * <p>The same level, seed and version give the same layout on every machine, with any number of threads, with or without
 * a listener.
 */
public final class DungeonGenerator {

    /**
     * Layouts that are tried where the aprons of doors leave a puzzle too little floor. Where one of ten would do, all of them
     * fail once in two hundred times.
     */
    private static final int MOST_LAYOUTS = 50;

    /** A search of so many iterations in vain, some ten milliseconds, is reason enough for the first round of proofs. */
    private static final long ITERATIONS_BEFORE_PROOFS = 25_000;

    /** Before each further round there are so many times more. The last begins after some two seconds, and takes as long. */
    private static final int ITERATIONS_GROWTH = 6;

    private final Level level;
    private final Planning planning;
    private final Duration preparation;
    private final Optional<Proofs> proofs;
    private final Optional<Tilings> tilings;

    private DungeonGenerator(Level level, Planning planning, Duration preparation) {
        this.level = level;
        this.planning = planning;
        this.preparation = preparation;
        this.proofs = planning instanceof Plan plan ? Optional.of(new Proofs(plan)) : Optional.empty();
        this.tilings = planning instanceof Plan plan ? Optional.of(new Tilings(plan)) : Optional.empty();
    }

    /** Prepares a level: its chains, its shapes and the tables of its configuration spaces. */
    public static DungeonGenerator of(Level level) {
        return of(level, () -> false).orElseThrow();
    }

    /**
     * Prepares a level, unless it must stop before that. Most levels are prepared in milliseconds; many large templates take
     * seconds.
     *
     * @param stop asked every few milliseconds whether to give up, such as {@link Cancellation#isCancelled}; once it says so it
     *     must go on to
     */
    public static Optional<DungeonGenerator> of(Level level, BooleanSupplier stop) {
        long start = System.nanoTime();
        return Planning.of(level, stop)
                .map(planning -> new DungeonGenerator(level, planning, Duration.ofNanos(System.nanoTime() - start)));
    }

    /** What the preparation took. */
    public Duration preparation() {
        return preparation;
    }

    /**
     * Generates a layout within the default limits.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     */
    public Outcome generate(long seed) {
        return generate(seed, Limits.DEFAULT, SearchListener.NONE, new Cancellation());
    }

    /**
     * Generates a layout on the calling thread, by the default strategy.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     */
    public Outcome generate(long seed, Limits limits, SearchListener listener, Cancellation cancellation) {
        return generate(seed, Strategy.PORTFOLIO, limits, listener, cancellation, 1);
    }

    /**
     * Generates a layout.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     * @param listener is told on the threads that search, at once where there are several
     * @param threads how many attempts of the search race each other, at least 1, one of them on the calling thread; it
     *     does not change the layout, and pays where a search takes longer than a few milliseconds
     */
    public Outcome generate(
            long seed,
            Strategy strategy,
            Limits limits,
            SearchListener listener,
            Cancellation cancellation,
            int threads) {
        if (seed < 0 || seed >= Layout.SEED_LIMIT) {
            throw new IllegalArgumentException(
                    "The seed (%d) must be from 0 to %d.".formatted(seed, Layout.SEED_LIMIT - 1));
        }
        if (threads < 1) {
            throw new IllegalArgumentException("The threads (%d) must be at least 1.".formatted(threads));
        }
        if (planning instanceof Infeasible infeasible) {
            return new Outcome.Impossible(
                    infeasible.reasons(), new SearchStatistics(Duration.ZERO, Duration.ZERO, 0, 0, 0));
        }
        long start = System.nanoTime();
        PuzzleLimits puzzleLimits = new PuzzleLimits(
                PuzzleLimits.DEFAULT_NODES,
                () -> cancellation.isCancelled()
                        || System.nanoTime() - start > limits.time().toNanos());
        SplittableRandom others = new SplittableRandom(seed);
        Outcome outcome = search(seed, strategy, limits, listener, cancellation, threads);
        for (int layouts = 1; outcome instanceof Outcome.Found found; layouts++) {
            Filled filled = PuzzleFilling.fill(withSeed(found.layout(), seed), level, puzzleLimits);
            if (filled instanceof Filled.Cramped
                    && layouts < MOST_LAYOUTS
                    && !puzzleLimits.stop().getAsBoolean()) {
                long other = others.nextLong() & (Layout.SEED_LIMIT - 1);
                outcome = search(other, strategy, left(limits, start), listener, cancellation, threads);
            } else {
                return outcome(filled, found.statistics());
            }
        }
        return outcome;
    }

    private Outcome search(
            long seed,
            Strategy strategy,
            Limits limits,
            SearchListener listener,
            Cancellation cancellation,
            int threads) {
        return new LayoutSearch((Plan) planning, tilings.orElseThrow(), seed, strategy, System::nanoTime)
                .run(limits, listener, cancellation, this::doubts, threads);
    }

    /** What is left of some limits, which further searches share. */
    private static Limits left(Limits limits, long start) {
        Duration time = limits.time().minusNanos(System.nanoTime() - start);
        return new Limits(time.isNegative() ? Duration.ZERO : time, limits.iterations());
    }

    /** Whichever search found it, a layout bears the seed that was asked for. */
    private static Layout withSeed(Layout layout, long seed) {
        return layout.seed() == seed
                ? layout
                : new Layout(layout.level(), seed, layout.rooms(), layout.doors(), layout.connections());
    }

    /** With its puzzle rooms filled, which the statistics of the search leave out. */
    private static Outcome outcome(Filled filled, SearchStatistics statistics) {
        if (filled instanceof Filled.Done done) {
            return new Outcome.Found(done.layout(), statistics);
        }
        String advice = filled instanceof Filled.Cramped cramped ? cramped.advice() : ((Filled.Failed) filled).advice();
        return new Outcome.NotFound(advice, List.of(), statistics);
    }

    /**
     * Why the level has no layout, in words, if that can be proved: each names the rooms, connections or templates it rests on
     * and says what to change.
     *
     * @param rounds how long to look for proofs beyond those that come with the preparation: from 0 to {@link Proofs#ROUNDS},
     *     each some ten times longer than the one before, two seconds in all
     * @param stop asked every few milliseconds whether to give up
     */
    public Optional<List<String>> proveImpossible(int rounds, BooleanSupplier stop) {
        if (planning instanceof Infeasible infeasible) {
            return Optional.of(infeasible.reasons());
        }
        return proofs.flatMap(some -> some.within(rounds, stop)).map(Infeasible::reasons);
    }

    /** No round of proofs takes longer than the search did before it. */
    private Optional<List<String>> doubts(long iterations, BooleanSupplier stop) {
        int rounds = 0;
        for (long due = ITERATIONS_BEFORE_PROOFS;
                due <= iterations && rounds < Proofs.ROUNDS;
                due *= ITERATIONS_GROWTH) {
            rounds++;
        }
        return proveImpossible(rounds, stop);
    }
}
