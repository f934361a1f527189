package undercroft.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
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
     * the way, and every second attempt goes without.
     */
    private static final int WISHFUL_ATTEMPTS = 8;

    private final Plan plan;
    private final long seed;
    private final LongSupplier nanoClock;

    /**
     * A search that is not yet run.
     *
     * @param nanoClock {@link System#nanoTime} or a substitute; asked only whether the time is up
     */
    public LayoutSearch(Plan plan, long seed, LongSupplier nanoClock) {
        this.plan = plan;
        this.seed = seed;
        this.nanoClock = nanoClock;
    }

    /** Runs the search on the calling thread. */
    public Outcome run(Limits limits, SearchListener listener, Cancellation cancellation) {
        long start = nanoClock.getAsLong();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long cpuStart = threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
        Budget budget = new Budget(limits, cancellation, nanoClock);
        long shareUnit = plan.level().search().getInt(SearchParameter.RESTART_ITERATIONS);
        long backtracks = 0;
        int number = 0;
        while (true) {
            budget.beginAttempt(shareUnit * LubySequence.term(number));
            boolean heedsWishes = number < WISHFUL_ATTEMPTS || number % 2 == 0;
            Attempt attempt = new Attempt(plan, seed, number, heedsWishes, budget, listener);
            boolean found = !budget.isExhausted() && attempt.run();
            backtracks += attempt.backtracks();
            if (found || budget.isExhausted()) {
                long cpu = threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() - cpuStart : 0;
                SearchStatistics statistics = new SearchStatistics(
                        Duration.ofNanos(nanoClock.getAsLong() - start),
                        Duration.ofNanos(cpu),
                        budget.iterations(),
                        backtracks,
                        number);
                return found
                        ? new Outcome.Found(LayoutAssembly.assemble(plan, seed, attempt.layout()), statistics)
                        : new Outcome.NotFound("", statistics);
            }
            number++;
        }
    }
}
