package undercroft.concurrent;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import undercroft.search.Workers;

/** Workers on threads of the JVM, which live as long as the task that they run. */
public final class ThreadWorkers implements Workers {

    private final int count;

    private ThreadWorkers(int count) {
        this.count = count;
    }

    /**
     * Some workers.
     *
     * @param count with the calling thread, at least 1
     */
    public static ThreadWorkers of(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("The threads (%d) must be at least 1.".formatted(count));
        }
        return new ThreadWorkers(count);
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public void run(Runnable task) {
        if (count == 1) {
            task.run();
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(count - 1, job -> {
            Thread thread = new Thread(job, "attempt");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 1; i < count; i++) {
                running.add(pool.submit(task));
            }
            task.run();
            for (Future<?> other : running) {
                other.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdown();
        }
    }

    @Override
    public long cpuNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
    }
}
