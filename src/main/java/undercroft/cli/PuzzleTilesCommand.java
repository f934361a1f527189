package undercroft.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the tiles of trails as sheets to cut out. */
@Command(
        name = "tiles",
        sortOptions = false,
        description = {
            "Makes sheets of the twenty tiles of trails, front and back, and of their board, to print and cut out.",
            "The sheets are a page of HTML; print it from a browser at 100 %, on both sides of the paper."
        },
        footer = {"", "Example:", "  undercroft puzzle tiles --paper letter"})
final class PuzzleTilesCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private PaperOptions paper = new PaperOptions();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = "output/tiles.html",
            description = "The file to write; '-' prints it instead. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    PuzzleTilesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        PuzzlePrinting.tiles(paper.name(), PageTarget.of(out), console);
        return ExitStatus.DONE;
    }
}
