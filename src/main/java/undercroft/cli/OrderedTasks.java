package undercroft.cli;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import undercroft.search.Cancellation;

/**
 * Tasks of which several run at once, while their results are told of in the order of the tasks. Where the program is ended
 * from outside the tasks are cancelled first, so that no half file is left.
 */
final class OrderedTasks<R> implements AutoCloseable {

    /** Tasks begun or done that wait to be told of: enough for a slow one not to hold up the others. */
    private static final int MOST_WAITING = 1_000;

    /** How long a run that is being ended waits for the files at hand to be removed, in seconds. */
    private static final int GRACE = 5;

    private final Cancellation cancellation;
    private final Telling<R> telling;
    private final ExecutorService pool;
    private final Thread end;
    private final Queue<Future<R>> waiting = new ArrayDeque<>();

    /** What is done with the results, one after the other. */
    @FunctionalInterface
    interface Telling<R> {
        void tell(R result) throws RefusedException;
    }

    /** The program is being ended from outside. */
    static final class EndedException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /**
     * Begins without any task.
     *
     * @param cancellation is cancelled where the tasks are to end; they look at it
     */
    OrderedTasks(int threads, String name, Cancellation cancellation, Telling<R> telling) {
        this.cancellation = cancellation;
        this.telling = telling;
        this.pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
        this.end = new Thread(this::stop, "end");
        Runtime.getRuntime().addShutdownHook(end);
    }

    /** Adds a task; where many wait, tells of the first of them before. */
    @SuppressWarnings("UnusedException") // Whose cause is the end, whatever it broke.
    void add(Callable<R> task) throws RefusedException, InterruptedException {
        if (waiting.size() == MOST_WAITING) {
            tellNext();
        }
        try {
            waiting.add(pool.submit(task));
        } catch (RejectedExecutionException e) {
            throw new EndedException();
        }
    }

    /** Waits for all tasks and tells of them. */
    void finish() throws RefusedException, InterruptedException {
        while (!waiting.isEmpty()) {
            tellNext();
        }
    }

    /** Ends every task that still runs. */
    @Override
    public void close() {
        stop();
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException e) {
            // The program is ending already, and the hook runs.
            return;
        }
    }

    private void tellNext() throws RefusedException, InterruptedException {
        try {
            R result = await(waiting.remove());
            if (!cancellation.isCancelled()) {
                telling.tell(result);
                return;
            }
        } catch (RefusedException | RuntimeException e) {
            if (!cancellation.isCancelled()) {
                throw e;
            }
        }
        // Whatever was broken off by the end is no failure.
        throw new EndedException();
    }

    private static <R> R await(Future<R> result) throws RefusedException, InterruptedException {
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RefusedException refused) {
                throw refused;
            }
            if (e.getCause() instanceof RuntimeException defect) {
                throw defect;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Ends every task and waits until no half file is left. */
    private void stop() {
        cancellation.cancel();
        pool.shutdownNow();
        try {
            pool.awaitTermination(GRACE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
