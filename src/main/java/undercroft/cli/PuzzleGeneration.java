package undercroft.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.report.TimeText;
import undercroft.search.Cancellation;

/** A run of {@code puzzle generate}: a puzzle for each seed, several at once, reported in the order of the seeds. */
record PuzzleGeneration(
        PuzzleOrder order,
        long firstSeed,
        int count,
        Duration timeLimit,
        int threads,
        PuzzleDestination destination,
        boolean quiet) {

    /**
     * Makes all puzzles.
     *
     * @return the highest exit status
     */
    int run(Console console) throws RefusedException, InterruptedException {
        destination.prepare();
        Cancellation cancellation = new Cancellation();
        try (Progress progress = ProgressLine.show(console, quiet, "puzzles", count, threads, timeLimit)) {
            Reports reports = new Reports(console, progress, destination.isStandardOutput(), quiet, false, false);
            makeAll(reports, progress, cancellation);
            return reports.exitStatus();
        } catch (OrderedTasks.EndedException e) {
            // Interrupted from outside: whatever failed because of that is not reported.
            return ExitStatus.NOT_FOUND;
        }
    }

    private void makeAll(Reports reports, Progress progress, Cancellation cancellation)
            throws RefusedException, InterruptedException {
        try (OrderedTasks<Report> tasks = new OrderedTasks<>(threads, "puzzle", cancellation, reports::add)) {
            for (int i = 0; i < count; i++) {
                long seed = firstSeed + i;
                tasks.add(() -> {
                    Report report = make(seed, cancellation);
                    progress.layoutDone();
                    return report;
                });
            }
            tasks.finish();
        }
    }

    private Report make(long seed, Cancellation cancellation) throws RefusedException {
        PuzzleTimer timer = PuzzleTimer.start(timeLimit, cancellation);
        Optional<MadePuzzle> made = order.make(seed, timer.limits());
        String name = "%s seed %d".formatted(order.kind().name(), seed);
        if (made.isEmpty()) {
            String reason = timer.isOver()
                    ? "nothing found within %s. Set a higher --time-limit".formatted(TimeText.of(timeLimit))
                    : "no puzzle found on this board. Try a larger or less blocked board, other settings or another"
                            + " seed";
            return new Report(ExitStatus.NOT_FOUND, "%s: %s.".formatted(name, reason), "", "", List.of());
        }
        PuzzleData data = made.get().puzzle().data();
        String about = "%s: %dx%d, rating %d, %d ms → "
                .formatted(
                        name,
                        data.width(),
                        data.height(),
                        made.get().rating().difficulty(),
                        TimeUnit.NANOSECONDS.toMillis(timer.elapsed()));
        if (destination.isStandardOutput()) {
            return new Report(ExitStatus.DONE, about + "standard output", text(made.get()), "", List.of());
        }
        List<Path> files = destination.write(made.get());
        String names = files.stream().map(Path::toString).collect(Collectors.joining(", "));
        return new Report(ExitStatus.DONE, about + names, "", "", List.of());
    }

    private String text(MadePuzzle made) {
        try {
            return destination.text(made);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
    }
}
