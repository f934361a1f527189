package undercroft.files;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import undercroft.input.Foundation;
import undercroft.input.LevelReader;
import undercroft.level.Level;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;
import undercroft.source.SourceFile;

/**
 * Reads levels from files. The files of templates that a level names are looked up beside it and in
 * {@code ../room-templates}.
 */
public final class LevelLoader {

    private LevelLoader() {}

    /**
     * Reads one level.
     *
     * @throws BadInputException with everything that is wrong with the level and its templates, including unreadable files
     */
    public static Level read(Path level) throws BadInputException {
        return readAll(List.of(level)).get(0);
    }

    /**
     * Reads several levels.
     *
     * @return the levels in the order of the files
     * @throws BadInputException with everything that is wrong with any level and its templates
     */
    public static List<Level> readAll(List<Path> levels) throws BadInputException {
        return readAll(levels, warning -> {});
    }

    /**
     * Reads several levels.
     *
     * @param warnings told what the levels can be used without, if there are no errors
     * @return the levels in the order of the files
     * @throws BadInputException with everything that is wrong with any level and its templates
     */
    public static List<Level> readAll(List<Path> levels, Consumer<Diagnostic> warnings) throws BadInputException {
        List<SourceFile> files = levels.stream().map(LevelLoader::file).toList();
        return LevelReader.readAll(files, new TemplateFolders(), warnings);
    }

    /**
     * Reads a level that is attached to rooms that stand already; see {@link LevelReader#readOnto}.
     *
     * @throws BadInputException with everything that is wrong with the level and its templates, including unreadable files
     */
    public static Level readOnto(Path level, Foundation foundation, Consumer<Diagnostic> warnings)
            throws BadInputException {
        return LevelReader.readOnto(file(level), foundation, new TemplateFolders(), warnings);
    }

    /** Reads a file of a level or of templates. */
    static SourceFile file(Path file) {
        return TextFile.read(file, LevelReader.MAX_MEBIBYTES, LevelReader.TOO_LONG_ADVICE);
    }
}
