package undercroft.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import undercroft.level.Level;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.SearchListener;

/**
 * A run of {@code generate}: every level under every seed, several at once, told of in the order of levels and seeds.
 *
 * @param count layouts of each level, with the seeds from firstSeed on
 */
record Generation(
        List<Level> levels,
        long firstSeed,
        int count,
        Limits limits,
        int threads,
        Destination destination,
        Optional<Path> statistics,
        Optional<Path> trace,
        boolean quiet) {

    /** How long a run that is being killed waits for the files at hand to be removed, in seconds. */
    private static final int GRACE = 5;

    /** Lays everything out and returns the highest exit status. */
    int run(Console console) throws RefusedException, InterruptedException {
        Cancellation cancellation = new Cancellation();
        ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, levels.size() * count), task -> {
            Thread thread = new Thread(task, "layout");
            thread.setDaemon(true);
            return thread;
        });
        Thread end = new Thread(() -> stop(pool, cancellation), "end");
        Runtime.getRuntime().addShutdownHook(end);
        try (Progress progress = progress(console)) {
            return collect(submit(pool, progress, cancellation), console, progress);
        } finally {
            stop(pool, cancellation);
            removeHook(end);
        }
    }

    private Progress progress(Console console) {
        if (quiet || !console.isTerminal()) {
            return Progress.SILENT;
        }
        int layouts = levels.size() * count;
        int rounds = (layouts + threads - 1) / threads;
        return new ProgressLine(
                        console.err(), System::nanoTime, layouts, limits.time().multipliedBy(rounds))
                .show();
    }

    private List<Job> submit(ExecutorService pool, Progress progress, Cancellation cancellation) {
        List<Job> jobs = new ArrayList<>();
        for (Level level : levels) {
            PreparedLevel prepared = new PreparedLevel(level);
            SearchListener listener = progress.listener(level);
            for (int i = 0; i < count; i++) {
                LayoutTask task =
                        new LayoutTask(prepared, firstSeed + i, i == 0, limits, listener, cancellation, destination);
                Future<Report> report = pool.submit(() -> {
                    try {
                        return task.call();
                    } finally {
                        progress.layoutDone();
                    }
                });
                jobs.add(new Job(prepared, i == count - 1, report));
            }
        }
        return jobs;
    }

    private int collect(List<Job> jobs, Console console, Progress progress)
            throws RefusedException, InterruptedException {
        int status = ExitStatus.DONE;
        StringBuilder rows = new StringBuilder(StatisticsRow.HEADER).append('\n');
        for (Job job : jobs) {
            Report report = job.await();
            progress.print(() -> print(report, console));
            rows.append(report.statistics()).append('\n');
            status = Math.max(status, report.exitStatus());
            if (job.isLast) {
                job.prepared.drop();
            }
        }
        if (statistics.isPresent()) {
            byte[] bytes = rows.toString().getBytes(StandardCharsets.UTF_8);
            OutputFolder.write(statistics.get(), out -> out.write(bytes));
        }
        return status;
    }

    private void print(Report report, Console console) {
        console.out().print(report.text());
        if (report.exitStatus() != ExitStatus.DONE) {
            console.err().println(report.line());
        } else if (!quiet) {
            PrintStream stream = destination.isStandardOutput() ? console.err() : console.out();
            stream.println(report.line());
        }
    }

    /** Ends every search and waits until no half file is left. */
    private static void stop(ExecutorService pool, Cancellation cancellation) {
        cancellation.cancel();
        pool.shutdownNow();
        try {
            pool.awaitTermination(GRACE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already, and the hook runs.
        }
    }

    private record Job(PreparedLevel prepared, boolean isLast, Future<Report> report) {

        Report await() throws RefusedException, InterruptedException {
            try {
                return report.get();
            } catch (ExecutionException e) {
                Throwable cause = e.getCause();
                if (cause instanceof RefusedException refused) {
                    throw refused;
                }
                throw new IllegalStateException(cause);
            }
        }
    }
}
