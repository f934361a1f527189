package undercroft.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of commands that write pictures and other files into a folder. */
final class TargetOptions {

    /** Stands for standard output, or input, in place of a file or folder. */
    static final String STANDARD_STREAM = "-";

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = "output",
            description =
                    "The folder to write to, created if missing; '-' prints to standard output instead, in a single"
                            + " text format. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "The look of pictures: light, dark or parchment. Default: ${DEFAULT-VALUE}.")
    private String theme = "";

    /** The folder to write to; empty for standard output. */
    Optional<Path> folder() {
        return folder(out);
    }

    static Optional<Path> folder(String out) {
        return out.equals(STANDARD_STREAM) ? Optional.empty() : Optional.of(Path.of(out));
    }

    String theme() {
        return theme;
    }
}
