package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.tilemap.GodotText.Typed;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.Tile;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

class TscnFormatTest {

    private static final GodotSceneReader SCENE = GodotSceneReader.read(Sample.written("tscn", WallRule.SOLID));

    private static final GodotSceneReader RICH =
            GodotSceneReader.read(Sample.written("tscn", WallRule.SOLID, Sample.surveyed()));

    @ParameterizedTest
    @EnumSource
    void tilesAreThoseOfTheMap(WallRule walls) {
        Layout layout = Sample.surveyed();
        assertThat(GodotSceneReader.read(Sample.written("tscn", walls, layout)).tiles())
                .isEqualTo(kinds(TileMap.of(layout, walls)));
    }

    static Map<Point, String> kinds(TileMap map) {
        Grid grid = new Grid(map, 1);
        Map<Point, String> kinds = new HashMap<>();
        for (int at = 0; at < map.width() * map.height(); at++) {
            Tile kind = map.tileAt(grid.tile(at).x(), grid.tile(at).y());
            if (kind != Tile.VOID) {
                kinds.put(new Point(at % map.width(), at / map.width()), kind.text());
            }
        }
        return kinds;
    }

    /** The room covers 4 × 3 cells in the upper left corner, the corridor the two cells behind its door. */
    @Test
    void roomsAreAreasAndDoorsMarkers() {
        assertThat(SCENE.nodes().keySet())
                .containsExactly(
                        ".",
                        "Tiles",
                        "Rooms",
                        "Rooms/gate & <tower>",
                        "Rooms/gate & <tower>/Outline",
                        "Rooms/gate--hall",
                        "Rooms/gate--hall/Outline",
                        "Doors",
                        "Doors/gate & <tower> -> gate--hall",
                        "Markers",
                        "Items");
        assertThat(SCENE.node("Rooms/gate & <tower>").attributes())
                .containsEntry("type", "Area2D")
                .containsEntry("groups", List.of("rooms"));
        Point corner = corner("Rooms/gate & <tower>");
        assertThat(corner.plus(new Point(4 * 32, 32))).isEqualTo(corner("Rooms/gate--hall"));
        assertThat(SCENE.node("Rooms/gate & <tower>/Outline").properties())
                .containsEntry(
                        "polygon", new Typed("PackedVector2Array", List.of(0L, 96L, 128L, 96L, 128L, 0L, 0L, 0L)));
        assertThat(SCENE.node("Doors/gate & <tower> -> gate--hall").properties())
                .containsEntry("position", vector(corner.x() + 128, corner.y() + 48))
                .containsEntry("rotation", 0.0);
    }

    private static Point corner(String room) {
        Object position = Objects.requireNonNull(SCENE.node(room).properties().get("position"));
        List<Object> parts = ((Typed) position).parts();
        return new Point(((Long) parts.get(0)).intValue(), ((Long) parts.get(1)).intValue());
    }

    private static Typed vector(long x, long y) {
        return new Typed("Vector2", List.of(x, y));
    }

    @Test
    void nodesKnowWhatTheLayoutSaysOfThem() {
        assertThat(SCENE.metadata("Rooms/gate & <tower>", "data"))
                .isEqualTo(Map.of("music", "drums", "poem", "two\nlines \"here\""));
        assertThat(SCENE.metadata("Rooms/gate--hall", "isCorridor")).isEqualTo(true);
        assertThat(SCENE.metadata("Doors/gate & <tower> -> gate--hall", "lock")).isEqualTo("gold key");
        assertThat(RICH.metadata(".", "palette")).isEqualTo(Map.of("boss", "#8c2f39"));
        assertThat(RICH.metadata("Rooms/a", "items"))
                .isEqualTo(new Typed("PackedStringArray", List.of("copper", "lamp")));
        assertThat(RICH.metadata("Rooms/gate", "label")).isEqualTo("The Gate");
        assertThat(RICH.nodes()).containsKeys("Items/copper", "Items/lamp", "Markers/bat");
        assertThat(RICH.node("Items/copper").attributes()).containsEntry("type", "Marker2D");
    }

    @Test
    void wallsAndPillarsAreSolid() {
        assertThat(List.of("wall", "pillar")).allMatch(SCENE::isSolid);
        assertThat(List.of("floor", "corridor", "door", "locked", "secret")).noneMatch(SCENE::isSolid);
    }

    /** Eight walls around the room and its corridor, each with two ends of two numbers. */
    @Test
    void wallsBetweenTilesAreOneBody() {
        GodotSceneReader scene = GodotSceneReader.read(Sample.written("tscn", WallRule.EDGES));

        assertThat(scene.node("Walls").attributes()).containsEntry("type", "StaticBody2D");
        Typed segments = (Typed) Objects.requireNonNull(
                scene.resource(scene.node("Walls/Shape"), "shape").properties().get("segments"));
        assertThat(segments.parts()).hasSize(8 * 4);
    }

    @Test
    void namesBecomeThoseThatNodesMayHave() {
        GodotSceneReader scene = GodotSceneReader.read(Sample.written(
                "tscn",
                WallRule.SOLID,
                new Layout(
                        "a/b",
                        1,
                        List.of(room("x.y", 0, 4), room("x:y", 4, 9), room("", 9, 12), room("\u0001\\\"", 12, 15)),
                        List.of(),
                        List.of())));

        assertThat(scene.node(".").text("name")).isEqualTo("a_b 1");
        assertThat(scene.nodes()).containsKeys("Rooms/x_y", "Rooms/x_y 2", "Rooms/_", "Rooms/_\\_");
        assertThat(scene.metadata("Rooms/_\\_", "id")).isEqualTo("\u0001\\\"");
    }

    @Test
    void mapsOfMoreTilesThanGodotCanPlaceAreRefused() {
        Layout wide = new Layout("wide", 1, List.of(room("a", 0, 4), strip(40_000)), List.of(), List.of());

        assertThatThrownBy(() -> LayoutFormats.standard()
                        .named("tscn")
                        .orElseThrow()
                        .write(wide, Appearance.DEFAULT, OutputStream.nullOutputStream()))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("The layout of wide (40002 × 6 tiles) is too large for Godot");
    }

    private static PlacedRoom room(String id, int from, int to) {
        return room(id, Polygon.rectangle(from, 0, to - from, 4));
    }

    private static PlacedRoom strip(int length) {
        return room("strip", Polygon.rectangle(0, 0, length, 1));
    }

    private static PlacedRoom room(String id, Polygon outline) {
        return new PlacedRoom(0, id, "", "box", false, new Point(0, 0), Transform.R0, outline, List.of(), List.of());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "load_steps=4, load_steps=5",
                "format=4, format=5",
                "`parent=\"Doors\"`, `parent=\"Gates\"`",
                "`SubResource(\"TileSet_2\")`, `SubResource(\"TileSet_3\")`",
                "`SubResource(\"TileSet_2\")`, `ExtResource(\"1\")`",
                "`name=\"Markers\"`, `name=\"Doors\"`",
                "position = Vector2(, place = Vector2(",
                "position = Vector2(, position = Vector3(",
                "`name=\"gate--hall\"`, `name=\"gate.hall\"`",
                "tile_size = Vector2i(32, tile_size = Vector2i(0.5",
                "`PackedByteArray(\"AAA`, `PackedByteArray(\"AQA`",
            })
    void theReaderRefuses(String good, String bad) {
        String scene = Sample.written("tscn", WallRule.SOLID);
        assertThat(scene).contains(good);
        assertThatThrownBy(() -> GodotSceneReader.read(scene.replace(good, bad)).tiles())
                .isInstanceOf(AssertionError.class);
    }
}
