package undercroft.mission;

import undercroft.input.LevelReader;
import undercroft.input.TemplateSource;
import undercroft.level.Level;
import undercroft.source.BadInputException;

/** Levels of tests, written as in a file but without templates. */
public final class MissionLevels {

    private static final String TEMPLATES = "roomTemplates: { cell: { outline: [[0,0], [8,0], [8,8], [0,8]] } }\n";

    private MissionLevels() {}

    /** Reads a level. */
    public static Level read(String... lines) {
        try {
            return LevelReader.read(
                    "level.yaml",
                    TEMPLATES + String.join("\n", lines),
                    (name, level) -> new TemplateSource.Unnameable());
        } catch (BadInputException e) {
            throw new IllegalArgumentException(e.diagnostics().toString(), e);
        }
    }
}
