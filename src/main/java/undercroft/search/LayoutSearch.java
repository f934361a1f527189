package undercroft.search;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import undercroft.lattice.Tilings;
import undercroft.layout.Layout;
import undercroft.level.SearchParameter;
import undercroft.placement.WishRules;
import undercroft.plan.Plan;

/**
 * The search for one layout: attempts after one {@link AttemptSchedule}, each with a random stream of its own, until one succeeds or
 * the limits are met. Several may run side by side ({@link ParallelPortfolio}).
 */
public final class LayoutSearch {

    /** From this many rooms on attempts take so long that, with a single lane, two threads would often wait for each other. */
    private static final int ROOMS_FOR_TWO_LANES = 300;

    /** The second lane starts after a quarter of the first attempt's share: by then an easy level is found. */
    private static final int LEAD_PART = 4;

    private final Plan plan;
    private final Tilings tilings;
    private final Optional<WishRules> wishes;
    private final Predicate<Layout> isWelcome;
    private final InfeasibilityProbe probe;
    private final LongSupplier nanoClock;

    /** A search that tries no proofs and uses the system's clock. */
    public LayoutSearch(Plan plan) {
        this(plan, new Tilings(plan), WishRules.of(plan), layout -> true, InfeasibilityProbe.NONE, System::nanoTime);
    }

    /**
     * A search.
     *
     * @param tilings of the plan, which all searches of a plan can share
     * @param wishes of the plan, which all searches of a plan can share
     * @param isWelcome whether a finished layout keeps the relations that can only be measured on it. If not, the attempt that made
     *     it has failed. Asked only where the level has relations
     * @param probe asked between attempts, and in the middle of the time, whether there is anything to find
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutSearch(
            Plan plan,
            Tilings tilings,
            Optional<WishRules> wishes,
            Predicate<Layout> isWelcome,
            InfeasibilityProbe probe,
            LongSupplier nanoClock) {
        this.plan = plan;
        this.tilings = tilings;
        this.wishes = wishes;
        this.isWelcome = isWelcome;
        this.probe = probe;
        this.nanoClock = nanoClock;
    }

    /**
     * Runs the search. It can run any number of times, and on several threads at once.
     *
     * @return the layout, or why there is none
     */
    public Outcome run(GenerationRequest request) {
        return run(request, FixedRooms.NONE);
    }

    /**
     * Searches for places for the rooms that do not stand, by ears.
     *
     * @param fixed of this search's plan; rooms that contradict each other are never joined by a layout
     * @return the layout, in which everything that stands is as it stood, or why there is none
     */
    public Outcome run(GenerationRequest request, FixedRooms fixed) {
        long start = nanoClock.getAsLong();
        Strategy strategy = fixed.isEmpty() ? request.strategy() : Strategies.EARS;
        AttemptSchedule schedule = new AttemptSchedule(strategy, profile(fixed));
        AttemptContext context = new AttemptContext(plan, tilings, wishes, request.seed(), request.listener(), fixed);
        LateProof lateProof = new LateProof(probe, nanoClock, start, request.limits());
        ParallelPortfolio portfolio = new ParallelPortfolio(
                plan,
                (number, allowance, mustStop) ->
                        attempt(schedule.attempt(number), context, allowance, () -> lateProof.proveOrStop(mustStop)),
                scheduler(schedule, request.limits()),
                () -> lateProof.reasons().isPresent() || isOver(request, start),
                probe);
        portfolio.run(request.workers());
        SearchStatistics statistics = new SearchStatistics(
                Duration.ofNanos(nanoClock.getAsLong() - start),
                Duration.ofNanos(portfolio.cpuNanos()),
                portfolio.iterations(),
                portfolio.backtracks(),
                portfolio.restarts());
        Optional<List<String>> impossible = portfolio.impossible().or(lateProof::reasons);
        return impossible.isPresent()
                ? new Outcome.Impossible(impossible.get(), statistics)
                : outcome(request, fixed, portfolio, statistics);
    }

    private Outcome outcome(
            GenerationRequest request, FixedRooms fixed, ParallelPortfolio portfolio, SearchStatistics statistics) {
        if (portfolio.winner().isPresent()) {
            PartialLayout complete = portfolio.winner().get().layout();
            return new Outcome.Found(
                    LayoutAssembly.assemble(plan, request.seed(), complete, fixed.earlier()), statistics);
        }
        List<SearchEvent.PartialRoom> largest = portfolio.largest().partialRooms();
        return new Outcome.NotFound(
                end(request, statistics.iterations()), portfolio.failures().report(), largest, statistics);
    }

    private static SearchEnd end(GenerationRequest request, long iterations) {
        if (request.cancellation().isCancelled()) {
            return new SearchEnd.Cancelled();
        }
        return iterations >= request.limits().iterations() ? new SearchEnd.IterationsUsedUp() : new SearchEnd.TimeUp();
    }

    private boolean isOver(GenerationRequest request, long start) {
        return request.cancellation().isCancelled()
                || nanoClock.getAsLong() - start >= request.limits().time().toNanos();
    }

    private LevelProfile profile(FixedRooms fixed) {
        return new LevelProfile(
                plan.roomCount() - fixed.count(),
                plan.level().search().getInt(SearchParameter.RESTART_ITERATIONS),
                () -> wishes.isEmpty() && !tilings.all().isEmpty());
    }

    private VirtualTimeScheduler scheduler(AttemptSchedule schedule, Limits limits) {
        int lanes = plan.roomCount() >= ROOMS_FOR_TWO_LANES ? 2 : 1;
        return new VirtualTimeScheduler(lanes, schedule.attempt(0).share() / LEAD_PART, limits.iterations());
    }

    private ParallelPortfolio.Run attempt(
            AttemptConfig config, AttemptContext context, LongSupplier allowance, BooleanSupplier mustStop) {
        Budget budget = new Budget(config.share(), allowance, mustStop);
        Attempt attempt = config.strategy().create(config, context, budget);
        boolean succeeded = attempt.run() && isWelcome(attempt, context);
        return new ParallelPortfolio.Run(attempt, succeeded, budget.iterations());
    }

    /** The wishes of the plan, if any bind. */
    /** Improves layouts under the same wishes. */
    LayoutImprovement improvement() {
        return new LayoutImprovement(plan, wishes, isWelcome, nanoClock);
    }

    Optional<WishRules> wishes() {
        return wishes;
    }

    private boolean isWelcome(Attempt complete, AttemptContext context) {
        return plan.level().wishes().relations().isEmpty()
                || isWelcome.test(LayoutAssembly.assemble(
                        plan, context.seed(), complete.layout(), context.fixed().earlier()));
    }
}
