package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;

/** Puzzles drawn with characters, a line for each row. */
final class PuzzleAsciiFormat implements PuzzleFileFormat {

    @Override
    public String suffix() {
        return ".txt";
    }

    @Override
    public void write(MadePuzzle made, Optional<List<Item>> solution, Appearance appearance, OutputStream out)
            throws IOException {
        for (String line : made.puzzle().ascii(solution)) {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
