package undercroft.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import undercroft.plan.Plan;

/**
 * Runs the attempts of one search, as many side by side as there are workers, until {@link VirtualTimeScheduler} has decided which of
 * them wins.
 */
final class ParallelPortfolio {

    /** Makes and runs attempts. */
    @FunctionalInterface
    interface Runner {
        /**
         * Runs an attempt.
         *
         * @param allowance the most iterations it may take, which may become fewer while it runs
         * @return the attempt after its end
         */
        Run run(int number, LongSupplier allowance, BooleanSupplier mustStop);
    }

    /** An attempt that has ended. */
    record Run(Attempt attempt, boolean succeeded, long iterations) {}

    private final Runner runner;
    private final BooleanSupplier isOver;
    private final InfeasibilityProbe probe;
    private final FailureReport failures;
    private final AtomicLong cpuNanos = new AtomicLong();

    // Guarded by this object.

    private final VirtualTimeScheduler scheduler;
    /** Attempts that have ended and may still win. */
    private final Map<Integer, Attempt> ended = new HashMap<>();

    private Snapshot largest;
    private Optional<List<String>> impossible = Optional.empty();

    private volatile boolean isDecided;
    /** Whether any attempt has succeeded, even if another one may win. */
    private volatile boolean isFeasible;

    /**
     * A portfolio of which no attempt has begun.
     *
     * @param isOver whether the search must end, won or not
     */
    ParallelPortfolio(
            Plan plan,
            Runner runner,
            VirtualTimeScheduler scheduler,
            BooleanSupplier isOver,
            InfeasibilityProbe probe) {
        this.runner = runner;
        this.scheduler = scheduler;
        this.isOver = isOver;
        this.probe = probe;
        this.failures = new FailureReport(plan);
        this.largest = new Snapshot(plan);
    }

    /** Runs attempts until the winner is decided or the search must end. */
    void run(Workers workers) {
        try {
            workers.run(() -> {
                long start = workers.cpuNanos();
                runAttempts();
                cpuNanos.addAndGet(workers.cpuNanos() - start);
            });
        } finally {
            isDecided = true;
        }
    }

    /** The attempt that won. */
    synchronized Optional<Attempt> winner() {
        return scheduler.winner().map(ended::get);
    }

    /** Why no attempt can succeed, if that was proved. */
    synchronized Optional<List<String>> impossible() {
        return impossible;
    }

    /** The failures of all attempts that count. */
    FailureReport failures() {
        return failures;
    }

    /** The most rooms that were legally placed at once in any attempt that counts. */
    Snapshot largest() {
        return largest;
    }

    /** CPU time of all workers together. */
    long cpuNanos() {
        return cpuNanos.get();
    }

    /** The iterations made until the winner won or, where there is none, by all attempts. */
    synchronized long iterations() {
        return scheduler.iterations();
    }

    /** The backtracks of the winner and of the attempts that had failed by then. */
    synchronized long backtracks() {
        return scheduler.backtracks() + winner().map(Attempt::backtracks).orElse(0L);
    }

    /** The attempts that had failed when the winner won or, where there is none, those after the first. */
    synchronized int restarts() {
        return winner().isPresent() ? scheduler.failures() : Math.max(0, scheduler.failures() - 1);
    }

    private void runAttempts() {
        for (Optional<Integer> next = begin(); next.isPresent(); next = begin()) {
            int number = next.get();
            Run run = runner.run(number, () -> allowance(number), this::mustStop);
            boolean hasFailure = end(number, run);
            if (hasFailure && !mustStop() && !isFeasible) {
                probe.reasons(iterations(), () -> mustStop() || isFeasible).ifPresent(this::conclude);
            }
        }
    }

    private boolean mustStop() {
        return isDecided || isOver.getAsBoolean();
    }

    private synchronized Optional<Integer> begin() {
        return mustStop() ? Optional.empty() : scheduler.begin();
    }

    private synchronized long allowance(int number) {
        return scheduler.allowance(number);
    }

    private synchronized void conclude(List<String> reasons) {
        if (!isFeasible) {
            impossible = Optional.of(reasons);
            isDecided = true;
        }
    }

    /**
     * Records an attempt that has ended.
     *
     * @return whether this settled that some attempt, this one or an earlier one, has failed
     */
    private synchronized boolean end(int number, Run run) {
        ended.put(number, run.attempt());
        isFeasible |= run.succeeded();
        List<Integer> failed = scheduler.end(new VirtualTimeScheduler.Run(
                number, run.succeeded(), run.iterations(), run.attempt().backtracks()));
        for (int one : failed) {
            Optional.ofNullable(ended.remove(one)).ifPresent(this::count);
        }
        isDecided |= scheduler.isDecided();
        return !failed.isEmpty();
    }

    private void count(Attempt failed) {
        failures.add(failed.failures(), failed.refusals());
        largest = failed.largest().placedRooms() > largest.placedRooms() ? failed.largest() : largest;
    }
}
