package undercroft.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * One attempt at a proof that there is no layout, in the middle of a search's time. Without it a search whose first attempts take all
 * the time would ask for no proof. It runs on the thread that first notices that it is due. It never changes what a search finds:
 * where a proof succeeds there is nothing to find.
 */
final class LateProof {

    private final InfeasibilityProbe probe;
    private final LongSupplier nanoClock;
    private final long due;
    private final long end;
    private final AtomicBoolean isBegun = new AtomicBoolean();

    private volatile Optional<List<String>> reasons = Optional.empty();

    /**
     * A proof that takes from the middle of the time to three quarters of it, at most.
     *
     * @param start of the search, on the clock
     */
    LateProof(InfeasibilityProbe probe, LongSupplier nanoClock, long start, Limits limits) {
        this.probe = probe;
        this.nanoClock = nanoClock;
        long time = limits.time().toNanos();
        this.due = start + time / 2;
        this.end = due + time / 4;
    }

    /** {@return why there is no layout, if that was proved} */
    Optional<List<String>> reasons() {
        return reasons;
    }

    /**
     * Tries the proof if it is due.
     *
     * @param mustStop whether the search must stop for another reason
     * @return whether an attempt must stop
     */
    boolean proveOrStop(BooleanSupplier mustStop) {
        if (!isBegun.get() && hasPassed(due) && isBegun.compareAndSet(false, true)) {
            reasons = probe.reasons(Long.MAX_VALUE, () -> mustStop.getAsBoolean() || hasPassed(end));
        }
        return reasons.isPresent() || mustStop.getAsBoolean();
    }

    private boolean hasPassed(long time) {
        return nanoClock.getAsLong() - time >= 0;
    }
}
