package undercroft.input;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import undercroft.level.Level;

/** Reads levels from YAML files, together with the files of room templates that they name. Thread-safe. */
public final class LevelReader {

    private LevelReader() {}

    /** A reader of the documented formats. */
    public static LevelReader standard() {
        return new LevelReader();
    }

    /**
     * Reads one level.
     *
     * @param graph a file; template files are looked up beside it and in {@code ../room-templates}
     * @throws BadInputException with every problem of the level and its templates
     */
    public Level read(Path graph) throws BadInputException {
        return readAll(List.of(graph)).get(0);
    }

    /**
     * Reads several levels.
     *
     * @throws BadInputException with every problem of all levels and their templates
     */
    public List<Level> readAll(List<Path> graphs) throws BadInputException {
        Problems problems = new Problems();
        TemplateFiles files = new TemplateFiles(problems);
        List<Level> levels = new ArrayList<>();
        for (Path graph : graphs) {
            LevelFileReader.read(graph, files, problems).ifPresent(levels::add);
        }
        if (!problems.isEmpty()) {
            throw new BadInputException(problems.sorted());
        }
        return List.copyOf(levels);
    }
}
