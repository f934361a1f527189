package undercroft.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import undercroft.level.SearchParameter;
import undercroft.plan.Plan;

/**
 * The search for one layout: attempts, each with a random stream of its own and a share of iterations after Luby's
 * sequence, until one succeeds or the limits are met.
 */
public final class LayoutSearch {

    /**
     * Attempts that heed the wish {@code repeat: avoid} strictly. Where these many find nothing the wish is taken to be in
     * the way, and every second pair of attempts goes without.
     */
    private static final int WISHFUL_ATTEMPTS = 8;

    /** An attempt's share of iterations is meant for so many rooms; larger levels get more in proportion. */
    private static final int ROOMS_PER_SHARE = 10;

    /** An attempt by ears gets one of so many parts of the share: a small level it lays out soon or not at all. */
    private static final int EARS_SHARE = 4;

    /** In a large level local repair goes on being useful: there its share grows with the square of the rooms. */
    private static final int ROOMS_PER_EARS_SHARE = 50;

    private final Plan plan;
    private final long seed;
    private final Strategy strategy;
    private final LongSupplier nanoClock;

    /**
     * A search that is not yet run.
     *
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutSearch(Plan plan, long seed, Strategy strategy, LongSupplier nanoClock) {
        this.plan = plan;
        this.seed = seed;
        this.strategy = strategy;
        this.nanoClock = nanoClock;
    }

    /** Runs the search on the calling thread, without any doubt that there is something to find. */
    public Outcome run(Limits limits, SearchListener listener, Cancellation cancellation) {
        return run(limits, listener, cancellation, Doubts.NONE);
    }

    /** Runs the search on the calling thread. */
    public Outcome run(Limits limits, SearchListener listener, Cancellation cancellation, Doubts doubts) {
        long start = nanoClock.getAsLong();
        long cpuStart = cpuTime();
        Budget budget = new Budget(limits, cancellation, nanoClock);
        Troubles troubles = new Troubles(plan);
        long backtracks = 0;
        for (int number = 0; ; number++) {
            budget.beginAttempt(share(number));
            Attempt attempt = attempt(number, budget, listener);
            boolean found = !budget.isExhausted() && attempt.run();
            backtracks += attempt.backtracks();
            troubles.add(attempt.failures());
            Optional<List<String>> reasons = found || budget.isExhausted()
                    ? Optional.empty()
                    : doubts.reasons(number + 1, () -> isOver(limits, start, cancellation));
            if (found || budget.isExhausted() || reasons.isPresent()) {
                SearchStatistics statistics = new SearchStatistics(
                        Duration.ofNanos(nanoClock.getAsLong() - start),
                        Duration.ofNanos(cpuTime() - cpuStart),
                        budget.iterations(),
                        backtracks,
                        number);
                if (reasons.isPresent()) {
                    return new Outcome.Impossible(reasons.get(), statistics);
                }
                return found
                        ? new Outcome.Found(LayoutAssembly.assemble(plan, seed, attempt.layout()), statistics)
                        : new Outcome.NotFound(troubles.advice(), statistics);
            }
        }
    }

    private boolean isOver(Limits limits, long start, Cancellation cancellation) {
        return cancellation.isCancelled()
                || nanoClock.getAsLong() - start >= limits.time().toNanos();
    }

    private long share(int number) {
        long unit = plan.level().search().getInt(SearchParameter.RESTART_ITERATIONS);
        int rooms = plan.roomCount();
        long share = unit * LubySequence.term(number) * Math.max(1, rooms / ROOMS_PER_SHARE);
        return strategy.ofAttempt(number, rooms) == Strategy.EARS
                ? share * Math.max(1, rooms / ROOMS_PER_EARS_SHARE) / EARS_SHARE
                : share;
    }

    private Attempt attempt(int number, Budget budget, SearchListener listener) {
        boolean heedsWishes = number < WISHFUL_ATTEMPTS || number % 4 < 2;
        return strategy.ofAttempt(number, plan.roomCount()) == Strategy.EARS
                ? new EarAttempt(plan, seed, number, heedsWishes, budget, listener)
                : new ChainAttempt(plan, seed, number, heedsWishes, budget, listener);
    }

    private static long cpuTime() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
    }
}
