package undercroft.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rates puzzles. */
@Command(
        name = "rate",
        sortOptions = false,
        description = {
            "Rates how hard puzzles are.",
            "Prints a line of JSON for each puzzle, in their order: kind, rating and the measures behind it. A rating is"
                    + " a proxy, to be compared within one kind and size only."
        },
        footer = {"", "Example:", "  undercroft puzzle rate output/lines-*.json"})
final class PuzzleRateCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of puzzles; '-' is standard input.")
    private List<Path> files = List.of();

    @Mixin
    private PuzzleLineOption lines = new PuzzleLineOption();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            defaultValue = "30s",
            converter = TimeLimit.class,
            description = "When to give up on a puzzle, such as 500ms, 10s or 2m. Default: ${DEFAULT-VALUE}.")
    private Duration timeLimit = Duration.ZERO;

    PuzzleRateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        return PuzzleAnswers.rate(files, lines.isGiven(), timeLimit, console);
    }
}
