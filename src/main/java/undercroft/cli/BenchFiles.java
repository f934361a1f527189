package undercroft.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The files that {@link BenchRun} writes. */
final class BenchFiles {

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE.csv",
            description = "Write all figures to this file, a row for each level, to be a baseline later.")
    private Optional<Path> csv = Optional.empty();

    @Option(names = "--markdown", paramLabel = "FILE.md", description = "Write all tables to this file.")
    private Optional<Path> markdown = Optional.empty();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description =
                    "Draw a chart of time against number of rooms, with the baseline if there is one, as .svg or .png.")
    private Optional<Path> plot = Optional.empty();

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            defaultValue = "Laying out levels",
            description = "The title of the chart and of the Markdown. Default: ${DEFAULT-VALUE}.")
    private String title = "";

    void check() throws RefusedException {
        if (plot.isPresent() && !isSvg(plot.get()) && !plot.get().toString().endsWith(".png")) {
            throw new RefusedException("The --plot (%s) must end with .svg or .png.".formatted(plot.get()));
        }
    }

    /** Refuses files that cannot be written, before anything takes time. */
    void prepare() throws RefusedException {
        OutputFolder.prepareFor(csv, "--out");
        OutputFolder.prepareFor(markdown, "--markdown");
        OutputFolder.prepareFor(plot, "--plot");
    }

    Optional<Path> csv() {
        return csv;
    }

    Optional<Path> markdown() {
        return markdown;
    }

    Optional<Path> plot() {
        return plot;
    }

    String title() {
        return title;
    }

    static boolean isSvg(Path file) {
        return file.toString().endsWith(".svg");
    }
}
