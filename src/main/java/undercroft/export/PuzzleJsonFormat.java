package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;
import undercroft.puzzle.file.PuzzleJson;

/** Puzzles as JSON, which {@code puzzle solve} and {@code puzzle rate} read. */
final class PuzzleJsonFormat implements PuzzleFileFormat {

    @Override
    public String suffix() {
        return ".json";
    }

    @Override
    public boolean includesSolution() {
        return true;
    }

    @Override
    public void write(MadePuzzle made, Optional<List<Item>> solution, Appearance appearance, OutputStream out)
            throws IOException {
        PuzzleJson.write(made, out);
    }
}
