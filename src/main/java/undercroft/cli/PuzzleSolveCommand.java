package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves puzzles. */
@Command(
        name = "solve",
        sortOptions = false,
        description = {
            "Solves puzzles.",
            "Prints a line of JSON for each puzzle, in their order: status (unique, multiple, none or unsolved), deduced,"
                    + " moves, layers, solution, and a note where a limit was hit. Exit status 0 where all were solved, 3"
                    + " where one proved to have no solution, 4 where one was given up."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle solve output/lines-7.json",
            "  undercroft puzzle solve --jsonl many.jsonl > results.jsonl"
        })
final class PuzzleSolveCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of puzzles; '-' is standard input.")
    private List<Path> files = List.of();

    @Mixin
    private PuzzleLineOption lines = new PuzzleLineOption();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "How many states the solver of one puzzle may look at. Default: 20 million.")
    private Optional<Integer> nodes = Optional.empty();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            converter = TimeLimit.class,
            description = "When to give up on a puzzle, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    PuzzleSolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        if (nodes.isPresent() && nodes.get() < 1) {
            throw new RefusedException("The --nodes (%d) must be at least 1.".formatted(nodes.get()));
        }
        return PuzzleAnswers.solve(files, lines.isGiven(), nodes, timeLimit, console);
    }
}
