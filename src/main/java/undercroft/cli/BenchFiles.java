package undercroft.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The files that a benchmark writes; {@link BenchRun} writes them. */
final class BenchFiles {

    @Option(
            names = "--out",
            paramLabel = "FILE.csv",
            description = "Write there all figures, a row a level: a baseline for later.")
    private Optional<Path> csv = Optional.empty();

    @Option(names = "--markdown", paramLabel = "FILE.md", description = "Write there all tables, for a document.")
    private Optional<Path> markdown = Optional.empty();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description = "Draw there the times by the number of rooms, with the baseline's, as .svg or .png.")
    private Optional<Path> plot = Optional.empty();

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            defaultValue = "Laying out levels",
            description = "What stands above the chart and the Markdown. Default: ${DEFAULT-VALUE}.")
    private String title = "";

    void check() throws RefusedException {
        if (plot.isPresent() && !isSvg(plot.get()) && !plot.get().toString().endsWith(".png")) {
            throw new RefusedException("The --plot (%s) must end with .svg or .png.".formatted(plot.get()));
        }
    }

    /** Makes sure that the files can be written, before anything takes time. */
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
