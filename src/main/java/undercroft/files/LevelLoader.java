package undercroft.files;

import java.nio.file.Path;
import java.util.List;
import undercroft.input.BadInputException;
import undercroft.input.LevelReader;
import undercroft.input.SourceFile;
import undercroft.level.Level;

/**
 * Reads levels from files. The files of templates that a level names are looked up beside it and in
 * {@code ../room-templates}.
 */
public final class LevelLoader {

    private LevelLoader() {}

    /**
     * Reads one level.
     *
     * @throws BadInputException with every problem of the level and its templates, unreadable files among them
     */
    public static Level read(Path level) throws BadInputException {
        return readAll(List.of(level)).get(0);
    }

    /**
     * Reads several levels.
     *
     * @return the levels in the order of the files
     * @throws BadInputException with every problem of all levels and their templates
     */
    public static List<Level> readAll(List<Path> levels) throws BadInputException {
        List<SourceFile> files = levels.stream().map(YamlPath::read).toList();
        return LevelReader.readAll(files, new TemplateFolders());
    }
}
