package undercroft.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a booklet of puzzles. */
@Command(
        name = "print",
        sortOptions = false,
        description = {
            "Makes a booklet of puzzles from files: one on each page, with the solutions at the back.",
            "The booklet is a page of HTML; print it from a browser, on paper or as PDF. A puzzle without a solution in"
                    + " its file is solved first."
        },
        footer = {"", "Example:", "  undercroft puzzle print output/lines-*.json --paper letter"})
final class PuzzlePrintCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private PuzzleInputOptions input = new PuzzleInputOptions();

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            defaultValue = "Puzzles",
            description = "The title of the document. Default: ${DEFAULT-VALUE}.")
    private String title = "";

    @Mixin
    private PaperOptions paper = new PaperOptions();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = "output/booklet.html",
            description = "The file to write; '-' prints it instead. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    PuzzlePrintCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        PuzzlePrinting.booklet(input, title, paper.name(), PageTarget.of(out), console);
        return ExitStatus.DONE;
    }
}
