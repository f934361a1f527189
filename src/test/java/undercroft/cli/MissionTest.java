package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands say about missions, and how they end. */
class MissionTest {

    private static final String TEMPLATES = "roomTemplates: { cell: { outline: [[0,0], [8,0], [8,8], [0,8]] } }\n";

    private static final String TRAP = """
            rooms: { gate: , pit: , store: { holds: rope }, end: { type: boss } }
            connections:
              - [gate, store]
              - { from: gate, to: pit, oneWay: true }
              - { from: pit, to: end, needs: rope }
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path level(String text) throws IOException {
        return Files.writeString(folder.resolve("level.yaml"), TEMPLATES + text);
    }

    @Test
    void aTrapIsToldAndRefused() throws IOException {
        Path level = level(TRAP);
        String line = "level: mission can trap: 1. go from gate to pit; then end cannot be reached any more.\n";

        CommandRun mission = CommandRun.of("mission", level);
        assertThat(mission.out()).startsWith(line);
        assertThat(mission.status()).isEqualTo(5);

        CommandRun check = CommandRun.of("check", level);
        assertThat(check.out()).isEqualTo("level: ok\n" + line);
        assertThat(check.status()).isEqualTo(5);

        CommandRun generate = CommandRun.of("generate", level, "--out", folder.resolve("out"));
        assertThat(generate.err()).isEqualTo(line);
        assertThat(generate.status()).isEqualTo(5);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void anAllowedTrapIsToldAndLaidOut() throws IOException {
        Path level = level(TRAP + "mission: { stuck: allowed }\n");
        assertThat(CommandRun.of("mission", level).status()).isZero();
        CommandRun generate = CommandRun.of("generate", level, "--seed", 1, "--out", folder.resolve("out"));
        assertThat(generate.err()).startsWith("level: mission can trap: ");
        assertThat(generate.status()).isZero();
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            assertThat(files).isNotEmpty();
        }
    }

    @Test
    void placesThatAreNeverSafeAreRefusedForEachSeed() throws IOException {
        Path level = level("""
                rooms: { gate: , end: { type: boss } }
                connections: [{ from: gate, to: end, lock: seal }]
                mission: { place: [{ item: seal }] }
                """);
        CommandRun generate = CommandRun.of("generate", level, "--seed", 1, "--out", folder.resolve("out"));
        assertThat(generate.status()).isEqualTo(5);
        assertThat(generate.err()).contains("wherever the hidden items lie, a player can get stuck or cannot finish.");
    }

    @Test
    void locksWithoutAMissionAreWords() throws IOException {
        CommandRun check = CommandRun.of("check", level("""
                rooms: { gate: , end: }
                connections: [{ from: gate, to: end, lock: seal }]
                """));
        assertThat(check.out()).isEqualTo("level: ok\n");
        assertThat(check.err()).contains("its locks are words for the game");
        assertThat(check.status()).isZero();
    }

    @Test
    void jsonHoldsTheWholeJudgement() throws IOException {
        CommandRun run = CommandRun.of("mission", level(TRAP), "--json");
        assertThat(run.out().lines()).hasSize(1);
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.path("level").asText()).isEqualTo("level");
        assertThat(json.path("verdict").asText()).isEqualTo("trap");
        assertThat(json.path("start").asText()).isEqualTo("gate");
        assertThat(json.path("goal")).hasToString("[\"end\"]");
        assertThat(json.path("spheres")).hasToString("[[\"gate\",\"pit\",\"store\"],[\"end\"]]");
        assertThat(json.path("required")).hasToString("[\"rope\"]");
        assertThat(json.path("trap"))
                .hasToString(
                        "[{\"do\":\"walk\",\"room\":\"pit\",\"connection\":\"gate–pit\",\"item\":\"\",\"sphere\":0}]");
        assertThat(json.path("steps").findValuesAsText("do"))
                .containsExactly("walk", "take", "walk", "walk", "walk", "goal");
        assertThat(json.path("advice").get(0).asText()).isEqualTo("let gate–pit be passed both ways");
    }
}
