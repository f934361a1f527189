package undercroft.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import undercroft.export.format.Appearance.Theme;
import undercroft.export.play.PuzzlePage;

/** Writes a page on which several puzzles can be played. */
@Command(
        name = "page",
        sortOptions = false,
        description = {
            "Makes one page of HTML on which puzzles from files are played.",
            "A puzzle without a solution in its file is solved first."
        },
        footer = {
            "",
            "Examples:",
            "  undercroft puzzle page output/lines-*.json --title \"Ten evenings\"",
            "  undercroft puzzle page --jsonl output/imported.jsonl --out set.html"
        })
final class PuzzlePageCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private PuzzleInputOptions input = new PuzzleInputOptions();

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            defaultValue = "Puzzles",
            description = "The title of the page. Default: ${DEFAULT-VALUE}.")
    private String title = "";

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "The colours: light, which follows the reader's system, dark or parchment. Default:"
                    + " ${DEFAULT-VALUE}.")
    private String theme = "";

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = "output/puzzles.html",
            description = "The file to write; '-' prints it instead. Default: ${DEFAULT-VALUE}.")
    private String out = "";

    PuzzlePageCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RefusedException {
        Theme look = Destination.appearance(theme).theme();
        PageTarget target = PageTarget.of(out);
        target.prepare();
        List<PuzzlePage.Entry> entries = new ArrayList<>();
        for (SolvedPuzzles.Entry puzzle : SolvedPuzzles.read(input)) {
            String name = "%d. %s"
                    .formatted(entries.size() + 1, puzzle.puzzle().kind().name());
            entries.add(new PuzzlePage.Entry(name, puzzle.puzzle(), puzzle.solution()));
        }
        PuzzlePage page = new PuzzlePage(title, entries, look);
        target.write(page::write, PuzzleNumber.text(entries.size()), console);
        return ExitStatus.DONE;
    }
}
