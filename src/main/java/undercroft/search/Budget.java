package undercroft.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Counts an attempt's iterations and says when it must stop: after its share of them, or when the whole search must. Whether an
 * attempt succeeds within its share depends on iterations alone, so time never changes a result.
 */
final class Budget {

    /** Iterations between two questions whether to stop: reading the clock costs more than a move, and 256 moves take about 0.1 ms. */
    private static final int INTERVAL = 256;

    /**
     * Iterations before the first question; the interval then doubles up to {@link #INTERVAL}, because moves are slow until they are
     * compiled.
     */
    private static final int FIRST_INTERVAL = 16;

    /** A renewed budget is a third of the share: that finds as much as the whole, and other attempts wait for this one. */
    private static final int PART_RENEWED = 3;

    private final long share;
    private final LongSupplier most;
    private final BooleanSupplier mustStop;
    private long iterations;
    private long end;
    private long nextLook;
    private boolean stopped;

    /**
     * The budget of one attempt.
     *
     * @param share iterations, at least 0, to begin with
     * @param most iterations altogether; it may become less meanwhile
     * @param mustStop whether the search is over, because of its time or for another reason
     */
    Budget(long share, LongSupplier most, BooleanSupplier mustStop) {
        this.share = share;
        this.most = most;
        this.end = share;
        this.mustStop = mustStop;
        look();
    }

    /**
     * Spends one iteration.
     *
     * @return whether it was left
     */
    boolean spend() {
        return spend(1);
    }

    /**
     * Spends several iterations at once, for work that costs as much.
     *
     * @return whether they were left
     */
    boolean spend(int count) {
        iterations += count;
        if (iterations >= nextLook) {
            look();
        }
        return !isOver();
    }

    /** Whether the attempt must stop. */
    boolean isOver() {
        return stopped || iterations > end;
    }

    /**
     * Asks immediately whether the attempt must stop, for long pieces of work between iterations.
     *
     * @return whether it must
     */
    boolean checkNow() {
        look();
        return isOver();
    }

    /**
     * Asks immediately whether the whole search must stop, whatever is left of the share.
     *
     * @return whether it must
     */
    boolean checkStopped() {
        look();
        return stopped;
    }

    /** Spends the rest of the share, for an attempt that cannot succeed: in virtual time it then counts as much as others that fail. */
    void exhaust() {
        iterations = Math.max(iterations, share);
    }

    /** Allows a third of the share from here on, whatever was left. */
    void renew() {
        end = Math.min(iterations + share / PART_RENEWED, most.getAsLong());
    }

    long iterations() {
        return iterations;
    }

    private void look() {
        nextLook = iterations + Math.min(INTERVAL, Math.max(FIRST_INTERVAL, iterations));
        end = Math.min(end, most.getAsLong());
        stopped = mustStop.getAsBoolean();
    }
}
