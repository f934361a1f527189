package undercroft.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides which attempt wins, whatever the number of threads and however fast each of them is: attempts are dealt out to lanes,
 * in each of which they follow one another as if an iteration took the same time everywhere, and the winner is the one that
 * succeeds at the earliest such time. It is a conservative simulation of parallel processors (Chandy and Misra, Distributed
 * Simulation: A Case Study in Design and Verification of Distributed Programs, 1979): when an attempt took place is only known
 * when those before it in its lane have ended, and a success wins as soon as no other lane can have an earlier one.
 *
 * <p>With one lane the attempt with the lowest number wins, and all before it must have failed first. With two, two threads
 * hardly ever wait for each other; a single one has to run both, and so the second lane starts later, when what is easy has
 * been found.
 *
 * <p>Times are in iterations. Not thread-safe.
 */
final class VirtualTimeScheduler {

    private static final int NONE = Integer.MAX_VALUE;

    private final List<Lane> scheduler = new ArrayList<>();
    /** When the limit in iterations is reached. */
    private final long latest;
    /** When the earliest success was of which that is known, and which attempt it was. */
    private long earliest = Long.MAX_VALUE;

    private int winner = NONE;
    private int failures;
    private long backtracks;

    /** An attempt that has ended. */
    record Run(int number, boolean succeeded, long iterations, long backtracks) {}

    /** An attempt that failed, and when that was. */
    private record Failure(long end, long backtracks) {}

    private static final class Lane {
        private final long start;
        private int begun;
        private int settled;
        /** When the last attempt that is settled ended. */
        private long clock;
        /** Which of the lane's attempts is the first that succeeded, be it settled or not. */
        private int success = NONE;

        private final Map<Integer, Run> unsettled = new HashMap<>();
        /** As long as a winner may turn out to be earlier than they. */
        private final Deque<Failure> failures = new ArrayDeque<>();

        Lane(long start) {
            this.start = start;
            this.clock = start;
        }

        /** The next attempt to settle, if it has ended; behind a success there is none. */
        Optional<Run> due() {
            return settled > success ? Optional.empty() : Optional.ofNullable(unsettled.remove(settled));
        }

        int underWay() {
            return begun - settled;
        }
    }

    /**
     * VirtualTimeScheduler without any attempt yet.
     *
     * @param count at least 1; attempt number n is in lane n mod count
     * @param lead how much earlier each lane starts than the next
     * @param mostIterations of all lanes together
     */
    VirtualTimeScheduler(int count, long lead, long mostIterations) {
        for (int i = 0; i < count; i++) {
            scheduler.add(new Lane(i * lead));
        }
        this.latest = latest(mostIterations);
    }

    /** All lanes have made so many iterations at the time when those that have started by then have shared them evenly. */
    private long latest(long mostIterations) {
        long end = mostIterations;
        long starts = 0;
        for (int i = 1; i < scheduler.size(); i++) {
            long start = scheduler.get(i).start;
            starts += start;
            end = Math.min(end, Math.max(start, mostIterations / (i + 1) + starts / (i + 1)));
        }
        return end;
    }

    /** The number of the attempt to begin next; empty where none that is not under way can win any more. */
    Optional<Integer> begin() {
        int next = NONE;
        for (int i = 0; i < scheduler.size(); i++) {
            Lane lane = scheduler.get(i);
            boolean isOpen = lane.success == NONE && lane.clock < horizon();
            if (isOpen && (next == NONE || isDueBefore(lane, scheduler.get(next)))) {
                next = i;
            }
        }
        return next == NONE ? Optional.empty() : Optional.of(scheduler.get(next).begun++ * scheduler.size() + next);
    }

    /** The lane with the fewest attempts under way comes first, and of equals the one that lags behind. */
    private static boolean isDueBefore(Lane one, Lane other) {
        return one.underWay() < other.underWay() || (one.underWay() == other.underWay() && one.clock < other.clock);
    }

    /** How many iterations an attempt may use at most; 0 where it cannot win any more. That becomes less while it runs. */
    long allowance(int number) {
        Lane lane = scheduler.get(number % scheduler.size());
        return number / scheduler.size() > lane.success ? 0 : Math.max(0, horizon() - lane.clock);
    }

    /** Takes note of an attempt that has ended; the numbers of those that failed of which it is now known when. */
    List<Integer> end(Run run) {
        Lane lane = scheduler.get(run.number() % scheduler.size());
        int turn = run.number() / scheduler.size();
        if (run.succeeded()) {
            lane.success = Math.min(lane.success, turn);
        }
        lane.unsettled.put(turn, run);
        List<Integer> failed = new ArrayList<>();
        for (Optional<Run> due = lane.due(); due.isPresent(); due = lane.due()) {
            lane.settled++;
            if (!settle(lane, due.get())) {
                failed.add(due.get().number());
            }
        }
        countFailures();
        return failed;
    }

    /** Puts an attempt in its place in time; whether it is a success. */
    private boolean settle(Lane lane, Run run) {
        lane.clock += run.iterations();
        boolean isSuccess = run.succeeded() && lane.clock <= latest;
        if (!isSuccess) {
            lane.failures.add(new Failure(lane.clock, run.backtracks()));
        } else if (lane.clock < earliest || (lane.clock == earliest && run.number() < winner)) {
            earliest = lane.clock;
            winner = run.number();
        }
        return isSuccess;
    }

    /** Counts the failures that were earlier than any winner can be. */
    private void countFailures() {
        long sure = horizon();
        for (Lane lane : scheduler) {
            sure = Math.min(sure, lane.clock);
        }
        for (Lane lane : scheduler) {
            while (!lane.failures.isEmpty() && lane.failures.getFirst().end() <= sure) {
                failures++;
                backtracks += lane.failures.removeFirst().backtracks();
            }
        }
    }

    /** From when on nothing matters any more. */
    private long horizon() {
        return Math.min(earliest, latest);
    }

    /** Whether it is settled which attempt wins, or that none does. */
    boolean isDecided() {
        return scheduler.stream().allMatch(lane -> lane.success < lane.settled || lane.clock >= horizon());
    }

    /** The number of the attempt that wins, once that is decided; empty where none does. */
    Optional<Integer> winner() {
        return isDecided() && winner != NONE ? Optional.of(winner) : Optional.empty();
    }

    /** Of all lanes until the winner has won, or until now. */
    long iterations() {
        long sum = 0;
        for (Lane lane : scheduler) {
            sum += Math.max(0, Math.min(lane.clock, earliest) - lane.start);
        }
        return sum;
    }

    /** How many attempts failed before the winner won, or until now. */
    int failures() {
        return failures + uncounted().size();
    }

    /** The backtracks of those that failed. */
    long backtracks() {
        return backtracks + uncounted().stream().mapToLong(Failure::backtracks).sum();
    }

    private List<Failure> uncounted() {
        return winner != NONE
                ? List.of()
                : scheduler.stream().flatMap(lane -> lane.failures.stream()).toList();
    }
}
