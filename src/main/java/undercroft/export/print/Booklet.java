package undercroft.export.print;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;

/**
 * Puzzles to print, one on each page, with the solutions at the back.
 *
 * @param puzzles at least one
 */
public record Booklet(String title, List<Entry> puzzles, Paper paper) {

    /**
     * A puzzle of a booklet.
     *
     * @param solution its steps; empty if none is known
     */
    public record Entry(Puzzle<?> puzzle, List<Item> solution) {
        public Entry {
            solution = List.copyOf(solution);
        }
    }

    public Booklet {
        puzzles = List.copyOf(puzzles);
    }

    /** Writes the booklet as a page of HTML; {@code out} stays open. */
    public void write(OutputStream out) throws IOException {
        PrintedPage page = new PrintedPage();
        for (int i = 0; i < puzzles.size(); i++) {
            Puzzle<?> puzzle = puzzles.get(i).puzzle;
            page.start("section", "sheet puzzle");
            page.text("h2", i + 1 + ". " + puzzle.kind().name());
            page.text("p", puzzle.kind().summary());
            page.picture(puzzle.draw(Optional.empty()), "puzzle " + (i + 1));
            page.end("section");
        }
        page.start("section", "sheet solutions");
        page.text("h2", "Solutions");
        page.start("div", "grid");
        for (int i = 0; i < puzzles.size(); i++) {
            Entry entry = puzzles.get(i);
            page.start("figure", "solution")
                    .text("figcaption", i + 1 + ". " + entry.puzzle.kind().name());
            if (entry.solution.isEmpty()) {
                page.text("p", "No solution is known.");
            } else {
                page.picture(entry.puzzle.draw(Optional.of(entry.solution)), "solution " + (i + 1));
            }
            page.end("figure");
        }
        page.end("div").end("section");
        page.write(title, paper, out);
    }
}
