package undercroft.proof;

import java.util.function.BooleanSupplier;

/**
 * What may still be spent on proofs: an amount of work, counted in steps of some nanoseconds each so that it is the same on
 * every machine, and somebody who may end it all.
 */
final class WorkBudget {

    /** Steps between two questions whether to stop: at most a millisecond or two. */
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

    /** Gives so many steps to what comes next; what was left before is gone. */
    void allow(long more) {
        limit = steps + more;
    }

    /** Takes some steps; whether they were left. */
    boolean spend(long count) {
        steps += count;
        if (steps >= nextLook) {
            nextLook = steps + STOP_INTERVAL;
            stopped |= stop.getAsBoolean();
        }
        return !isSpent();
    }

    /** Whether to give up what is being done. */
    boolean isSpent() {
        return stopped || steps > limit;
    }

    /** Whether somebody wants it all to end. */
    boolean isStopped() {
        return stopped;
    }

    /** All steps taken so far. */
    long steps() {
        return steps;
    }
}
