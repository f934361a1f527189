package undercroft.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Solves puzzles. */
@Command(
        name = "solve",
        sortOptions = false,
        description = {
            "Solves puzzles.",
            "Prints a line of JSON for each puzzle, in order: status (unique, multiple, none or unsolved), deduced,"
                    + " moves, layers, solution, and a note if a limit was reached. Exit status 0 if all were"
                    + " solved, 3 if one has no solution, 4 if one was given up."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle solve output/lines-7.json",
            "  undercroft puzzle solve --jsonl many.jsonl > results.jsonl"
        })
final class PuzzleSolveCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private PuzzleInputOptions input = new PuzzleInputOptions();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "How many states the solver may visit for each puzzle. Default: 20 million.")
    private Optional<Integer> nodes = Optional.empty();

    PuzzleSolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        if (nodes.isPresent() && nodes.get() < 1) {
            throw new RefusedException("The --nodes (%d) must be at least 1.".formatted(nodes.get()));
        }
        return PuzzleAnswers.solve(input, nodes, console);
    }
}
