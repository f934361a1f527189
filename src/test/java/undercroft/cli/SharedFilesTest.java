package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedFilesTest {

    @TempDir
    private Path folder;

    /** The layouts of each level stand beside each other in one project, the others in files of their own. */
    @Test
    void severalLayoutsOfALevelAreLevelsOfOneProject() throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path out = folder.resolve("out");

        CommandRun run = CommandRun.of("generate", level, "-s", 4, "-n", 3, "--format", "ldtk,csv", "-o", out);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(names(out))
                .containsExactly("pair-4.csv", "pair-5.csv", "pair-6.csv", "pair.ldtk", "undercroft-stone.png");
        assertThat(run.out().lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).endsWith(", " + out.resolve("pair.ldtk")));
        JsonNode project = new ObjectMapper().readTree(out.resolve("pair.ldtk").toFile());
        assertThat(project.get("levels").findValuesAsText("identifier")).containsExactly("pair_4", "pair_5", "pair_6");
        assertThat(project.findValuesAsText("iid")).doesNotHaveDuplicates();
        int right = -1;
        for (JsonNode each : project.get("levels")) {
            assertThat(each.get("worldX").intValue()).isGreaterThan(right);
            right = each.get("worldX").intValue() + each.get("pxWid").intValue();
            assertThat(each.get("uid").intValue())
                    .isLessThan(project.get("nextUid").intValue())
                    .isEqualTo(each.at("/layerInstances/0/levelId").intValue());
        }
    }

    /** Parts of a run cannot make a whole project, and standard output has no files. */
    @Test
    void otherwiseEveryLayoutIsAProject() throws IOException {
        Path level = Levels.pair(folder, "pair");
        Path out = folder.resolve("out");

        CommandRun run =
                CommandRun.of("generate", level, "-s", 4, "-n", 3, "--shard", "1/2", "--format", "ldtk", "-o", out);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(names(out)).contains("pair-4.ldtk").doesNotContain("pair.ldtk");
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
