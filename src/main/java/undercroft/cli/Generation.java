package undercroft.cli;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import undercroft.batch.Job;
import undercroft.level.Level;
import undercroft.level.Objective;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.Refinement;
import undercroft.search.SearchListener;
import undercroft.search.Strategy;

/**
 * A run of {@code generate}: a layout of every level with every seed, several at once, reported in the order of the
 * jobs.
 *
 * @param refinements what is done for better layouts of each level
 * @param jobs ordered by level, then by seed
 * @param resumes whether to keep layouts that an earlier run finished
 * @param threads in all, at least 1
 * @param kept an earlier layout to be changed, if there is only one level
 * @param files a trace or a partial layout only if there is a single job
 */
record Generation(
        List<Level> levels,
        List<Refinement> refinements,
        List<Job> jobs,
        boolean resumes,
        Limits limits,
        Strategy strategy,
        int threads,
        Destination destination,
        SearchFiles files,
        boolean quiet,
        Optional<KeptLayout> kept) {

    /**
     * Makes all layouts.
     *
     * @return the highest exit status
     */
    int run(Console console) throws RefusedException, InterruptedException {
        destination.prepare(longestStems());
        Cancellation cancellation = new Cancellation();
        try (Progress progress = ProgressLine.show(console, quiet, "layouts", jobs.size(), threads, limits.time());
                LineFile lines =
                        LineFile.open(destination.lines(), destination.detailOfLines(), levels, jobs, resumes)) {
            Reports reports = new Reports(
                    console,
                    progress,
                    destination.isStandardOutput(),
                    quiet,
                    files.statistics().isPresent(),
                    refinements.stream()
                            .anyMatch(refinement -> !refinement.objective().equals(Objective.NONE)));
            Optional<Sheet> sheet = files.sheet(jobs.size());
            Optional<SearchTrace> search = files.trace().map(file -> new SearchTrace(levels.get(0)));
            try (OrderedTasks<Report> tasks = new OrderedTasks<>(threads, "layout", cancellation, report -> {
                lines.add(report.json());
                reports.add(report);
                sheet.ifPresent(some -> some.add(report));
            })) {
                layOut(tasks, cancellation, progress, search, lines);
                lines.finish();
                destination.finish();
                writeSearchFiles(search, reports);
                if (sheet.isPresent()) {
                    sheet.get().write(destination.appearance());
                }
                return reports.exitStatus();
            } catch (OrderedTasks.EndedException e) {
                // Interrupted from outside: whatever failed because of that is not reported.
                return ExitStatus.NOT_FOUND;
            }
        }
    }

    /** The names of the files of each level's last layout, which has the longest seed. */
    private List<String> longestStems() {
        SortedMap<Integer, Job> last = new TreeMap<>();
        jobs.forEach(job -> last.put(job.level(), job));
        return last.values().stream()
                .map(job -> LayoutTask.stem(levels.get(job.level()), job.seed()))
                .toList();
    }

    private void writeSearchFiles(Optional<SearchTrace> search, Reports reports) throws RefusedException {
        if (search.isPresent()) {
            OutputFolder.write(
                    files.trace().orElseThrow(),
                    out -> search.get().write(jobs.get(0).seed(), destination.appearance(), out));
        }
        if (files.statistics().isPresent()) {
            reports.writeStatistics(files.statistics().get());
        }
    }

    /**
     * The threads for each search: more than one if there are more threads than layouts. A trace shows attempts one by
     * one.
     */
    private int threadsPerLayout() {
        return files.trace().isPresent() ? 1 : Math.max(1, threads / Math.max(1, jobs.size()));
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
                listener = both(progress.listener(level), search);
            }
            LayoutTask task = new LayoutTask(
                    current.orElseThrow(),
                    jobs.get(i).seed(),
                    isFirst,
                    strategy,
                    limits,
                    refinements.get(jobs.get(i).level()),
                    listener,
                    cancellation,
                    destination,
                    resumes,
                    lines.finished(i),
                    threadsPerLayout(),
                    files.partial(),
                    kept);
            tasks.add(() -> {
                Report report = task.call();
                progress.layoutDone();
                return report;
            });
        }
        tasks.finish();
    }

    private static SearchListener both(SearchListener first, Optional<SearchTrace> second) {
        if (second.isEmpty()) {
            return first;
        }
        return event -> {
            first.on(event);
            second.get().on(event);
        };
    }
}
