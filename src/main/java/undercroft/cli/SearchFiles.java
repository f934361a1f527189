package undercroft.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The files about the searches themselves that {@code generate} writes. */
final class SearchFiles {

    @Option(
            names = "--stats",
            paramLabel = "FILE.csv",
            description = "Write what the search for each layout cost, a row for each, to this file.")
    private Optional<Path> statistics = Optional.empty();

    @Option(
            names = "--trace",
            paramLabel = "FILE.svg",
            description = "Write the search for a single layout to this file, as an animated picture.")
    private Optional<Path> trace = Optional.empty();

    @Option(
            names = "--partial",
            paramLabel = "FILE.svg",
            description = "If a single layout is not found, write the largest part that was found to this file.")
    private Optional<Path> partial = Optional.empty();

    @Option(
            names = "--sheet",
            paramLabel = "FILE",
            description =
                    "Draw all layouts side by side in this file, .svg, .png or .html, with their sizes and scores.")
    private Optional<Path> sheet = Optional.empty();

    /** Whether a file shows a single search, so that there must be only one. */
    boolean isOneSearchShown() {
        return trace.isPresent() || partial.isPresent();
    }

    /** Refuses files that cannot be written, before anything takes time. */
    void prepare() throws RefusedException {
        OutputFolder.prepareFor(statistics, "--stats");
        OutputFolder.prepareFor(trace, "--trace");
        OutputFolder.prepareFor(partial, "--partial");
        OutputFolder.prepareFor(sheet, "--sheet");
    }

    /**
     * The sheet of a run, if one is asked for.
     *
     * @param layouts of the run
     */
    Optional<Sheet> sheet(int layouts) throws RefusedException {
        return sheet.isPresent() ? Optional.of(Sheet.of(sheet.get(), layouts)) : Optional.empty();
    }

    Optional<Path> statistics() {
        return statistics;
    }

    Optional<Path> trace() {
        return trace;
    }

    Optional<Path> partial() {
        return partial;
    }
}
