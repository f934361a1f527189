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
 * Runs several tasks at once and handles their results in the order of the tasks. If the process is terminated, it
 * cancels the tasks first, so that no half-written file is left.
 */
final class OrderedTasks<R> implements AutoCloseable {

    /** Tasks whose results are not handled yet, at most: enough for a slow task not to hold up the others. */
    private static final int MOST_WAITING = 1_000;

    /** How long a terminated process waits for unfinished files to be removed, in seconds. */
    private static final int GRACE = 5;

    private final Cancellation cancellation;
    private final ResultHandler<R> handler;
    private final ExecutorService pool;
    private final Thread end;
    private final Queue<Future<R>> waiting = new ArrayDeque<>();

    /** Handles the results, one after the other. */
    @FunctionalInterface
    interface ResultHandler<R> {
        void handle(R result) throws RefusedException;
    }

    /** The process is being terminated. */
    static final class EndedException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /**
     * Starts the threads, without any task.
     *
     * @param name of the threads
     * @param cancellation tells the tasks to end; they must check it
     */
    OrderedTasks(int threads, String name, Cancellation cancellation, ResultHandler<R> handler) {
        this.cancellation = cancellation;
        this.handler = handler;
        this.pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
        this.end = new Thread(this::stop, "end");
        Runtime.getRuntime().addShutdownHook(end);
    }

    /** Adds a task. If too many results wait, handles the first of them before. */
    @SuppressWarnings("UnusedException") // The cause is always the termination.
    void add(Callable<R> task) throws RefusedException, InterruptedException {
        if (waiting.size() == MOST_WAITING) {
            handleNext();
        }
        try {
            waiting.add(pool.submit(task));
        } catch (RejectedExecutionException e) {
            throw new EndedException();
        }
    }

    /** Waits for all tasks and handles their results. */
    void finish() throws RefusedException, InterruptedException {
        while (!waiting.isEmpty()) {
            handleNext();
        }
    }

    /** Ends all tasks that still run. */
    @Override
    public void close() {
        stop();
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException e) {
            // The process is already ending and the hook is running.
            return;
        }
    }

    private void handleNext() throws RefusedException, InterruptedException {
        try {
            R result = await(waiting.remove());
            if (!cancellation.isCancelled()) {
                handler.handle(result);
                return;
            }
        } catch (RefusedException | RuntimeException e) {
            if (!cancellation.isCancelled()) {
                throw e;
            }
        }
        // Whatever the cancellation broke off has not failed.
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

    /** Ends all tasks and waits until they have removed their unfinished files. */
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
