package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a path of three rooms, two of which have tilting puzzles, the harder one first. */
final class CampaignTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void reportsEveryProblemAndWritesTheReport() throws IOException {
        CommandRun run = CommandRun.of("campaign", level(), "--out", folder.toString());

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("two-tilts seed 0: 2 puzzle rooms, ")
                .contains("\n  A new mechanic comes alone and easy: first brings tilt at a difficulty of 0.80.\n")
                .contains("\n  Difficulty mostly rises: second is no harder than first.\n");
        assertThat(folder.resolve("two-tilts-0.campaign.md"))
                .content()
                .contains("| first | tilt | 0.80 | tilt | tilt |", "| second | tilt | 0.20 |  | tilt |");
        assertThat(folder.resolve("two-tilts-0.campaign.svg")).content().startsWith("<");
    }

    @Test
    void fixesProblemsAndWritesTheChangedLevelAndItsLayout() throws IOException {
        CommandRun run = CommandRun.of("campaign", level(), "--fix", "--out", folder.toString());

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains(" before → ")
                .contains("\n  changed: first and second exchange their puzzles\n")
                .doesNotContain("no harder than");
        CommandRun verified = CommandRun.of(
                "verify",
                folder.resolve("two-tilts-0.json").toString(),
                "--graph",
                folder.resolve("two-tilts.yaml").toString());
        assertThat(verified.err()).isEmpty();
        assertThat(verified.status()).isZero();
    }

    @Test
    void aLevelWithoutPuzzlesHasNothingToReport() {
        CommandRun run = CommandRun.of("campaign", "graphs/ring-crypt.yaml", "--out", folder.toString());

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("ring-crypt seed 0: no puzzle rooms → ");
    }

    private String level() throws IOException {
        Path level = folder.resolve("given.yaml");
        Files.writeString(level, """
                name: two-tilts
                roomTemplates:
                  hall: { outline: [[0,0], [0,6], [6,6], [6,0]], doors: { length: 1, cornerDistance: 2 } }
                rooms:
                  gate: { type: entrance }
                  first: { puzzle: { kind: tilt, difficulty: 0.8, pairs: 1, blocks: 2 } }
                  second: { puzzle: { kind: tilt, difficulty: 0.2, pairs: 1, blocks: 2 } }
                  lair: { type: boss }
                connections: [[gate, first], [first, second], [second, lair]]
                """);
        return level.toString();
    }
}
