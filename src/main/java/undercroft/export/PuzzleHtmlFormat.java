package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.picture.PuzzlePicture;
import undercroft.export.play.PuzzlePage;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;

/** Puzzles as pages on which they can be played. */
final class PuzzleHtmlFormat implements PuzzleFileFormat {

    @Override
    public String suffix() {
        return ".html";
    }

    @Override
    public boolean includesSolution() {
        return true;
    }

    @Override
    public void write(MadePuzzle made, Optional<List<Item>> solution, Appearance appearance, OutputStream out)
            throws IOException {
        String title = PuzzlePicture.title(made, false);
        new PuzzlePage(title, List.of(new PuzzlePage.Entry(title, made.puzzle(), made.solution())), appearance.theme())
                .write(out);
    }
}
