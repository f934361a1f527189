package undercroft.search;

import java.util.concurrent.atomic.AtomicBoolean;

/** A switch with which another thread ends a search early. Thread-safe. A cancellation cannot be undone. */
public final class Cancellation {

    private final AtomicBoolean cancelled = new AtomicBoolean();

    public void cancel() {
        cancelled.set(true);
    }

    public boolean isCancelled() {
        return cancelled.get();
    }
}
