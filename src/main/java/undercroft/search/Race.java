package undercroft.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import undercroft.plan.Plan;

/**
 * The attempts of one search, as many at once as there are threads.
 *
 * <p>The winner is the attempt with the lowest number that succeeds within its own share of iterations. So it does not
 * matter which is the first to succeed, nor how many run at once: one that succeeds ends those with higher numbers and
 * waits for those with lower ones. Attempts are settled in the order of their numbers, and only then do they count.
 */
final class Race {

    /** Makes and runs the attempt of a number. */
    @FunctionalInterface
    interface Course {
        Run run(int number, long mostIterations, BooleanSupplier mustStop);
    }

    /** An attempt that has ended. */
    record Run(Attempt attempt, boolean succeeded, long iterations) {}

    private final Course course;
    private final Limits limits;
    private final BooleanSupplier isTimeUp;
    private final Doubts doubts;
    private final Troubles troubles;

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger lowestSuccess = new AtomicInteger(Integer.MAX_VALUE);
    private final AtomicLong cpuNanos = new AtomicLong();
    /** By their numbers, those that have ended before one with a lower number has. */
    private final Map<Integer, Run> unsettled = new TreeMap<>();

    private int settled;
    private Snapshot largest;
    private long iterations;
    private long backtracks;
    private Optional<Attempt> winner = Optional.empty();
    private Optional<List<String>> impossible = Optional.empty();
    private volatile boolean isDecided;

    Race(Plan plan, Course course, Limits limits, BooleanSupplier isTimeUp, Doubts doubts) {
        this.course = course;
        this.limits = limits;
        this.isTimeUp = isTimeUp;
        this.doubts = doubts;
        this.troubles = new Troubles(plan);
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
    Optional<Attempt> winner() {
        return winner;
    }

    /** Why no attempt can, if that was proved. */
    Optional<List<String>> impossible() {
        return impossible;
    }

    Troubles troubles() {
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

    /** Of the attempts that count: all up to the winner. Where there is none, of all. */
    long iterations() {
        return iterations;
    }

    /** Of the attempts that count. */
    long backtracks() {
        return backtracks;
    }

    /** How many attempts that count came after the first. */
    int restarts() {
        return winner.isPresent() ? settled : Math.max(0, settled - 1);
    }

    private void compete() {
        long cpuStart = cpuTime();
        for (int number = next.getAndIncrement(); !mustStop(number); number = next.getAndIncrement()) {
            int attempt = number;
            Run run = course.run(attempt, iterationsLeft(), () -> mustStop(attempt));
            if (run.succeeded()) {
                lowestSuccess.accumulateAndGet(attempt, Math::min);
            }
            long inVain = settle(attempt, run);
            if (inVain > 0 && !mustStop(attempt)) {
                doubts.reasons(inVain, () -> mustStop(attempt)).ifPresent(this::conclude);
            }
        }
        cpuNanos.addAndGet(cpuTime() - cpuStart);
    }

    private boolean mustStop(int number) {
        return isDecided || number > lowestSuccess.get() || isTimeUp.getAsBoolean();
    }

    private synchronized long iterationsLeft() {
        return limits.iterations() - iterations;
    }

    private synchronized void conclude(List<String> reasons) {
        if (winner.isEmpty()) {
            impossible = Optional.of(reasons);
            isDecided = true;
        }
    }

    /** Takes in an attempt and all that waited for it; how many iterations were in vain so far, 0 where none could be taken in. */
    private synchronized long settle(int number, Run run) {
        unsettled.put(number, run);
        boolean any = false;
        for (Run due = unsettled.remove(settled); due != null && !isDecided; due = unsettled.remove(settled)) {
            any = true;
            count(due);
            boolean isWithinLimit = iterations <= limits.iterations();
            if (due.succeeded() && isWithinLimit) {
                winner = Optional.of(due.attempt());
                isDecided = true;
            } else {
                isDecided = !isWithinLimit;
                settled++;
            }
        }
        return any ? iterations : 0;
    }

    private void count(Run run) {
        iterations += run.iterations();
        backtracks += run.attempt().backtracks();
        troubles.add(run.attempt().failures());
        Snapshot itsLargest = run.attempt().largest();
        largest = itsLargest.standingRooms() > largest.standingRooms() ? itsLargest : largest;
    }

    private static long cpuTime() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
    }
}
