package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program answers what the page on missions says. */
class MissionDocumentTest {

    private static final String TEMPLATES = "roomTemplates: { cell: { outline: [[0,0], [8,0], [8,8], [0,8]] } }\n";

    private static final Pattern BLOCK =
            Pattern.compile("^```(yaml|text)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    @Test
    void examplesAnswerWhatThePageSays(@TempDir Path folder) throws Exception {
        Path level = folder.resolve("level.yaml");
        List<String> answers = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(Files.readString(Path.of("docs/missions.md")));
        while (blocks.find()) {
            if (blocks.group(1).equals("yaml")) {
                Files.writeString(level, TEMPLATES + blocks.group(2));
            } else {
                CommandRun run = CommandRun.of("mission", level.toString());
                assertThat(run.out()).isEqualTo(blocks.group(2));
                assertThat(run.err()).isEmpty();
                answers.add(blocks.group(2));
            }
        }
        assertThat(answers).hasSizeGreaterThan(5);
    }
}
