package undercroft.search;

import java.util.function.LongSupplier;

/**
 * Counts a search's iterations and says when it must stop: for good, at the limits or when cancelled; or for this
 * attempt, after its share of iterations. Only iterations decide about attempts, so that time never changes a result.
 */
final class Budget {

    /** The clock is asked once in so many iterations, some tenth of a millisecond apart: it costs more than a move. */
    private static final int CLOCK_INTERVAL = 256;

    private final Limits limits;
    private final Cancellation cancellation;
    private final LongSupplier nanoClock;
    private final long start;
    private long iterations;
    private long attemptEnd;
    private long nextLook;
    private boolean exhausted;

    Budget(Limits limits, Cancellation cancellation, LongSupplier nanoClock) {
        this.limits = limits;
        this.cancellation = cancellation;
        this.nanoClock = nanoClock;
        this.start = nanoClock.getAsLong();
        this.attemptEnd = Long.MAX_VALUE;
    }

    /** Begins an attempt of at most so many iterations. */
    void beginAttempt(long attemptIterations) {
        attemptEnd = iterations + attemptIterations;
        lookAtClock();
    }

    /** Takes one iteration; whether there was one left. */
    boolean spend() {
        return spend(1);
    }

    /** Takes some iterations at once, for work that costs as much; whether they were left. */
    boolean spend(int count) {
        iterations += count;
        if (iterations >= nextLook) {
            lookAtClock();
        }
        return !exhausted && iterations <= attemptEnd;
    }

    /** Whether the whole search must stop. */
    boolean isExhausted() {
        return exhausted;
    }

    /** Whether the attempt must stop, or the whole search. */
    boolean isAttemptOver() {
        return exhausted || iterations > attemptEnd;
    }

    long iterations() {
        return iterations;
    }

    private void lookAtClock() {
        // Not later than at the first iteration beyond the limit, which is exact.
        long left = Math.max(0, limits.iterations() - iterations);
        nextLook = iterations + 1 + Math.min(CLOCK_INTERVAL - 1, left);
        exhausted = iterations > limits.iterations()
                || cancellation.isCancelled()
                || nanoClock.getAsLong() - start >= limits.time().toNanos();
    }
}
