package undercroft.cli;

import java.nio.file.Path;
import java.util.List;
import undercroft.input.BadInputException;
import undercroft.input.Diagnostic;
import undercroft.input.LevelReader;
import undercroft.level.Level;

/** Levels as the commands get them. */
final class LevelFiles {

    private LevelFiles() {}

    /** Reads all levels, or refuses all with every problem of every file. */
    static List<Level> read(List<Path> graphs) throws RefusedException {
        try {
            return LevelReader.standard().readAll(graphs);
        } catch (BadInputException e) {
            throw new RefusedException(
                    e.diagnostics().stream().map(Diagnostic::toString).toList());
        }
    }
}
