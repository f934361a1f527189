package undercroft.proof;

import java.util.function.BooleanSupplier;

/**
 * The work that proofs may still do, counted in steps of a few nanoseconds, so that it is the same on every machine;
 * and a poll whether to stop altogether.
 */
final class WorkBudget {

    /** Steps between two polls whether to stop: one or two milliseconds at most. */
    private static final long STOP_INTERVAL = 200_000;

    private final BooleanSupplier stop;
    private long steps;
    private long limit;
    private long nextLook;
    private boolean stopped;

    WorkBudget(BooleanSupplier stop) {
        this.stop = stop;
        this.stopped = stop.getAsBoolean();
        this.nextLook = STOP_INTERVAL;
    }

    /** Allows some steps from now on; what was left is forfeited. */
    void allow(long more) {
        limit = steps + more;
    }

    /**
     * Spends some steps.
     *
     * @return whether the budget is not exceeded
     */
    boolean spend(long count) {
        steps += count;
        if (steps >= nextLook) {
            nextLook = steps + STOP_INTERVAL;
            stopped |= stop.getAsBoolean();
        }
        return !isSpent();
    }

    /** Whether to give up the current question. */
    boolean isSpent() {
        return stopped || steps > limit;
    }

    /** Whether to give up altogether. */
    boolean isStopped() {
        return stopped;
    }

    /** The number of steps spent so far. */
    long steps() {
        return steps;
    }
}
