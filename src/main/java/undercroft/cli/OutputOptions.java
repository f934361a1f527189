package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormat;

/** The options of the commands that write layouts: where to, as what, and how pictures look. */
final class OutputOptions {

    /** What stands for standard output in the place of a file or a folder. */
    static final String STANDARD_OUTPUT = "-";

    private final Supplier<FormatRegistry<LayoutFormat>> known;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder to write to, made where it is missing; '-' prints to standard output instead,"
                    + " in one text format. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    @Option(
            names = "--format",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "json,svg",
            completionCandidates = FormatNames.OfLayouts.class,
            description = "What to write, separated by commas: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = List.of();

    @Mixin
    private ThemeOption theme = new ThemeOption();

    @Option(
            names = "--walls",
            paramLabel = "RULE",
            defaultValue = "inside",
            description =
                    "Where the walls of tiles are: inside, on the outermost cells of a room, or edges, between the"
                            + " cells. Default: ${DEFAULT-VALUE}.")
    private String walls = "";

    OutputOptions(Supplier<FormatRegistry<LayoutFormat>> known) {
        this.known = known;
    }

    Destination destination() throws RefusedException {
        Optional<Path> folder = out.equals(STANDARD_OUTPUT) ? Optional.empty() : Optional.of(Path.of(out));
        return Destination.of(folder, known.get(), formats, theme.name(), walls);
    }
}
