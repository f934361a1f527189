package undercroft.search;

import java.util.concurrent.atomic.AtomicBoolean;

/** A switch by which another thread ends a search early. Thread-safe; once cancelled, for ever cancelled. */
public final class Cancellation {

    private final AtomicBoolean cancelled = new AtomicBoolean();

    public void cancel() {
        cancelled.set(true);
    }

    public boolean isCancelled() {
        return cancelled.get();
    }
}
