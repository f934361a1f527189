package undercroft.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import undercroft.plan.Plan;

/** The attempts of one search, as many at once as there are threads, until it is decided which of them wins ({@link VirtualTimeScheduler}). */
final class ParallelPortfolio {

    /** Makes and runs the attempt of a number. */
    @FunctionalInterface
    interface Course {
        /**
         * Runs an attempt.
         *
         * @param allowance how many iterations it may use at most, which becomes less while it runs
         */
        Run run(int number, LongSupplier allowance, BooleanSupplier mustStop);
    }

    /** An attempt that has ended. */
    record Run(Attempt attempt, boolean succeeded, long iterations) {}

    private final Course course;
    private final BooleanSupplier isTimeUp;
    private final InfeasibilityProbe probe;
    private final FailureReport troubles;
    private final AtomicLong cpuNanos = new AtomicLong();

    // Guarded by this object.

    private final VirtualTimeScheduler scheduler;
    private final Map<Integer, Attempt> ended = new HashMap<>();
    private Snapshot largest;
    private Optional<List<String>> impossible = Optional.empty();

    private volatile boolean isDecided;
    /** Whether any attempt succeeded, even if another may win. */
    private volatile boolean isPossible;

    ParallelPortfolio(
            Plan plan,
            Course course,
            VirtualTimeScheduler scheduler,
            BooleanSupplier isTimeUp,
            InfeasibilityProbe probe) {
        this.course = course;
        this.scheduler = scheduler;
        this.isTimeUp = isTimeUp;
        this.probe = probe;
        this.troubles = new FailureReport(plan);
        this.largest = new Snapshot(plan);
    }

    /** Runs on the calling thread and on so many others; returns when all have ended. */
    void run(int others) {
        if (others == 0) {
            compete();
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(others, task -> {
            Thread thread = new Thread(task, "attempt");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < others; i++) {
                running.add(pool.submit(this::compete));
            }
            compete();
            for (Future<?> other : running) {
                other.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            isDecided = true;
            pool.shutdown();
        }
    }

    /** The attempt that won. */
    synchronized Optional<Attempt> winner() {
        return scheduler.winner().map(ended::get);
    }

    /** Why no attempt can, if that was proved. */
    Optional<List<String>> impossible() {
        return impossible;
    }

    FailureReport troubles() {
        return troubles;
    }

    /** The most rooms that stood legally at once in any attempt that counts. */
    Snapshot largest() {
        return largest;
    }

    /** CPU time of all threads together. */
    long cpuNanos() {
        return cpuNanos.get();
    }

    /** Until the winner had won. Where there is none, of all attempts. */
    synchronized long iterations() {
        return scheduler.iterations();
    }

    /** Of the winner and of those that had failed by then. */
    synchronized long backtracks() {
        return scheduler.backtracks() + winner().map(Attempt::backtracks).orElse(0L);
    }

    /** How many attempts had failed when the winner won. Where there is none, how many came after the first. */
    synchronized int restarts() {
        return winner().isPresent() ? scheduler.failures() : Math.max(0, scheduler.failures() - 1);
    }

    private void compete() {
        long cpuStart = cpuTime();
        for (Optional<Integer> next = begin(); next.isPresent(); next = begin()) {
            int number = next.get();
            Run run = course.run(number, () -> allowance(number), this::mustStop);
            boolean isInVain = end(number, run);
            if (isInVain && !mustStop() && !isPossible) {
                probe.reasons(iterations(), () -> mustStop() || isPossible).ifPresent(this::conclude);
            }
        }
        cpuNanos.addAndGet(cpuTime() - cpuStart);
    }

    private boolean mustStop() {
        return isDecided || isTimeUp.getAsBoolean();
    }

    private synchronized Optional<Integer> begin() {
        return mustStop() ? Optional.empty() : scheduler.begin();
    }

    private synchronized long allowance(int number) {
        return scheduler.allowance(number);
    }

    private synchronized void conclude(List<String> reasons) {
        if (!isPossible) {
            impossible = Optional.of(reasons);
            isDecided = true;
        }
    }

    /** Takes in an attempt; whether by that it is known of any that it failed. */
    private synchronized boolean end(int number, Run run) {
        ended.put(number, run.attempt());
        isPossible |= run.succeeded();
        List<Integer> failed = scheduler.end(new VirtualTimeScheduler.Run(
                number, run.succeeded(), run.iterations(), run.attempt().backtracks()));
        for (int one : failed) {
            Optional.ofNullable(ended.remove(one)).ifPresent(this::count);
        }
        isDecided |= scheduler.isDecided();
        return !failed.isEmpty();
    }

    private void count(Attempt failed) {
        troubles.add(failed.failures());
        largest = failed.largest().standingRooms() > largest.standingRooms() ? failed.largest() : largest;
    }

    private static long cpuTime() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
    }
}
