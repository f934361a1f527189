package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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

    /** {@code gate.tiled.json} is what Tiled 1.8.2 exports from {@code gate.tmx} with {@code --embed-tilesets}. */
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

    /** Importers take shapes for solid bodies unless they are told otherwise, and readers have properties of their own. */
    @Test
    void everyObjectSaysWhatItIsToImporters() {
        JsonNode map = Json.of(Sample.written("tmj", WallRule.SOLID, Sample.surveyed()));
        Map<String, String> nodes = new TreeMap<>();
        for (JsonNode layer : map.get("layers")) {
            if (layer.get("type").textValue().equals("objectgroup")) {
                for (JsonNode object : layer.get("objects")) {
                    nodes.put(layer.get("name").textValue(), property(object, "godot_node_type"));
                    assertThat(object.get("properties").findValuesAsText("name"))
                            .doesNotHaveDuplicates()
                            .allMatch(name -> name.contains(".") || name.equals("godot_node_type"));
                }
                nodes.merge(layer.get("name").textValue(), unity(layer), (node, unity) -> node + ", " + unity);
            }
        }

        assertThat(nodes)
                .isEqualTo(Map.of(
                        "rooms", "area, unity:IsTrigger=true",
                        "doors", "area, unity:IsTrigger=true",
                        "walls", "",
                        "markers", ", unity:ignore=Collision",
                        "slots", "line, unity:ignore=Collision",
                        "minimap", "polygon, unity:ignore=Collision"));
        JsonNode gate = map.at("/layers/5/objects/0");
        assertThat(List.of("room.label", "data.a_b", "data.a_b_2", "data.loot_0"))
                .extracting(name -> property(gate, name))
                .containsExactly("The Gate", "1", "2", "gold");
        assertThat(property(map, "palette.boss")).isEqualTo("#ff8c2f39");
    }

    private static String property(JsonNode owner, String name) {
        for (JsonNode property : owner.get("properties")) {
            if (property.get("name").textValue().equals(name)) {
                return property.get("value").asText();
            }
        }
        return "";
    }

    private static String unity(JsonNode layer) {
        JsonNode properties = layer.get("properties");
        return properties == null
                ? ""
                : properties.at("/0/name").textValue()
                        + "="
                        + properties.at("/0/value").asText();
    }

    /** The wall tiles of the tileset stop who walks into them, floors and doors do not. */
    @Test
    void wallsAndPillarsOfTheTilesetHaveCollisionShapes() throws Exception {
        ByteArrayOutputStream tsx = new ByteArrayOutputStream();
        LayoutFormats.standard()
                .named("tmx")
                .orElseThrow()
                .companions(Appearance.DEFAULT)
                .get(0)
                .writeTo(tsx);
        String tileset = tsx.toString(StandardCharsets.UTF_8);
        Set<String> solid = new TreeSet<>();
        Set<String> open = new TreeSet<>();
        for (String tile : tileset.split("<tile ", -1)) {
            if (tile.contains(" type=\"")) {
                String kind = tile.split("type=\"", 2)[1].split("\"", 2)[0];
                (tile.contains("width=\"32\" height=\"32\"") ? solid : open).add(kind);
            }
        }

        assertThat(solid).containsExactly("pillar", "wall");
        assertThat(open).contains("floor", "corridor", "door", "locked").doesNotContain("wall", "pillar");
    }

    @Test
    void theTilesetAndItsImageStandBesideTheMap() throws IOException {
        assertThat(companions("tmx"))
                .extracting(Companion::name)
                .containsExactly("undercroft-stone.tsx", "undercroft-stone.png");
        assertThat(companions("tmj"))
                .as("which holds the tileset itself")
                .extracting(Companion::name)
                .containsExactly("undercroft-stone.png");
        ByteArrayOutputStream image = new ByteArrayOutputStream();
        companions("tmj").get(0).writeTo(image);
        assertThat(ImageIO.read(new ByteArrayInputStream(image.toByteArray())))
                .satisfies(read ->
                        assertThat(List.of(read.getWidth(), read.getHeight())).containsExactly(512, 256));
    }

    private static List<Companion> companions(String format) {
        return LayoutFormats.standard().named(format).orElseThrow().companions(Appearance.DEFAULT);
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
