package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options about the board of a puzzle and the settings of its kind. */
final class PuzzleBoardOptions {

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "The width and height of the board in cells, such as 9x6. Default: the kind's usual board.")
    private Optional<String> size = Optional.empty();

    @Option(
            names = "--mask",
            paramLabel = "FILE",
            description =
                    "A drawing of the board, instead of a size: each line is a row, '#' is a blocked cell, anything"
                            + " else a free one.")
    private Optional<Path> mask = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the kind, such as numbers=10; can be repeated for other settings.")
    private List<String> settings = List.of();

    Optional<String> size() {
        return size;
    }

    Optional<Path> mask() {
        return mask;
    }

    /** As given, not yet known to be of the form NAME=VALUE. */
    List<String> settings() {
        return settings;
    }
}
