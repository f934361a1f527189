package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.picture.PuzzlePicture;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;

/** Puzzles as PNG pictures. */
final class PuzzlePngFormat implements PuzzleFileFormat {

    @Override
    public String suffix() {
        return ".png";
    }

    @Override
    public boolean isText() {
        return false;
    }

    @Override
    public void write(MadePuzzle made, Optional<List<Item>> solution, Appearance appearance, OutputStream out)
            throws IOException {
        new PuzzlePicture(appearance)
                .writePng(made.puzzle().draw(solution), PuzzlePicture.title(made, solution.isPresent()), out);
    }
}
