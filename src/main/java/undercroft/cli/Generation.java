package undercroft.cli;

import java.util.List;
import java.util.Optional;
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
 * @param files about the searches; those that show one search only for a single job
 */
record Generation(
        List<Level> levels,
        List<Job> jobs,
        boolean resumes,
        Limits limits,
        Strategy strategy,
        int threads,
        Destination destination,
        SearchFiles files,
        boolean quiet) {

    /** Lays everything out and returns the highest exit status. */
    int run(Console console) throws RefusedException, InterruptedException {
        Cancellation cancellation = new Cancellation();
        try (Progress progress = progress(console);
                LineFile lines = LineFile.open(destination.lines(), levels, jobs, resumes)) {
            Reports reports = new Reports(
                    console,
                    progress,
                    destination.isStandardOutput(),
                    quiet,
                    files.statistics().isPresent());
            Optional<SearchTrace> search = files.trace().map(file -> new SearchTrace(levels.get(0)));
            try (OrderedTasks<Report> tasks = new OrderedTasks<>(threads, "layout", cancellation, report -> {
                lines.add(report.json());
                reports.tell(report);
            })) {
                layOut(tasks, cancellation, progress, search, lines);
                lines.finish();
                writeAbout(search, reports);
                return reports.exitStatus();
            } catch (OrderedTasks.EndedException e) {
                // The program is being ended from outside: what that breaks is no failure.
                return ExitStatus.NOT_FOUND;
            }
        }
    }

    private void writeAbout(Optional<SearchTrace> search, Reports reports) throws RefusedException {
        if (search.isPresent()) {
            OutputFolder.write(
                    files.trace().orElseThrow(),
                    out -> search.get().write(jobs.get(0).seed(), destination.appearance(), out));
        }
        if (files.statistics().isPresent()) {
            reports.writeStatistics(files.statistics().get());
        }
    }

    /** Threads that no layout of its own is left for help with the others; a trace shows one attempt after the other. */
    private int racers() {
        return files.trace().isPresent() ? 1 : Math.max(1, threads / Math.max(1, jobs.size()));
    }

    private Progress progress(Console console) {
        if (quiet || !console.isTerminal()) {
            return Progress.SILENT;
        }
        int layouts = jobs.size();
        int rounds = (layouts + threads - 1) / threads;
        return new ProgressLine(
                        console.err(),
                        System::nanoTime,
                        "layouts",
                        layouts,
                        limits.time().multipliedBy(rounds))
                .show();
    }

    private void layOut(
            OrderedTasks<Report> tasks,
            Cancellation cancellation,
            Progress progress,
            Optional<SearchTrace> search,
            LineFile lines)
            throws RefusedException, InterruptedException {
        Optional<PreparedLevel> current = Optional.empty();
        SearchListener listener = SearchListener.NONE;
        for (int i = 0; i < jobs.size(); i++) {
            Level level = levels.get(jobs.get(i).level());
            boolean isFirst = i == 0 || jobs.get(i).level() != jobs.get(i - 1).level();
            if (isFirst) {
                current = Optional.of(new PreparedLevel(level));
                listener = heardBy(progress.listener(level), search);
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
                    files.partial());
            tasks.add(() -> {
                Report report = task.call();
                progress.layoutDone();
                return report;
            });
        }
        tasks.finish();
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
}
