package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import undercroft.level.Level;

/** Reads levels from YAML, together with the files of room templates that they name. */
public final class LevelReader {

    private LevelReader() {}

    /**
     * Reads one level.
     *
     * @param name of the level's file in messages; a level that gives itself no name is called what follows the last slash
     *     or backslash, without {@code .yaml}
     * @param templates asked for each file of templates that the level names
     * @throws BadInputException with every problem of the level and its templates
     */
    public static Level read(String name, String text, TemplateSource templates) throws BadInputException {
        return readAll(List.of(new SourceFile.Text(name, text)), templates).get(0);
    }

    /**
     * Reads several levels.
     *
     * @return the levels in the order of the files
     * @throws BadInputException with every problem of all levels and their templates
     */
    public static List<Level> readAll(List<? extends SourceFile> files, TemplateSource templates)
            throws BadInputException {
        Problems problems = new Problems();
        TemplateFiles templateFiles = new TemplateFiles(templates, problems);
        List<Level> levels = new ArrayList<>();
        for (SourceFile file : files) {
            LevelFileReader.read(file, templateFiles, problems).ifPresent(levels::add);
        }
        if (!problems.isEmpty()) {
            throw new BadInputException(problems.sorted());
        }
        return List.copyOf(levels);
    }
}
