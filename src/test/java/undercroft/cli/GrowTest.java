package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;

final class GrowTest {

    @TempDir
    private Path folder;

    @Test
    void printsTheLevel() {
        CommandRun run =
                CommandRun.of("grow", "--rooms", 12, "--loops", 20, "--seed", 3, "--doors", "tight", "--slanted");

        String yaml = GrownLevel.grow(new GrowthOptions(12, 20, DoorStyle.TIGHT, false, true), 3)
                .yaml();
        assertThat(run).isEqualTo(new CommandRun(0, yaml, ""));
    }

    @Test
    void writesTheLevelToAFileAndReportsIt() throws Exception {
        Path file = folder.resolve("new/warren.yaml");

        CommandRun run = CommandRun.of("grow", "--seed", 3, "--corridors", "--out", file);

        String yaml = GrownLevel.grow(new GrowthOptions(30, 10, DoorStyle.LOOSE, true, false), 3)
                .yaml();
        assertThat(run)
                .isEqualTo(new CommandRun(
                        0, "grown-30-10-corridors-3: 30 rooms, 32 connections → %s\n".formatted(file), ""));
        assertThat(file).hasContent(yaml);
        assertThat(folder.resolve("new").toFile().list()).containsExactly("warren.yaml");
    }

    @Test
    void withoutASeedLevelsDiffer() {
        CommandRun first = CommandRun.of("grow", "--out", "-");
        CommandRun second = CommandRun.of("grow");

        assertThat(first.out()).startsWith("name: grown-30-10-");
        assertThat(first.out()).isNotEqualTo(second.out());
    }

    @Test
    void aFolderThatCannotBeWrittenIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("plain"), "");

        CommandRun run = CommandRun.of("grow", "--out", file.resolve("level.yaml"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("Give another one with --out.");
    }
}
