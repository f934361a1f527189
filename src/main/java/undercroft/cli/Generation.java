package undercroft.cli;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import undercroft.batch.Job;
import undercroft.level.Level;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.SearchListener;
import undercroft.search.Strategy;

/**
 * A run of {@code generate}: every level under every seed, several at once, told of in the order of levels and seeds.
 *
 * @param jobs by level and seed
 * @param resumes whether what an earlier run finished is left alone
 * @param statistics where to write what each search cost
 * @param trace where to draw the search of the only layout
 * @param partial where to draw what was found of the only layout, if it is not found whole
 */
record Generation(
        List<Level> levels,
        List<Job> jobs,
        boolean resumes,
        Limits limits,
        Strategy strategy,
        int threads,
        Destination destination,
        Optional<Path> statistics,
        Optional<Path> trace,
        Optional<Path> partial,
        boolean quiet) {

    /** Layouts begun or done that wait to be told of: enough for a slow one not to hold up the others. */
    private static final int MOST_WAITING = 1_000;

    /** How long a run that is being ended waits for the files at hand to be removed, in seconds. */
    private static final int GRACE = 5;

    /** Lays everything out and returns the highest exit status. */
    int run(Console console) throws RefusedException, InterruptedException {
        Cancellation cancellation = new Cancellation();
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "layout");
            thread.setDaemon(true);
            return thread;
        });
        Thread end = new Thread(() -> stop(pool, cancellation), "end");
        Runtime.getRuntime().addShutdownHook(end);
        try (Progress progress = progress(console);
                LineFile lines = LineFile.open(destination.lines(), levels, jobs, resumes)) {
            Reports reports = new Reports(console, progress, destination.isStandardOutput(), quiet);
            Optional<SearchTrace> search = trace.map(file -> new SearchTrace(levels.get(0)));
            layOut(pool, cancellation, progress, search, reports, lines);
            lines.finish();
            if (search.isPresent()) {
                OutputFolder.write(
                        trace.orElseThrow(),
                        out -> search.get().write(jobs.get(0).seed(), destination.appearance(), out));
            }
            if (statistics.isPresent()) {
                reports.writeStatistics(statistics.get());
            }
            return reports.exitStatus();
        } catch (RefusedException | RuntimeException e) {
            if (cancellation.isCancelled()) {
                // The program is being ended from outside: what that breaks is no failure.
                return ExitStatus.NOT_FOUND;
            }
            throw e;
        } finally {
            stop(pool, cancellation);
            removeHook(end);
        }
    }

    /** Threads that no layout of its own is left for help with the others; a trace shows one attempt after the other. */
    private int racers() {
        return trace.isPresent() ? 1 : Math.max(1, threads / Math.max(1, jobs.size()));
    }

    private Progress progress(Console console) {
        if (quiet || !console.isTerminal()) {
            return Progress.SILENT;
        }
        int layouts = jobs.size();
        int rounds = (layouts + threads - 1) / threads;
        return new ProgressLine(
                        console.err(), System::nanoTime, layouts, limits.time().multipliedBy(rounds))
                .show();
    }

    private void layOut(
            ExecutorService pool,
            Cancellation cancellation,
            Progress progress,
            Optional<SearchTrace> search,
            Reports reports,
            LineFile lines)
            throws RefusedException, InterruptedException {
        Queue<Future<Report>> waiting = new ArrayDeque<>();
        Optional<PreparedLevel> current = Optional.empty();
        SearchListener listener = SearchListener.NONE;
        for (int i = 0; i < jobs.size(); i++) {
            Level level = levels.get(jobs.get(i).level());
            boolean isFirst = i == 0 || jobs.get(i).level() != jobs.get(i - 1).level();
            if (isFirst) {
                current = Optional.of(new PreparedLevel(level));
                listener = heardBy(progress.listener(level), search);
            }
            if (waiting.size() == MOST_WAITING) {
                tellNext(waiting, cancellation, reports, lines);
            }
            LayoutTask task = new LayoutTask(
                    current.orElseThrow(),
                    jobs.get(i).seed(),
                    isFirst,
                    strategy,
                    limits,
                    listener,
                    cancellation,
                    destination,
                    resumes,
                    lines.finished(i),
                    racers(),
                    partial);
            waiting.add(pool.submit(() -> {
                Report report = task.call();
                progress.layoutDone();
                return report;
            }));
        }
        while (!waiting.isEmpty()) {
            tellNext(waiting, cancellation, reports, lines);
        }
    }

    private static SearchListener heardBy(SearchListener first, Optional<SearchTrace> second) {
        if (second.isEmpty()) {
            return first;
        }
        return event -> {
            first.on(event);
            second.get().on(event);
        };
    }

    private static void tellNext(
            Queue<Future<Report>> waiting, Cancellation cancellation, Reports reports, LineFile lines)
            throws RefusedException, InterruptedException {
        Report report = await(waiting.remove());
        if (cancellation.isCancelled()) {
            throw new IllegalStateException("The search was cancelled.");
        }
        lines.add(report.json());
        reports.tell(report);
    }

    private static Report await(Future<Report> report) throws RefusedException, InterruptedException {
        try {
            return report.get();
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
            return;
        }
    }
}
