package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.export.FormatRegistry;
import undercroft.export.LayoutFormats;
import undercroft.export.format.LayoutFormat;
import undercroft.fixture.RoomListFormat;

/** A format needs one class and one row, as CONTRIBUTING.md says; the program learns everything else from these. */
final class NewFormatTest {

    private static final FormatRegistry<LayoutFormat> FORMATS =
            LayoutFormats.standard().with("rooms", () -> new RoomListFormat());

    private static final String TWO_ROOMS = "a -?\\d+ -?\\d+\nb -?\\d+ -?\\d+\n";

    @TempDir
    private Path folder;

    private Path level;

    @BeforeEach
    void writeLevel() {
        level = Levels.pair(folder, "pair");
    }

    @Test
    void generateWritesItWithItsCompanion() throws IOException {
        CommandRun run = run("generate", level, "--seed", 1, "--format", "rooms", "--out", folder.resolve("out"));

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).endsWith("→ %s\n".formatted(folder.resolve("out/pair-1.rooms.txt")));
        assertThat(Files.readString(folder.resolve("out/pair-1.rooms.txt"))).matches(TWO_ROOMS);
        assertThat(folder.resolve("out/columns.txt")).hasContent("id x y");
    }

    @Test
    void renderWritesTheSame() {
        run("generate", level, "--seed", 1, "--format", "json,rooms", "--out", folder);

        CommandRun run =
                run("render", folder.resolve("pair-1.json"), "--format", "rooms", "--out", folder.resolve("again"));

        assertThat(run.status()).isZero();
        assertThat(folder.resolve("again/pair-1.rooms.txt")).hasSameBinaryContentAs(folder.resolve("pair-1.rooms.txt"));
    }

    @Test
    void aTextFormatCanBePrinted() {
        CommandRun run = run("generate", level, "--seed", 1, "--format", "rooms", "--out", "-");

        assertThat(run.status()).isZero();
        assertThat(run.out()).matches(TWO_ROOMS);
    }

    @Test
    void renderNamesItAfterALayoutForUnity() {
        run("generate", level, "--seed", 1, "--format", "undercroft", "--out", folder);

        run("render", folder.resolve("pair-1.undercroft"), "--format", "rooms", "--out", folder.resolve("again"));

        assertThat(folder.resolve("again/pair-1.rooms.txt")).content().matches(TWO_ROOMS);
    }

    @Test
    void helpAndErrorsListIt() {
        assertThat(run("generate", "--help").out().replaceAll("\\s+", " "))
                .contains(
                        "separated by commas: json, undercroft, svg, png, html, ascii, tmx, tmj, ldtk, tscn, csv, uvtt, edgar-legacy, rooms. Default");
        assertThat(run("render", level, "--format", "gif").err())
                .isEqualTo(
                        "undercroft: The --format (gif) is not known. Give one or more of json, undercroft, svg, png, html, ascii, tmx, tmj,"
                                + " ldtk, tscn, csv, uvtt, edgar-legacy, rooms.\n");
        assertThat(run("generate", level, "--format", "png", "--out", "-").err())
                .isEqualTo(
                        "undercroft: Standard output takes a single text format. With --out -, give one of"
                                + " json, undercroft, svg, html, ascii, tmx, tmj, ldtk, tscn, csv, uvtt, edgar-legacy, rooms as --format.\n");
    }

    private static CommandRun run(Object... args) {
        return CommandRun.of(FORMATS, args);
    }
}
