package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.WallRule;

/** Tiled's formats, compared with files that Tiled itself reads and writes; {@link TiledProgramTest} runs the program. */
class TiledFormatsTest {

    @Test
    void theTmxIsThatOfTheFile() throws IOException {
        assertThat(Sample.written("tmx", WallRule.SOLID)).isEqualTo(file("gate.tmx"));
    }

    /** {@code gate.tiled.json} is what Tiled 1.8.2 exports from {@code gate.tmx}. */
    @Test
    void theTmjIsWhatTiledExportsFromTheTmx() throws IOException {
        assertThat(Json.hasTheSameContent(Sample.written("tmj", WallRule.SOLID), file("gate.tiled.json")))
                .isTrue();
    }

    @Test
    void wallsOnTheEdgesAreObjects() {
        String tmx = Sample.written("tmx", WallRule.EDGES);

        assertThat(tmx.lines().filter(line -> line.contains("type=\"wall\" x=")))
                .hasSize(8);
        assertThat(tmx).contains("<property name=\"walls\" type=\"string\" value=\"edges\">");
    }

    @Test
    void charactersThatXmlForbidsBecomeQuestionMarks() {
        PlacedRoom odd = room("odd\u0001name\uD800", 0, 4);
        assertThat(Sample.written("tmx", WallRule.SOLID, new Layout("odd", 1, List.of(odd), List.of(), List.of())))
                .contains("name=\"odd?name?\"");
    }

    @Test
    void bothReferToTheTilesetAndItsImage() throws IOException {
        for (String format : List.of("tmx", "tmj")) {
            List<Companion> companions =
                    LayoutFormats.standard().named(format).orElseThrow().companions(Appearance.DEFAULT);
            assertThat(companions)
                    .extracting(Companion::name)
                    .containsExactly("undercroft-stone.tsx", "undercroft-stone.png");
            ByteArrayOutputStream image = new ByteArrayOutputStream();
            companions.get(1).writeTo(image);
            assertThat(ImageIO.read(new ByteArrayInputStream(image.toByteArray())))
                    .satisfies(read -> assertThat(List.of(read.getWidth(), read.getHeight()))
                            .containsExactly(512, 256));
        }
    }

    @Test
    void mapsTooLargeToOpenAreRefused() {
        Layout huge = new Layout("huge", 1, List.of(room("a", 0, 4), room("b", 9_000, 9_004)), List.of(), List.of());

        assertThatThrownBy(() -> LayoutFormats.standard()
                        .named("tmx")
                        .orElseThrow()
                        .write(huge, Appearance.DEFAULT, OutputStream.nullOutputStream()))
                .isInstanceOf(IOException.class)
                .hasMessage("The layout of huge (9004 × 9004 cells) is too large for tiles. Write it as json.");
    }

    private static PlacedRoom room(String id, int from, int to) {
        return new PlacedRoom(
                0,
                id,
                "",
                "square",
                false,
                new Point(from, from),
                Transform.R0,
                Polygon.rectangle(from, from, to - from, to - from),
                List.of(),
                List.of());
    }

    private static String file(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(TiledFormatsTest.class.getResourceAsStream(name), "the file " + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
