package undercroft.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.export.LayoutJson;
import undercroft.files.LevelLoader;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.source.BadInputException;

/** Reads levels and layouts, and refuses bad ones with all their problems. */
final class InputFiles {

    private InputFiles() {}

    /** Reads all levels; if any is bad, refuses all with every problem of every file. */
    static List<Level> levels(List<Path> graphs) throws RefusedException {
        try {
            return LevelLoader.readAll(graphs);
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }

    /** Reads all levels as {@link #levels(List)} does, and tells warnings about them. */
    static List<Level> levels(List<Path> graphs, Console console) throws RefusedException {
        try {
            return LevelLoader.readAll(graphs, warning -> console.report(warning.toString()));
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        }
    }

    /** Refuses two levels of the same name: they would overwrite each other's files. */
    static void checkNames(List<Level> levels, List<Path> graphs) throws RefusedException {
        Map<String, Path> known = new HashMap<>();
        for (int i = 0; i < levels.size(); i++) {
            String name = levels.get(i).name();
            Path other = known.putIfAbsent(name, graphs.get(i));
            if (other != null) {
                throw new RefusedException("The levels of %s and %s are both named %s and would write the same files."
                                .formatted(other, graphs.get(i), name)
                        + " Rename one, or use separate runs.");
            }
        }
    }

    /** Reads a layout, or refuses it with every problem of its file. */
    static Layout layout(Path file) throws RefusedException {
        try (InputStream in = Files.newInputStream(file)) {
            return LayoutJson.read(in, file.toString());
        } catch (BadInputException e) {
            throw RefusedException.of(e);
        } catch (NoSuchFileException e) {
            throw new RefusedException("%s does not exist. Give a layout that undercroft wrote.".formatted(file));
        } catch (IOException e) {
            throw new RefusedException("%s cannot be read: %s.".formatted(file, OutputFolder.reason(e)));
        }
    }
}
