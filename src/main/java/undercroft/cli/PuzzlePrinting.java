package undercroft.cli;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.print.Booklet;
import undercroft.export.print.Paper;
import undercroft.export.print.TileSheets;
import undercroft.puzzle.trails.TileSet;

/** Writes pages to print. */
final class PuzzlePrinting {

    private PuzzlePrinting() {}

    /**
     * Writes a booklet.
     *
     * @param paperName as the user gives it
     */
    static void booklet(PuzzleInputOptions input, String title, String paperName, PageTarget target, Console console)
            throws RefusedException {
        Paper paper = paper(paperName);
        target.prepare();
        List<Booklet.Entry> entries = new ArrayList<>();
        for (SolvedPuzzles.Entry puzzle : SolvedPuzzles.read(input)) {
            entries.add(new Booklet.Entry(puzzle.puzzle(), puzzle.solution()));
        }
        Booklet booklet = new Booklet(title, entries, paper);
        target.write(booklet::write, PuzzleNumber.text(entries.size()), console);
    }

    /** Writes the tiles of trails to cut out. */
    static void tiles(String paperName, PageTarget target, Console console) throws RefusedException {
        TileSheets sheets = new TileSheets(TileSet.designed(), paper(paperName));
        target.prepare();
        target.write(sheets::write, "%d tiles".formatted(sheets.set().tiles().size()), console);
    }

    private static Paper paper(String name) throws RefusedException {
        return Paper.named(name)
                .orElseThrow(() -> new RefusedException("The --paper (%s) must be a4 or letter.".formatted(name)));
    }
}
