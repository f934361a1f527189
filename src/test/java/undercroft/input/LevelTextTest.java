package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.input.TemplateSource.Found;
import undercroft.input.TemplateSource.Missing;
import undercroft.input.TemplateSource.Unnameable;
import undercroft.level.Level;
import undercroft.source.SourceFile;
import undercroft.source.SourcePosition;
import undercroft.source.SourceText;
import undercroft.source.UnreadableFile;

/** Levels that are read from texts, without files. */
class LevelTextTest {

    private static final String LEVEL = "templates: [keep]\nrooms: [a]\n";

    private static final String KEEP = "templates:\n  hall: { outline: [[0,0], [0,6], [6,6], [6,0]] }\n";

    @Test
    void takesTheTemplatesFromTheSource() throws Exception {
        List<String> asked = new ArrayList<>();
        TemplateSource source = (name, level) -> {
            asked.add(name + " for " + level);
            return new Found(new SourceText("templates/keep", KEEP));
        };

        Level level = LevelReader.read("graphs/lair.yaml", LEVEL, source);

        assertThat(asked).containsExactly("keep for graphs/lair.yaml");
        assertThat(level.name()).isEqualTo("lair");
        assertThat(level.rooms().get(0).templates())
                .singleElement()
                .satisfies(hall -> assertThat(hall.name()).isEqualTo("hall"));
    }

    @ParameterizedTest
    @CsvSource({"lair.yaml", "lair.yml", "lair", "/graphs/lair.yaml", "C:\\graphs\\lair.yaml"})
    void aLevelWithoutANameIsNamedAfterItsFile(String file) throws Exception {
        Level level =
                LevelReader.read(file, LEVEL, (name, asking) -> new Found(new SourceText("keep", "\uFEFF" + KEEP)));

        assertThat(level.name()).isEqualTo("lair");
    }

    @Test
    void missingTemplateFilesAreReported() {
        assertThatThrownBy(() -> LevelReader.read(
                        "lair", LEVEL, (name, level) -> new Missing(List.of("the left pane", "the right pane"))))
                .hasMessage("lair:1:13: error: The template file keep is not there."
                        + " Correct the name, or put it at one of the left pane, the right pane.");
        assertThatThrownBy(() -> LevelReader.read("lair", LEVEL, (name, level) -> new Missing(List.of())))
                .hasMessage("lair:1:13: error: The template file keep is not there. Correct the name.");
        assertThatThrownBy(() -> LevelReader.read("lair", LEVEL, (name, level) -> new Unnameable()))
                .hasMessage("lair:1:13: error: The template file keep has no possible name. Name a file.");
    }

    @Test
    void problemsOfTemplatesAreReportedOnceUnderTheSourcesName() {
        TemplateSource source = (name, level) -> new Found(
                new UnreadableFile(new SourcePosition("keep", 2, 3), "The download stopped here. Load it again."));
        List<SourceFile> levels = List.of(new SourceText("one", LEVEL), new SourceText("two", LEVEL));

        assertThatThrownBy(() -> LevelReader.readAll(levels, source))
                .hasMessage("keep:2:3: error: The download stopped here. Load it again.");
    }
}
