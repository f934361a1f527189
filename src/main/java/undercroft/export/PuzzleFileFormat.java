package undercroft.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import undercroft.export.format.Appearance;
import undercroft.export.format.FileFormat;
import undercroft.puzzle.Item;
import undercroft.puzzle.MadePuzzle;

/**
 * A format that puzzles can be written in. {@link PuzzleFileFormats} lists the formats. Implementations hold no state.
 */
public interface PuzzleFileFormat extends FileFormat {

    /** Whether the file of a puzzle holds its solution too, so that a file of the solution is not needed. */
    default boolean includesSolution() {
        return false;
    }

    /**
     * Writes a puzzle.
     *
     * @param solution to show in the puzzle, or none
     * @param out is neither buffered nor closed here
     */
    void write(MadePuzzle made, Optional<List<Item>> solution, Appearance appearance, OutputStream out)
            throws IOException;
}
