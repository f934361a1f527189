package undercroft.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Designs sets of tiles for puzzles of the kind trails. */
@Command(
        name = "design",
        sortOptions = false,
        description = {
            "Designs a set of tiles for trails, such that random boards of them are good mazes.",
            "Runs several searches at once, chooses the best set on new boards, scores it on other new boards, and"
                    + " prints a line: trails seed N: score …, T ms → FILE. The same options, seed and version give"
                    + " the same set on every machine."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle design trails --seed 1",
            "  undercroft puzzle design trails --seed 1 --method genetic --steps 50000 --out -"
        })
final class PuzzleDesignCommand implements Callable<Integer> {

    private static final int MOST_STEPS = 100_000_000;

    private static final int MOST_SEARCHES = 1_000;

    private static final int MOST_BOARDS = 10_000_000;

    private final Console console;

    @Parameters(paramLabel = "KIND", description = "The kind of puzzle; only trails has sets to design.")
    private String kind = "";

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            converter = Converters.Seed.class,
            description = "From 0 to 2^53 - 1. Default: a random one below 1000000, which is printed.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--method",
            paramLabel = "NAME",
            defaultValue = "heat-bath",
            description = "How to search: heat-bath, genetic or pool. Default: ${DEFAULT-VALUE}.")
    private String method = "";

    @Option(
            names = "--steps",
            paramLabel = "I",
            defaultValue = "6000",
            description = "How many steps each search makes or, for genetic and pool, how many candidates it evaluates."
                    + " Default: ${DEFAULT-VALUE}.")
    private int steps;

    @Option(
            names = "--searches",
            paramLabel = "K",
            defaultValue = "8",
            description = "How many searches to run, one for each core at a time. Default: ${DEFAULT-VALUE}.")
    private int searches;

    @Option(
            names = "--boards",
            paramLabel = "B",
            defaultValue = "20000",
            description = "On how many new boards to score the set. Default: ${DEFAULT-VALUE}.")
    private int boards;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = "output",
            description = "The folder for the set, created if missing; '-' prints the set instead of the line."
                    + " Default: ${DEFAULT-VALUE}.")
    private String out = "";

    PuzzleDesignCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        if (!kind.equals("trails")) {
            throw new RefusedException("The KIND (%s) has no sets to design. Give trails.".formatted(kind));
        }
        RefusedException.unlessWithin(1, MOST_STEPS, "--steps", steps);
        RefusedException.unlessWithin(1, MOST_SEARCHES, "--searches", searches);
        RefusedException.unlessWithin(1, MOST_BOARDS, "--boards", boards);
        return PuzzleDesign.of(
                        method, steps, searches, seed.orElseGet(RandomSeed::draw), boards, TargetOptions.folder(out))
                .run(console);
    }
}
