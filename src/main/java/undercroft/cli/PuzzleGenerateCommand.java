package undercroft.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
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
            "Prints a line a puzzle: KIND seed N: WxH, rating R, T ms → FILE. The same options, seed and version give the"
                    + " same puzzle everywhere. Kinds and what can be set about them: undercroft puzzle generate --list."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle generate lines --size 9x6 --seed 7",
            "  undercroft puzzle generate tilt --mask cave.txt --seed 1 --count 20 --format svg,png",
            "  undercroft puzzle generate elements --seed 1 --difficulty 0.8 --format ascii --out -"
        })
final class PuzzleGenerateCommand implements Callable<Integer> {

    private static final int MOST_PUZZLES = 1_000_000;

    private static final long MOST_ITERATIONS = 1_000_000_000;

    private final Console console;

    @Parameters(paramLabel = "KIND", arity = "0..1", description = "The kind of puzzle.")
    private Optional<String> kind = Optional.empty();

    @Option(names = "--list", description = "Print the kinds and their settings, and make nothing.")
    private boolean lists;

    @Mixin
    private PuzzleBoardOptions board = new PuzzleBoardOptions();

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = SeedNumber.class,
            description = "The first seed, from 0 to 2^53 - 1. Default: a random one, which is printed.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--count",
            paramLabel = "K",
            defaultValue = "1",
            description = "How many puzzles, with the seeds N to N + K - 1. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Option(
            names = "--iterations",
            paramLabel = "I",
            description = "How many candidates the optimiser looks at; with --difficulty, among how many samples the"
                    + " puzzle is chosen. Default: 1000, and 300 samples.")
    private Optional<Integer> iterations = Optional.empty();

    @Option(
            names = "--difficulty",
            paramLabel = "Q",
            converter = Share.class,
            description = "From 0 to 1: which share of the kind's puzzles of this board is to be easier. Default: the"
                    + " best puzzle, however hard.")
    private Optional<Double> difficulty = Optional.empty();

    @Option(
            names = "--optimiser",
            paramLabel = "NAME",
            defaultValue = "pool",
            description = "What looks for the best puzzle: pool, genetic or annealing. Default: ${DEFAULT-VALUE}.")
    private String optimiser = "";

    @Mixin
    private PuzzleOutputOptions output = new PuzzleOutputOptions();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            converter = TimeLimit.class,
            description = "When to give up on a puzzle, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many puzzles to make at once; it never changes them. Default: all cores.")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--quiet", description = "Print neither the lines of puzzles nor progress, only what fails.")
    private boolean quiet;

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
                        firstSeed(),
                        count,
                        timeLimit,
                        threads.orElse(Runtime.getRuntime().availableProcessors()),
                        output.destination(),
                        quiet)
                .run(console);
    }

    private void checkNumbers() throws RefusedException {
        if (count < 1 || count > MOST_PUZZLES) {
            throw new RefusedException("The --count (%d) must be from 1 to %d.".formatted(count, MOST_PUZZLES));
        }
        if (seed.isPresent() && seed.get() > SeedNumber.LIMIT - count) {
            throw new RefusedException("The seeds from --seed (%d) on, --count (%d) of them, must stay below 2^53 (%d)."
                    .formatted(seed.get(), count, SeedNumber.LIMIT));
        }
        if (iterations.isPresent() && (iterations.get() < 0 || iterations.get() > MOST_ITERATIONS)) {
            throw new RefusedException(
                    "The --iterations (%d) must be from 0 to %d.".formatted(iterations.get(), MOST_ITERATIONS));
        }
        if (difficulty.isPresent() && iterations.isPresent() && iterations.get() == 0) {
            throw new RefusedException("With --difficulty there must be samples to choose among."
                    + " Give --iterations of at least 1, or none.");
        }
        if (threads.isPresent()) {
            ThreadCount.check(threads.get());
        }
    }

    private long firstSeed() {
        return seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SeedNumber.LIMIT - count + 1));
    }
}
