package undercroft.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Counts an attempt's iterations and says when it must stop: after its share of them, or because the whole search must.
 * Whether an attempt succeeds within its share depends on iterations alone, so that time never changes a result.
 */
final class Budget {

    /** Whether to stop is asked once in so many iterations, some tenth of a millisecond apart: the clock costs more than a move. */
    private static final int INTERVAL = 256;

    /** At first after so many, then after as many again, and so on: a move takes very long where nothing is compiled yet. */
    private static final int FIRST_INTERVAL = 16;

    /** Other attempts wait for this one; a third finds as much as the whole. */
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
     * @param most iterations in all; it may become less meanwhile
     * @param mustStop whether the search is over, by its time or for another reason
     */
    Budget(long share, LongSupplier most, BooleanSupplier mustStop) {
        this.share = share;
        this.most = most;
        this.end = share;
        this.mustStop = mustStop;
        look();
    }

    /** Takes one iteration; whether there was one left. */
    boolean spend() {
        return spend(1);
    }

    /** Takes some iterations at once, for work that costs as much; whether they were left. */
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

    /** Asks at once whether the attempt must stop, for work between iterations that takes long. */
    boolean isOverNow() {
        look();
        return isOver();
    }

    /** Whether the whole search must stop, whatever is left of the share. */
    boolean isStopped() {
        look();
        return stopped;
    }

    /** Takes what is left of the share, for an attempt that cannot succeed: it then counts as much as others that fail. */
    void exhaust() {
        iterations = Math.max(iterations, share);
    }

    /** From here on there is a third of the share, whatever was left. */
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
