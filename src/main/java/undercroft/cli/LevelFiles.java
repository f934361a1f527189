package undercroft.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.files.LevelLoader;
import undercroft.input.BadInputException;
import undercroft.input.Diagnostic;
import undercroft.level.Level;

/** Levels as the commands get them. */
final class LevelFiles {

    private LevelFiles() {}

    /** Reads all levels, or refuses all with every problem of every file. */
    static List<Level> read(List<Path> graphs) throws RefusedException {
        try {
            return LevelLoader.readAll(graphs);
        } catch (BadInputException e) {
            throw new RefusedException(
                    e.diagnostics().stream().map(Diagnostic::toString).toList());
        }
    }

    /** Two levels of one name would overwrite each other's files. */
    static void checkNames(List<Level> levels, List<Path> graphs) throws RefusedException {
        Map<String, Path> known = new HashMap<>();
        for (int i = 0; i < levels.size(); i++) {
            String name = levels.get(i).name();
            Path other = known.putIfAbsent(name, graphs.get(i));
            if (other != null) {
                throw new RefusedException("The levels of %s and %s are both named %s and would write the same files."
                                .formatted(other, graphs.get(i), name)
                        + " Rename one, or generate them apart.");
            }
        }
    }
}
