package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import undercroft.export.LayoutJson;
import undercroft.export.SampleLayouts;

/** What commands say about inputs that are made to take long. */
@Timeout(60)
class HostileInputTest {

    /** Doors in the middle of each side: rooms then stand like the squares of a board, where no odd cycle closes. */
    private static final String SQUARE =
            "roomTemplates: { square: { outline: [[0,0], [0,3], [3,3], [3,0]], doors: [[[1,0],[2,0]], [[0,1],[0,2]],"
                    + " [[1,3],[2,3]], [[3,1],[3,2]]] } }\n"
                    + "corridors: { everywhere: false }\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatCheckProvesWithinALimitGenerateProvesToo() throws IOException {
        int rooms = 21;
        String connections = IntStream.range(0, rooms)
                .mapToObj(room -> "[r%d, r%d]".formatted(room, (room + 1) % rooms))
                .collect(Collectors.joining(", "));
        Path ring = level(SQUARE + "rooms: [" + names(rooms) + "]\nconnections: [" + connections + "]\n");

        CommandRun check = CommandRun.of("check", ring, "--time-limit", "5s");
        CommandRun generate =
                CommandRun.of("generate", ring, "--seed", 1, "--time-limit", "5s", "--out", folder.resolve("out"));

        String reason = "The cycle r0–r1–";
        assertThat(check.out()).startsWith("level: impossible: " + reason);
        assertThat(check.status()).isEqualTo(3);
        assertThat(generate.err()).startsWith("level seed 1: impossible: " + reason);
        assertThat(generate.status()).isEqualTo(3);
    }

    @Test
    void aLayoutThatIsTooLargeToPrintIsRefused() throws IOException {
        CommandRun run = CommandRun.of("render", farRooms(), "--out", "-", "--format", "ascii");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo(
                        "undercroft: The layout of sample (9004 × 9004 cells) is too large for text. Draw it as svg.\n");
    }

    @Test
    void nothingIsWrittenOfALayoutThatIsTooLargeForOneOfTheFormats() throws IOException {
        Path out = folder.resolve("out");

        CommandRun run = CommandRun.of("render", farRooms(), "--out", out, "--format", "json,svg,tmx");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .endsWith("far.tmx cannot be written: The layout of sample (9004 × 9004 cells) is too large for tiles."
                        + " Write it as json.\n");
        assertThat(out).isEmptyDirectory();
    }

    /** Two small rooms, far from each other. */
    private Path farRooms() throws IOException {
        Path file = folder.resolve("far.json");
        try (OutputStream out = Files.newOutputStream(file)) {
            new LayoutJson("1.0.0")
                    .write(
                            SampleLayouts.of(
                                    SampleLayouts.rectangle(0, "a", "", 0, 0, 4, 4),
                                    SampleLayouts.rectangle(1, "b", "", 9_000, 9_000, 4, 4)),
                            out);
        }
        return file;
    }

    private Path level(String text) throws IOException {
        return Files.writeString(folder.resolve("level.yaml"), text);
    }

    private static String names(int count) {
        return IntStream.range(0, count).mapToObj(room -> "r" + room).collect(Collectors.joining(", "));
    }
}
