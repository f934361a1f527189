package undercroft.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Prints the results of layouts or puzzles, one after the other, and sums them up. Not thread-safe. */
final class Reports {

    private final Console console;
    private final Progress progress;
    private final boolean isOutTaken;
    private final boolean quiet;
    private final boolean keepsStatistics;
    private final boolean isMeasured;
    private final StringBuilder statistics = new StringBuilder();
    private int exitStatus = ExitStatus.DONE;

    /**
     * Starts without any result.
     *
     * @param isOutTaken whether the results themselves go to standard output, and the lines about them to standard
     *     error
     * @param quiet whether to print only failures
     * @param keepsStatistics whether the statistics will be written
     * @param isMeasured whether they have the columns of runs in which some layouts are better than others
     */
    Reports(
            Console console,
            Progress progress,
            boolean isOutTaken,
            boolean quiet,
            boolean keepsStatistics,
            boolean isMeasured) {
        this.console = console;
        this.progress = progress;
        this.isOutTaken = isOutTaken;
        this.quiet = quiet;
        this.keepsStatistics = keepsStatistics;
        this.isMeasured = isMeasured;
        statistics.append(StatisticsRow.header(isMeasured)).append('\n');
    }

    /**
     * Prints a result.
     *
     * @throws RefusedException without a message, if standard output takes no more layouts; the end of the program says so
     */
    void add(Report report) throws RefusedException {
        progress.print(() -> print(report));
        if (isOutTaken && console.out().checkError()) {
            throw new RefusedException(List.of());
        }
        if (keepsStatistics) {
            report.statistics()
                    .ifPresent(row -> statistics.append(row.text(isMeasured)).append('\n'));
        }
        exitStatus = Math.max(exitStatus, report.exitStatus());
    }

    private void print(Report report) {
        console.out().print(report.text());
        if (report.exitStatus() != ExitStatus.DONE) {
            console.reportLines(report.line());
        } else if (quiet) {
            return;
        } else if (isOutTaken) {
            console.report(report.line());
        } else {
            console.print(report.line());
        }
        report.notes().forEach(console::report);
    }

    /** The highest exit status so far. */
    int exitStatus() {
        return exitStatus;
    }

    void writeStatistics(Path file) throws RefusedException {
        byte[] rows = statistics.toString().getBytes(StandardCharsets.UTF_8);
        OutputFolder.write(file, out -> out.write(rows));
    }
}
