package undercroft.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes puzzles of one kind. */
@Command(
        name = "generate",
        sortOptions = false,
        description = {
            "Makes puzzles.",
            "Prints a line for each puzzle: KIND seed N: WxH, rating R, T ms → FILE. The same options, seed and version"
                    + " give the same puzzle on every machine. See the kinds and their settings with: undercroft"
                    + " puzzle generate --list."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle generate lines --size 9x6 --seed 7",
            "  undercroft puzzle generate tilt --mask cave.txt --seed 1 --count 20 --format svg,png",
            "  undercroft puzzle generate elements --seed 1 --difficulty 0.8 --format ascii --out -"
        })
final class PuzzleGenerateCommand implements Callable<Integer> {

    private static final long MOST_ITERATIONS = 1_000_000_000;

    private final Console console;

    @Parameters(paramLabel = "KIND", arity = "0..1", description = "The kind of puzzle.")
    private Optional<String> kind = Optional.empty();

    @Option(names = "--list", description = "Print the kinds and their settings, and make nothing.")
    private boolean lists;

    @Mixin
    private PuzzleBoardOptions board = new PuzzleBoardOptions();

    @Mixin
    private SeriesOptions series = new SeriesOptions();

    @Option(
            names = "--iterations",
            paramLabel = "I",
            description =
                    "How many candidates the optimiser evaluates or, with --difficulty, how many attempts are made, of"
                            + " which the nearest counts. Default: 1000 candidates, 2 attempts.")
    private Optional<Integer> iterations = Optional.empty();

    @Option(
            names = "--difficulty",
            paramLabel = "Q",
            converter = Converters.Fraction.class,
            description =
                    "From 0 to 1, on the kind's fixed scale: 0.9 is expert. Default: the best puzzle, however hard.")
    private Optional<Double> difficulty = Optional.empty();

    @Option(
            names = "--optimiser",
            paramLabel = "NAME",
            defaultValue = "pool",
            description = "How to look for the best puzzle: pool, genetic or annealing. Default: ${DEFAULT-VALUE}.")
    private String optimiser = "";

    @Mixin
    private PuzzleOutputOptions output = new PuzzleOutputOptions();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            description = "When to give up on a puzzle, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    PuzzleGenerateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        if (lists) {
            KnownKinds.list(console);
            return ExitStatus.DONE;
        }
        checkNumbers();
        if (kind.isEmpty()) {
            throw new RefusedException("Which KIND of puzzle? " + KnownKinds.names());
        }
        return new PuzzleGeneration(
                        KnownKinds.order(kind.get(), board, optimiser, iterations, difficulty),
                        series.firstSeed(),
                        series.count(),
                        timeLimit,
                        series.threads(),
                        output.destination(),
                        series.isQuiet())
                .run(console);
    }

    private void checkNumbers() throws RefusedException {
        series.check(1);
        if (iterations.isPresent()) {
            RefusedException.unlessWithin(0, MOST_ITERATIONS, "--iterations", iterations.get());
        }
        if (difficulty.isPresent() && iterations.isPresent() && iterations.get() == 0) {
            throw new RefusedException(
                    "With --difficulty, --iterations is the number of attempts. Give at least 1, or leave it out.");
        }
    }
}
