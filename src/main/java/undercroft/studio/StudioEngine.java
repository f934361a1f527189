package undercroft.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.input.LevelReader;
import undercroft.input.TemplateSource;
import undercroft.level.Level;
import undercroft.report.FeasibilityCheck;
import undercroft.report.MissionReport;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostic;
import undercroft.source.SourceText;
import undercroft.verify.LayoutVerifier;

/**
 * The engine as the studio's page uses it. Texts of files are put in; every question is answered by a JSON object on one line, also
 * where the input is bad. The same files and arguments give the same answer. Not thread-safe.
 */
public final class StudioEngine {

    private record Key(String path, long revision) {}

    private record Remembered(Key key, OpenLevel level) {}

    /** Answers about a level that can be read. */
    @FunctionalInterface
    private interface Question {
        String answer(OpenLevel level) throws BadInputException;
    }

    private final ProjectFiles files = new ProjectFiles();
    private final Set<String> companions;
    private Optional<Remembered> last = Optional.empty();

    /** An engine that gives every file of an export whole. */
    public StudioEngine() {
        this(Set.of());
    }

    /**
     * An engine for a page that has some files itself.
     *
     * @param companions names of files beside exported layouts, such as images of tiles, that are told without their bytes
     */
    public StudioEngine(Set<String> companions) {
        this.companions = Set.copyOf(companions);
    }

    /**
     * Adds a file or changes its text.
     *
     * @param path with {@code /} between folders
     */
    public void put(String path, String text) {
        files.put(path, text);
    }

    /** Forgets a file, if it is there. */
    public void remove(String path) {
        files.remove(path);
    }

    /** {@return a level with its templates, or what is wrong with it} */
    public String read(String path) {
        return about(path, open -> LevelJson.answer(open.level(), open.warnings()));
    }

    /**
     * Reads a file of templates by itself, as those of a level with one room.
     *
     * @return its templates, or what is wrong with it
     */
    public String readTemplates(String path) {
        String name = path.replace("\\", "\\\\").replace("\"", "\\\"");
        SourceText level = new SourceText(path + " (all)", "templates: [\"%s\"]\nrooms: [all]\n".formatted(name));
        List<Diagnostic> warnings = new ArrayList<>();
        try {
            Level all = LevelReader.readAll(
                            List.of(level), (file, user) -> new TemplateSource.Found(files.file(path)), warnings::add)
                    .get(0);
            return TemplateJson.answer(all.templates(), warnings);
        } catch (BadInputException e) {
            return DiagnosticJson.badInput(e.diagnostics());
        }
    }

    /** {@return where to draw the rooms of a level's graph, its faces and the chains of the search} */
    public String arrange(String path) {
        return about(path, open -> ArrangementJson.answer(open.level()));
    }

    /**
     * Decides, where it can, whether a level has a layout.
     *
     * @param seconds when to give up, above zero
     * @return the answer
     */
    public String check(String path, double seconds) {
        return about(
                path,
                open -> FeasibilityJson.answer(
                        open.level(), FeasibilityCheck.of(open.level(), GenerateOptions.duration(seconds))));
    }

    /**
     * Judges a level's mission.
     *
     * @param seed decides what the generator hides
     * @return the judgement
     */
    public String mission(String path, long seed) {
        return about(path, open -> MissionReportJson.answer(MissionReport.on(open.level(), seed)));
    }

    /**
     * Generates a layout.
     *
     * @param options a JSON object with {@code seed}, and where wanted {@code seconds}, {@code trace} and {@code free}, ids of rooms
     * @param keep the text of an earlier layout whose rooms stay where they can, or ""
     * @return the layout, or why there is none
     */
    public String generate(String path, String options, String keep) {
        return about(path, open -> new Generation(open, GenerateOptions.read(options, keep)).answer());
    }

    /** {@return which rules a layout of a level breaks, with {@code layout} the text of its file} */
    public String verify(String path, String layout) {
        return about(
                path,
                open -> VerificationJson.answer(
                        LayoutVerifier.verify(LayoutText.read("layout", layout), open.level())));
    }

    /**
     * Writes a layout in another format.
     *
     * @param layout the text of its file
     * @param format a name of {@link LayoutFormats}
     * @param look a JSON object of options named as those of the command line; {} for the usual look
     * @return the files
     */
    public String export(String layout, String format, String look) {
        try {
            Appearance appearance = LookOptions.read(look);
            Optional<LayoutFormat> named = LayoutFormats.standard().named(format);
            return named.isPresent()
                    ? ExportJson.answer(LayoutText.read("layout", layout), named.get(), appearance, companions)
                    : ExportJson.refused("There is no format %s. The formats are %s."
                            .formatted(
                                    format,
                                    String.join(", ", LayoutFormats.standard().names())));
        } catch (BadInputException e) {
            return DiagnosticJson.badInput(e.diagnostics());
        }
    }

    /** {@return the formats of layouts} */
    public String formats() {
        return ExportJson.formats(LayoutFormats.standard());
    }

    /** {@return the version of the program as a JSON text} */
    public String version() {
        return ExportJson.version();
    }

    private String about(String path, Question question) {
        try {
            return question.answer(open(path));
        } catch (BadInputException e) {
            return DiagnosticJson.badInput(e.diagnostics());
        }
    }

    private OpenLevel open(String path) throws BadInputException {
        Key key = new Key(path, files.revision());
        Optional<OpenLevel> known =
                last.filter(remembered -> remembered.key().equals(key)).map(Remembered::level);
        if (known.isPresent()) {
            return known.get();
        }
        List<Diagnostic> warnings = new ArrayList<>();
        Level level = LevelReader.readAll(List.of(files.file(path)), files, warnings::add)
                .get(0);
        OpenLevel open = new OpenLevel(level, warnings);
        last = Optional.of(new Remembered(key, open));
        return open;
    }
}
