package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import undercroft.level.Level;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;
import undercroft.source.Diagnostics;
import undercroft.source.SourceFile;
import undercroft.source.SourceNode;
import undercroft.source.SourceText;
import undercroft.source.YamlTree;

/** Reads levels from YAML, together with the files of room templates that they name. */
public final class LevelReader {

    /** The longest file of a level or of templates. A level of {@code Level.MAX_ROOMS} rooms needs less than a quarter of it. */
    public static final int MAX_MEBIBYTES = 8;

    /** What to do about a longer file. */
    public static final String TOO_LONG_ADVICE = "Divide its templates among several.";

    /** The formats nest eight deep, and the largest level holds a quarter of these values. */
    private static final YamlTree.Options YAML =
            new YamlTree.Options(32, 1_000_000, YamlTree.Tags.REFUSED, "Write a mapping, of keys and values, into it.");

    private LevelReader() {}

    /**
     * Reads one level.
     *
     * @param name of the level's file in messages. A level that gives itself no name is called what follows the last slash or
     *     backslash, without {@code .yaml}
     * @param templates asked for each file of templates that the level names
     * @throws BadInputException with everything that is wrong with the level and its templates
     */
    public static Level read(String name, String text, TemplateSource templates) throws BadInputException {
        return readAll(List.of(new SourceText(name, text)), templates).get(0);
    }

    /**
     * Reads several levels.
     *
     * @return the levels in the order of the files
     * @throws BadInputException with everything that is wrong with any level and its templates
     */
    public static List<Level> readAll(List<? extends SourceFile> files, TemplateSource templates)
            throws BadInputException {
        return readAll(files, templates, warning -> {});
    }

    /**
     * Reads several levels.
     *
     * @param warnings told what the levels can be used without, if there are no errors
     * @return the levels in the order of the files
     * @throws BadInputException with everything that is wrong with any level and its templates
     */
    public static List<Level> readAll(
            List<? extends SourceFile> files, TemplateSource templates, Consumer<Diagnostic> warnings)
            throws BadInputException {
        return readAll(files, Foundation.NONE, templates, warnings);
    }

    /**
     * Reads a level that is attached to rooms that stand already.
     *
     * @param warnings told what the level can be used without, if there are no errors
     * @return the level with those rooms before its own, and the connections among them before its own
     * @throws BadInputException with everything that is wrong with the level and its templates
     */
    public static Level readOnto(
            SourceFile file, Foundation foundation, TemplateSource templates, Consumer<Diagnostic> warnings)
            throws BadInputException {
        return readAll(List.of(file), foundation, templates, warnings).get(0);
    }

    private static List<Level> readAll(
            List<? extends SourceFile> files,
            Foundation foundation,
            TemplateSource templates,
            Consumer<Diagnostic> warnings)
            throws BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        TemplateFiles templateFiles = new TemplateFiles(templates, diagnostics);
        List<Level> levels = new ArrayList<>();
        for (SourceFile file : files) {
            LevelFileReader.read(file, foundation, templateFiles, diagnostics).ifPresent(levels::add);
        }
        if (diagnostics.hasErrors()) {
            throw diagnostics.toException();
        }
        diagnostics.sorted().forEach(warnings);
        return List.copyOf(levels);
    }

    /** Parses a file of a level or of templates; nothing if it is not YAML, which is reported. */
    static Optional<SourceNode> parse(SourceFile file, Diagnostics diagnostics) {
        diagnostics.beginFile(file.name());
        return file.readable(diagnostics).flatMap(text -> YamlTree.parse(text, YAML, diagnostics));
    }
}
