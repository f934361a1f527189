package undercroft.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import undercroft.lattice.Tilings;
import undercroft.level.SearchParameter;
import undercroft.plan.Plan;

/**
 * The search for one layout: attempts, each with a random stream of its own and a share of iterations after Luby's
 * sequence, until one succeeds or the limits are met. Several may run at once ({@link ParallelPortfolio}).
 */
public final class LayoutSearch {

    /**
     * Attempts that heed the wish {@code repeat: avoid} strictly. Where these many find nothing the wish is taken to be in
     * the way, and every second pair of attempts goes without.
     */
    private static final int WISHFUL_ATTEMPTS = 24;

    /** An attempt's share of iterations is meant for so many rooms; larger levels get more in proportion. */
    private static final int ROOMS_PER_SHARE = 10;

    /**
     * The same for attempts by ears, in proportion to the square of the rooms: a small level they lay out soon or not at all,
     * in a large one local repair goes on being useful.
     */
    private static final int ROOMS_PER_EARS_SHARE = 100;

    /** Fewer rooms get as much as so many, for to begin costs something, too. */
    private static final int LEAST_ROOMS = 10;

    /** An attempt that anneals in a portfolio gets one of so many parts of the share. */
    private static final int PART_OF_SHARE = 4;

    /** A thorough attempt, which does more in an iteration and gets more of its share near the end, gets one of so many parts of it. */
    private static final int PART_OF_EARS_SHARE = 2;

    /** From so many rooms on attempts take so long that two threads would often wait for each other with one lane. */
    private static final int ROOMS_FOR_TWO_LANES = 300;

    /** The second lane starts after one of so many parts of the first attempt's share: an easy level is found by then. */
    private static final int PART_OF_LEAD = 4;

    /** An attempt on a lattice gets so many times the share: it restarts by itself, and what it has learned goes with it. */
    private static final int TIMES_EARS_SHARE = 3;

    private static final String NO_PORTFOLIO = "An attempt of a portfolio goes by one strategy.";

    private final Plan plan;
    private final long seed;
    private final Strategy strategy;
    private final LongSupplier nanoClock;
    private final Tilings tilings;

    /**
     * A search that is not yet run.
     *
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutSearch(Plan plan, long seed, Strategy strategy, LongSupplier nanoClock) {
        this(plan, new Tilings(plan), seed, strategy, nanoClock);
    }

    /**
     * A search that is not yet run.
     *
     * @param tilings of the plan, which all searches of a plan can share
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutSearch(Plan plan, Tilings tilings, long seed, Strategy strategy, LongSupplier nanoClock) {
        this.plan = plan;
        this.tilings = tilings;
        this.seed = seed;
        this.strategy = strategy;
        this.nanoClock = nanoClock;
    }

    /** Runs the search on the calling thread, without any doubt that there is something to find. */
    public Outcome run(Limits limits, SearchListener listener, Cancellation cancellation) {
        return run(limits, listener, cancellation, InfeasibilityProbe.NONE, 1);
    }

    /**
     * Runs the search.
     *
     * @param listener is told on the threads that search, at once where there are several
     * @param threads how many attempts run at once, at least 1, one of them on the calling thread; it does not change what
     *     is found
     */
    public Outcome run(
            Limits limits, SearchListener listener, Cancellation cancellation, InfeasibilityProbe probe, int threads) {
        long start = nanoClock.getAsLong();
        ParallelPortfolio portfolio = new ParallelPortfolio(
                plan,
                (number, allowance, mustStop) -> attempt(number, allowance, mustStop, listener),
                scheduler(limits),
                () -> isOver(limits, start, cancellation),
                probe);
        portfolio.run(threads - 1);
        SearchStatistics statistics = new SearchStatistics(
                Duration.ofNanos(nanoClock.getAsLong() - start),
                Duration.ofNanos(portfolio.cpuNanos()),
                portfolio.iterations(),
                portfolio.backtracks(),
                portfolio.restarts());
        if (portfolio.impossible().isPresent()) {
            return new Outcome.Impossible(portfolio.impossible().get(), statistics);
        }
        return portfolio.winner().isPresent()
                ? new Outcome.Found(
                        LayoutAssembly.assemble(
                                plan, seed, portfolio.winner().get().layout()),
                        statistics)
                : new Outcome.NotFound(
                        portfolio.troubles().advice(limitMet(portfolio, limits)),
                        portfolio.largest().partialRooms(),
                        statistics);
    }

    /** The option that sets the limit which ended a race. */
    private static String limitMet(ParallelPortfolio portfolio, Limits limits) {
        return portfolio.iterations() >= limits.iterations() ? "--iteration-limit" : "--time-limit";
    }

    private boolean isOver(Limits limits, long start, Cancellation cancellation) {
        return cancellation.isCancelled()
                || nanoClock.getAsLong() - start >= limits.time().toNanos();
    }

    private VirtualTimeScheduler scheduler(Limits limits) {
        boolean isLarge = plan.roomCount() >= ROOMS_FOR_TWO_LANES;
        return new VirtualTimeScheduler(isLarge ? 2 : 1, share(0) / PART_OF_LEAD, limits.iterations());
    }

    private long share(int number) {
        long unit = plan.level().search().getInt(SearchParameter.RESTART_ITERATIONS) * LubySequence.term(number);
        int rooms = plan.roomCount();
        long share = unit * Math.max(1, rooms / ROOMS_PER_SHARE);
        long earsShare = unit * square(Math.max(LEAST_ROOMS, rooms)) / square(ROOMS_PER_EARS_SHARE);
        return switch (way(number)) {
            case EARS -> earsShare;
            case THOROUGH -> earsShare / PART_OF_EARS_SHARE;
            case LATTICE -> earsShare * TIMES_EARS_SHARE;
            case ANNEALING -> strategy == Strategy.ANNEALING ? share : share / PART_OF_SHARE;
            case PORTFOLIO -> throw new IllegalStateException(NO_PORTFOLIO);
        };
    }

    private Strategy way(int number) {
        return strategy.ofAttempt(number, plan.roomCount(), () -> !tilings.all().isEmpty());
    }

    private static long square(long number) {
        return number * number;
    }

    private ParallelPortfolio.Run attempt(
            int number, LongSupplier allowance, BooleanSupplier mustStop, SearchListener listener) {
        Budget budget = new Budget(share(number), allowance, mustStop);
        boolean heedsWishes = number < WISHFUL_ATTEMPTS || number % 4 < 2;
        Strategy way = way(number);
        Attempt attempt = switch (way) {
            case ANNEALING -> new ChainAttempt(plan, seed, number, heedsWishes, budget, listener);
            case EARS, THOROUGH -> new EarAttempt(plan, seed, number, heedsWishes, way, budget, listener);
            case LATTICE -> new LatticeAttempt(plan, seed, number, heedsWishes, tilings.all(), budget, listener);
            case PORTFOLIO -> throw new IllegalStateException(NO_PORTFOLIO);
        };
        boolean succeeded = attempt.run();
        return new ParallelPortfolio.Run(attempt, succeeded, budget.iterations());
    }
}
