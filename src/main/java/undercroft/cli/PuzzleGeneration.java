package undercroft.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.PuzzleData;
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
     * The result of one seed.
     *
     * @param text the puzzle, for standard output, or ""
     */
    private record Report(String line, String text, boolean isMade) {}

    /**
     * Makes all puzzles.
     *
     * @return the highest exit status
     */
    int run(Console console) throws RefusedException, InterruptedException {
        destination.prepare();
        Cancellation cancellation = new Cancellation();
        int[] failed = {0};
        try (Progress progress = progress(console);
                OrderedTasks<Report> tasks = new OrderedTasks<>(threads, "puzzle", cancellation, report -> {
                    progress.print(() -> print(report, console));
                    failed[0] += report.isMade ? 0 : 1;
                })) {
            for (int i = 0; i < count; i++) {
                long seed = firstSeed + i;
                tasks.add(() -> {
                    Report report = make(seed, cancellation);
                    progress.layoutDone();
                    return report;
                });
            }
            tasks.finish();
        } catch (OrderedTasks.EndedException e) {
            // Interrupted from outside: whatever failed because of that is not reported.
            return ExitStatus.NOT_FOUND;
        }
        return failed[0] > 0 ? ExitStatus.NOT_FOUND : ExitStatus.DONE;
    }

    private Progress progress(Console console) {
        if (quiet || !console.isTerminal()) {
            return Progress.SILENT;
        }
        int rounds = (count + threads - 1) / threads;
        return new ProgressLine(console.err(), System::nanoTime, "puzzles", count, timeLimit.multipliedBy(rounds))
                .show();
    }

    private void print(Report report, Console console) {
        console.out().print(report.text);
        if (!report.isMade) {
            console.err().println(report.line);
        } else if (!quiet) {
            PrintStream stream = destination.isStandardOutput() ? console.err() : console.out();
            stream.println(report.line);
        }
    }

    private Report make(long seed, Cancellation cancellation) throws RefusedException {
        PuzzleTimer timer = PuzzleTimer.start(timeLimit, cancellation);
        Optional<MadePuzzle> made = order.make(seed, timer.limits());
        String name = "%s seed %d".formatted(order.kind().name(), seed);
        if (made.isEmpty()) {
            String reason = timer.isOver()
                    ? "nothing found within %s. Set a higher --time-limit".formatted(TimeLimit.text(timeLimit))
                    : "no puzzle found on this board. Try a larger or less blocked board, other settings or another"
                            + " seed";
            return new Report("%s: %s.".formatted(name, reason), "", false);
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
            return new Report(about + "standard output", text(made.get()), true);
        }
        List<Path> files = destination.write(made.get());
        return new Report(about + files.stream().map(Path::toString).collect(Collectors.joining(", ")), "", true);
    }

    private String text(MadePuzzle made) {
        try {
            return destination.text(made);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
    }
}
