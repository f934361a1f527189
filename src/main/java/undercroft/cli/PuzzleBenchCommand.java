package undercroft.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures kinds of puzzles. */
@Command(
        name = "bench",
        sortOptions = false,
        description = {
            "Measures kinds of puzzles, by default all.",
            "Prints a table in Markdown: each kind's own figures beside their targets, measured on one thread in CPU"
                    + " time; with --difficulty, how closely wanted difficulties are reached; with --compare, what"
                    + " each optimiser achieves."
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

    @Option(names = "--difficulty", description = "Ask for many difficulties and compare with those reached.")
    private boolean triesDifficulty;

    @Option(names = "--compare", description = "Compare the pool, the genetic algorithm and annealing.")
    private boolean compares;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N",
            defaultValue = "1000",
            description = "With --difficulty: how many puzzles of each kind. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Option(
            names = "--iterations",
            paramLabel = "I",
            defaultValue = "1000",
            description = "With --compare: how many candidates each optimiser evaluates. Default: ${DEFAULT-VALUE}.")
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
            throw new RefusedException("--difficulty and --compare exclude each other. Give only one of them.");
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
