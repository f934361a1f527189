package undercroft.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Rates puzzles. */
@Command(
        name = "rate",
        sortOptions = false,
        description = {
            "Rates how hard puzzles are.",
            "Prints a line of JSON for each puzzle, in order: kind, rating and the measures behind it. A rating is a"
                    + " proxy; compare it only within one kind and size."
        },
        footer = {"", "Example:", "  undercroft puzzle rate output/lines-*.json"})
final class PuzzleRateCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private PuzzleInputOptions input = new PuzzleInputOptions();

    PuzzleRateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException, InterruptedException {
        return PuzzleAnswers.rate(input, console);
    }
}
