package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The parameters and options of commands that read puzzles. */
final class PuzzleInputOptions {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of puzzles; '-' is standard input.")
    private List<Path> files = List.of();

    @Option(names = "--jsonl", description = "Read a puzzle from each line of the files.")
    private boolean areLines;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            description = "When to give up on a puzzle, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    List<Path> files() {
        return files;
    }

    /** Whether each line of the files is a puzzle. */
    boolean areLines() {
        return areLines;
    }

    /** For each puzzle. */
    Duration timeLimit() {
        return timeLimit;
    }
}
