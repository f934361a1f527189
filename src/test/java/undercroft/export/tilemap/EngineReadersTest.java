package undercroft.export.tilemap;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.maps.MapLayer;
import com.badlogic.gdx.maps.MapObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.format.LayoutFormat;
import undercroft.fixture.ShippedLayouts;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

/**
 * Maps of all shipped graphs in the readers of engines: libGDX itself, and strict readers written from the documentation of LDtk and Godot. The
 * files stay in {@code target/maps}, where {@code engines/check} has other readers read them.
 */
class EngineReadersTest {

    private static final Path FOLDER = Path.of("target/maps");

    static List<String> graphs() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.substring(0, name.length() - ".yaml".length()))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyReaderFindsAllTilesAndRooms(String graph) throws IOException {
        Layout layout = ShippedLayouts.of(graph, 0);
        Map<Point, String> tiles = TscnFormatTest.kinds(TileMap.of(layout, WallRule.SOLID));
        Files.createDirectories(FOLDER);

        com.badlogic.gdx.maps.tiled.TiledMap tmx = GdxMaps.tmx(write("tmx", layout));
        assertThat(GdxMaps.tiles(tmx)).isEqualTo(tiles);
        assertThat(rooms(tmx)).isEqualTo(rooms(layout));
        com.badlogic.gdx.maps.tiled.TiledMap tmj = GdxMaps.tmj(write("tmj", layout));
        assertThat(GdxMaps.tiles(tmj)).isEqualTo(tiles);
        assertThat(rooms(tmj)).isEqualTo(rooms(layout));
        assertThat(LdtkSchema.STRICT.complaints(Files.readString(write("ldtk", layout))))
                .isEmpty();
        assertThat(GodotSceneReader.read(Files.readString(write("tscn", layout)))
                        .tiles())
                .isEqualTo(tiles);
    }

    @ParameterizedTest
    @MethodSource("graphs")
    @EnabledIfSystemProperty(
            named = "ldtk.schema",
            matches = ".+",
            disabledReason = "-Dldtk.schema=JSON_SCHEMA.json is not given")
    void theSchemaThatLdtkPublishesAcceptsAllProjects(String graph) throws IOException {
        LdtkSchema published = LdtkSchema.published(Path.of(System.getProperty("ldtk.schema")));

        assertThat(published.complaints(Files.readString(write("ldtk", ShippedLayouts.of(graph, 0)))))
                .isEmpty();
    }

    private static Map<String, String> rooms(com.badlogic.gdx.maps.tiled.TiledMap map) {
        MapLayer layer = Objects.requireNonNull(map.getLayers().get("rooms"), "the layer of rooms");
        Map<String, String> rooms = new HashMap<>();
        for (MapObject room : layer.getObjects()) {
            rooms.put(room.getName(), room.getProperties().get("room.template", String.class));
        }
        return rooms;
    }

    private static Map<String, String> rooms(Layout layout) {
        Map<String, String> rooms = new HashMap<>();
        for (PlacedRoom room : layout.rooms()) {
            rooms.put(room.id(), room.template());
        }
        return rooms;
    }

    private static Path write(String name, Layout layout) throws IOException {
        LayoutFormat format = LayoutFormats.standard().named(name).orElseThrow();
        for (Companion companion : format.companions(Appearance.DEFAULT)) {
            try (OutputStream out = Files.newOutputStream(FOLDER.resolve(companion.name()))) {
                companion.writeTo(out);
            }
        }
        Path file = FOLDER.resolve(layout.level() + format.suffix());
        try (OutputStream out = Files.newOutputStream(file)) {
            format.write(layout, Appearance.DEFAULT, out);
        }
        return file;
    }
}
