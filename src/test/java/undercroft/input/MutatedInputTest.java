package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.files.LevelLoader;
import undercroft.level.Level;
import undercroft.source.BadInputException;

/** Randomly damaged files give a level or diagnostics; no other exception is ever thrown. */
class MutatedInputTest {

    private static final int FILES_PER_SEED = 200;

    private static final Pattern LINE =
            Pattern.compile("[^\n\r]+:[1-9][0-9]*:[1-9][0-9]*: error: [^\n\r]+\\. [^\n\r]+[.?]");

    private static final String TEMPLATES = """
            defaults: { doors: { length: 1, cornerDistance: 1, socket: s, direction: both }, transforms: all }
            templates:
              hall: { outline: [[0,0], [0,8], [8,8], [8,0]], weight: 3, repeat: no-immediate }
              gate:
                outline: [[0,0], [0,6], [9,6], [9,0]]
                doors: [[[0,2], [0,4]], { at: [[9,1], [9,5]], length: 2 }, { at: [[4,6], [6,6]], direction: out }]
                transforms: [r0, m90]
              crypt:
                cells: |
                  .###.
                  #####
                  .###.
            """;

    private static final String LEVEL = """
            name: keep
            templates: [t]
            roomTemplates: { way: { outline: &o [[0,0], [0,4], [4,4], [4,0]] }, other: { outline: *o } }
            defaults: { templates: [hall, crypt], minimumRoomDistance: 1, repeat: avoid }
            rooms:
              gate: { templates: [gate], type: entrance, data: { a: 1, b: true } }
              hall:
              throne: { at: [40, 12], transform: r90 }
            connections:
              - [gate, hall]
              - { from: hall, to: throne, corridor: true, oneWay: true, lock: "key" }
            corridors: { templates: [way], everywhere: false }
            search: { cycles: 20, shapeMoves: 0.5 }
            """;

    /** Texts with a meaning in YAML or in the file format. */
    private static final List<String> SNIPPETS = List.of(
            "*o",
            "&o ",
            "[",
            "]",
            "{",
            "}",
            ": ",
            "- ",
            "\n",
            "\n  ",
            "!!int ",
            "!x",
            "|",
            ">",
            "\"",
            "'",
            "#",
            "~",
            "?",
            "%YAML 9.9\n",
            "---\n",
            "...\n",
            "<<",
            "99999999999999999999",
            "-1",
            "0",
            "1e400",
            "\t",
            "\\u0000",
            "\"\\x00\"",
            "\"\\U99999999\"",
            "\u2028",
            "é",
            "🏰",
            "\uFEFF",
            "true",
            "null",
            "hall",
            "way",
            "[]",
            "{}",
            "\r",
            "\u0085",
            "%TAG ! tag:x:\n",
            "!<",
            "%YAML 99999999999.1\n---\n");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void givesALevelOrDiagnostics(long seed) throws IOException {
        Random random = new Random(seed);
        Path level = folder.resolve("level.yaml");
        int good = 0;
        for (int i = 0; i < FILES_PER_SEED; i++) {
            boolean damageLevel = random.nextBoolean();
            Files.write(level, damageLevel ? damaged(LEVEL, random) : LEVEL.getBytes(StandardCharsets.UTF_8));
            Files.write(
                    folder.resolve("t.yaml"),
                    damageLevel ? TEMPLATES.getBytes(StandardCharsets.UTF_8) : damaged(TEMPLATES, random));
            try {
                Level read = LevelLoader.read(level);
                assertThat(read.rooms()).isNotEmpty();
                good++;
            } catch (BadInputException e) {
                assertThat(e.diagnostics())
                        .isNotEmpty()
                        .allSatisfy(
                                diagnostic -> assertThat(diagnostic.toString()).matches(LINE));
            }
        }
        assertThat(good).as("files that stayed good").isBetween(1, FILES_PER_SEED - 1);
    }

    private static byte[] damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        int damages = 1 + random.nextInt(3);
        for (int i = 0; i < damages; i++) {
            damage(damaged, random);
        }
        byte[] bytes = damaged.toString().getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(10) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        return bytes;
    }

    private static void damage(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() - 20);
        int length = 1 + random.nextInt(8);
        String part = text.substring(at, at + length);
        switch (random.nextInt(5)) {
            case 0 -> text.delete(at, at + length);
            case 1 -> text.insert(at, part);
            case 2 -> text.insert(random.nextInt(text.length()), part);
            case 3 -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
            default -> text.insert(at, SNIPPETS.get(random.nextInt(SNIPPETS.size())));
        }
    }
}
