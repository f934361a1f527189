package undercroft.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides which attempt wins, independently of the number of threads and of their speed. Attempts are dealt out to lanes, in each
 * of which they follow one another as if an iteration took the same time everywhere. The winner is the attempt that succeeds at
 * the earliest such virtual time. This is a conservative simulation of parallel processors (Chandy and Misra, Distributed
 * Simulation: A Case Study in Design and Verification of Distributed Programs, 1979): the virtual time of an attempt is known
 * when all attempts before it in its lane have ended, and a success wins as soon as no other lane can have an earlier one.
 *
 * <p>With one lane, the successful attempt with the lowest number wins, so all before it must have failed first. With two lanes, two
 * threads hardly ever wait for each other. A single thread has to run both, so
 * the second lane starts later, when easy levels have been found.
 *
 * <p>Times are in iterations. Not thread-safe.
 */
final class VirtualTimeScheduler {

    private static final int NONE = Integer.MAX_VALUE;

    private final List<Lane> lanes = new ArrayList<>();
    /** The virtual time at which the limit in iterations is reached. */
    private final long latest;
    /** The virtual time of the earliest success known so far, and its attempt. */
    private long earliest = Long.MAX_VALUE;

    private int winner = NONE;
    private int failures;
    private long backtracks;

    /** An attempt that has ended. */
    record Run(int number, boolean succeeded, long iterations, long backtracks) {}

    /** A failed attempt and the virtual time of its end. */
    private record Failure(long end, long backtracks) {}

    private static final class Lane {
        private final long start;
        private int begun;
        private int settled;
        /** The virtual time at which the last settled attempt ended. An attempt is settled when its virtual time is known. */
        private long clock;
        /** The lane's first successful attempt, settled or not. */
        private int success = NONE;

        private final Map<Integer, Run> unsettled = new HashMap<>();
        /** Failures that are not counted yet, because a winner may turn out to be earlier. */
        private final Deque<Failure> failures = new ArrayDeque<>();

        Lane(long start) {
            this.start = start;
            this.clock = start;
        }

        /** The next attempt to settle, if it has ended; none after a success. */
        Optional<Run> due() {
            return settled > success ? Optional.empty() : Optional.ofNullable(unsettled.remove(settled));
        }

        int underWay() {
            return begun - settled;
        }
    }

    /**
     * A scheduler without any attempt.
     *
     * @param count of lanes, at least 1; attempt number n is in lane n mod count
     * @param lead of each lane over the next, in iterations
     * @param mostIterations of all lanes together
     */
    VirtualTimeScheduler(int count, long lead, long mostIterations) {
        for (int i = 0; i < count; i++) {
            lanes.add(new Lane(i * lead));
        }
        this.latest = latest(mostIterations);
    }

    /**
     * The virtual time at which all lanes together have made some number of iterations, when those that have started share them
     * evenly.
     */
    private long latest(long mostIterations) {
        long end = mostIterations;
        long starts = 0;
        for (int i = 1; i < lanes.size(); i++) {
            long start = lanes.get(i).start;
            starts += start;
            end = Math.min(end, Math.max(start, mostIterations / (i + 1) + starts / (i + 1)));
        }
        return end;
    }

    /**
     * Begins an attempt.
     *
     * @return its number; empty where no attempt can win any more but those under way
     */
    Optional<Integer> begin() {
        int next = NONE;
        for (int i = 0; i < lanes.size(); i++) {
            Lane lane = lanes.get(i);
            boolean isOpen = lane.success == NONE && lane.clock < horizon();
            if (isOpen && (next == NONE || isDueBefore(lane, lanes.get(next)))) {
                next = i;
            }
        }
        return next == NONE ? Optional.empty() : Optional.of(lanes.get(next).begun++ * lanes.size() + next);
    }

    /** The lane with the fewest attempts under way comes first; of equals, the one that lags behind. */
    private static boolean isDueBefore(Lane one, Lane other) {
        return one.underWay() < other.underWay() || (one.underWay() == other.underWay() && one.clock < other.clock);
    }

    /** The most iterations an attempt may take; 0 if it cannot win any more. The number can become smaller while it runs. */
    long allowance(int number) {
        Lane lane = lanes.get(number % lanes.size());
        return number / lanes.size() > lane.success ? 0 : Math.max(0, horizon() - lane.clock);
    }

    /**
     * Records an attempt that has ended.
     *
     * @return the numbers of the failed attempts that this settled
     */
    List<Integer> end(Run run) {
        Lane lane = lanes.get(run.number() % lanes.size());
        int turn = run.number() / lanes.size();
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

    /**
     * Settles an attempt.
     *
     * @return whether it is a success
     */
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

    /** Counts the failures that are earlier than any possible winner. */
    private void countFailures() {
        long sure = horizon();
        for (Lane lane : lanes) {
            sure = Math.min(sure, lane.clock);
        }
        for (Lane lane : lanes) {
            while (!lane.failures.isEmpty() && lane.failures.getFirst().end() <= sure) {
                failures++;
                backtracks += lane.failures.removeFirst().backtracks();
            }
        }
    }

    /** The virtual time after which nothing matters any more. */
    private long horizon() {
        return Math.min(earliest, latest);
    }

    /** Whether it is settled which attempt wins, or that none does. */
    boolean isDecided() {
        return lanes.stream().allMatch(lane -> lane.success < lane.settled || lane.clock >= horizon());
    }

    /** The number of the winning attempt, once that is decided; empty where there is none. */
    Optional<Integer> winner() {
        return isDecided() && winner != NONE ? Optional.of(winner) : Optional.empty();
    }

    /** The iterations of all lanes until the winner has won, or until now. */
    long iterations() {
        long sum = 0;
        for (Lane lane : lanes) {
            sum += Math.max(0, Math.min(lane.clock, earliest) - lane.start);
        }
        return sum;
    }

    /** The number of attempts that failed before the winner won, or until now. */
    int failures() {
        return failures + uncounted().size();
    }

    /** The backtracks of those attempts. */
    long backtracks() {
        return backtracks + uncounted().stream().mapToLong(Failure::backtracks).sum();
    }

    private List<Failure> uncounted() {
        return winner != NONE
                ? List.of()
                : lanes.stream().flatMap(lane -> lane.failures.stream()).toList();
    }
}
