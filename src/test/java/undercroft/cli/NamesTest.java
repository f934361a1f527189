package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that could harm a terminal, or that no file can have. */
class NamesTest {

    /** A character of three bytes in UTF-8. */
    private static final String TOMB = "墓";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"\\u202e, \\u202E", "\\u2028, \\u2028"})
    void aNameInALayoutIsPrintedWithEscapeSequences(String written, String printed) throws IOException {
        Path layout = layoutOfLevel("pa" + written + "ir");

        CommandRun run = CommandRun.of("render", layout, "--out", folder);

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("pa" + printed + "ir seed 1 → ");
        assertThat(run.out().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u001b[31m", "\\u0007", "\\n", "\\u009b"})
    void controlCharactersInALayoutAreRefusedWithoutPrintingThem(String written) throws IOException {
        Path layout = layoutOfLevel("pa" + written + "ir");

        CommandRun run = CommandRun.of("render", layout, "--out", folder);

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).startsWith(layout + ":4:12: error: ");
        assertThat(run.err().lines())
                .hasSize(1)
                .noneMatch(line -> line.codePoints().anyMatch(Character::isISOControl));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[31m", "\u202e", "\u0007", "\n"})
    void anArgumentIsPrintedWithEscapeSequences(String bad) {
        for (CommandRun run : new CommandRun[] {
            CommandRun.of("verify", "a" + bad),
            CommandRun.of("generate", "--" + bad + "x", "y.yaml"),
            CommandRun.of("gen" + bad),
            CommandRun.of("render", "a.json", "--theme", bad)
        }) {
            assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
            assertThat(run.err().lines())
                    .allSatisfy(line -> assertThat(line).doesNotContain(bad))
                    .anySatisfy(line -> assertThat(line).contains("\\u%04X".formatted(bad.codePointAt(0))));
        }
    }

    @Test
    void halfACharacterInALayoutIsRefused() throws IOException {
        CommandRun run = CommandRun.of("verify", layoutOfLevel("a\\ud800"));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err())
                .endsWith(":4:12: error: The text \"a\\uD800\" holds half of a character, \\uD800."
                        + " Write the whole character.\n");
    }

    @ParameterizedTest
    @CsvSource({"name: \"a\\uDC00\", 1:7", "'rooms: { \"a\\uD83Db\": }', 1:10"})
    void halfACharacterInALevelIsRefused(String line, String place) throws IOException {
        Path level = Files.writeString(folder.resolve("level.yaml"), line + "\n");

        CommandRun run = CommandRun.of("check", level);

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).contains(level + ":" + place + ": error: The text \"a\\uD");
    }

    @Test
    void namesMayHaveTwoHundredBytes() throws IOException {
        Path out = folder.resolve("out");

        CommandRun run =
                CommandRun.of("generate", level(TOMB.repeat(66) + "ab"), "--seed", (1L << 53) - 1, "--out", out);

        assertThat(run.status()).as(run.err()).isZero();
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void longerNamesAreRefusedBeforeTheSearch() throws IOException {
        Path level = level(TOMB.repeat(67));

        CommandRun run = CommandRun.of("generate", level, "--out", folder.resolve("out"));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err())
                .isEqualTo(
                        "%s:1:7: error: The name of the level is \"%s…\", which has 201 bytes in UTF-8 and is too long for the"
                                        .formatted(level, TOMB.repeat(40))
                                + " name of a file. Choose one of at most 200 bytes.\n");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--stats", "--jsonl", "--trace", "--partial"})
    void longerNamesOfOptionsAreRefusedBeforeTheSearch(String option) {
        CommandRun run = CommandRun.of(
                "generate", level("pair"), "--out", folder.resolve("out"), option, folder.resolve(TOMB.repeat(86)));

        assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
        assertThat(run.err()).contains(" cannot be written: ").contains("The name has 258 bytes");
        assertThat(folder.resolve("out/pair-0.json")).doesNotExist();
    }

    @Test
    void aFileOfTheLongestNameIsWritten() {
        Path file = folder.resolve(TOMB.repeat(85));

        CommandRun run =
                CommandRun.of("generate", level("pair"), "--seed", 1, "--out", folder.resolve("out"), "--stats", file);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(file).isRegularFile();
    }

    private Path level(String name) {
        try {
            Path level = Levels.pair(folder, "level");
            return Files.writeString(level, "name: " + name + "\n" + Files.readString(level));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** @param name as it is written in JSON */
    private Path layoutOfLevel(String name) throws IOException {
        CommandRun.of("generate", Levels.pair(folder, "pair"), "--seed", 1, "--format", "json", "--out", folder);
        Path layout = folder.resolve("pair-1.json");
        String text = Files.readString(layout);
        assertThat(text).contains("\"level\": \"pair\"");
        return Files.writeString(layout, text.replace("\"level\": \"pair\"", "\"level\": \"" + name + "\""));
    }
}
