package undercroft.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the kinds of puzzles. */
@Command(
        name = "bench",
        sortOptions = false,
        description = {
            "Measures the kinds of puzzles, by default all of them.",
            "Prints a table in Markdown: the kind's own figures, one thread, by CPU time, beside their targets; with"
                    + " --difficulty how well wanted difficulties are reached; with --compare what the optimisers come to."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle bench lines tilt",
            "  undercroft puzzle bench --difficulty",
            "  undercroft puzzle bench --compare --iterations 2000 --seeds 5"
        })
final class PuzzleBenchCommand implements Callable<Integer> {

    private static final int MOST_PUZZLES = 100_000;

    private final Console console;

    @Parameters(paramLabel = "KIND", arity = "0..*", description = "The kinds to measure. Default: all.")
    private List<String> kinds = List.of();

    @Option(names = "--difficulty", description = "Ask for many difficulties and see which come out.")
    private boolean triesDifficulty;

    @Option(names = "--compare", description = "Compare the pool, the genetic algorithm and annealing.")
    private boolean compares;

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "1000",
            description = "With --difficulty: how many puzzles of each kind. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Option(
            names = "--iterations",
            paramLabel = "I",
            defaultValue = "1000",
            description = "With --compare: candidates that each optimiser looks at. Default: ${DEFAULT-VALUE}.")
    private int iterations;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            defaultValue = "5",
            description = "With --compare: how many puzzles of each kind and optimiser. Default: ${DEFAULT-VALUE}.")
    private int seeds;

    @Mixin
    private PuzzleBoardOptions board = new PuzzleBoardOptions();

    PuzzleBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        RefusedException.unlessWithin(1, MOST_PUZZLES, "--count", count);
        RefusedException.unlessWithin(1, MOST_PUZZLES, "--iterations", iterations);
        RefusedException.unlessWithin(1, MOST_PUZZLES, "--seeds", seeds);
        if (triesDifficulty && compares) {
            throw new RefusedException("A bench has --difficulty or --compare. Give only one of them.");
        }
        PuzzleBench bench = PuzzleBench.of(kinds, board, console);
        if (triesDifficulty) {
            bench.tryDifficulty(count);
        } else if (compares) {
            bench.compare(iterations, seeds);
        } else {
            bench.measure();
        }
        return ExitStatus.DONE;
    }
}
