package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options about the board of a puzzle and what is set about it. */
final class PuzzleBoardOptions {

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "The width and height of the board in cells, such as 9x6. Default: the kind's usual board.")
    private Optional<String> size = Optional.empty();

    @Option(
            names = "--mask",
            paramLabel = "FILE",
            description = "A drawing of the board instead of a size, a line a row: '#' is blocked, anything else free.")
    private Optional<Path> mask = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the kind, such as numbers=10; may be given many times.")
    private List<String> settings = List.of();

    Optional<String> size() {
        return size;
    }

    Optional<Path> mask() {
        return mask;
    }

    /** Each as NAME=VALUE, if it was given rightly. */
    List<String> settings() {
        return settings;
    }
}
