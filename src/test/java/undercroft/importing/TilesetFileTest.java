package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.export.LayoutFormats;
import undercroft.export.SampleLayouts;
import undercroft.export.format.Appearance;
import undercroft.export.format.Companion;
import undercroft.export.format.LayoutFormat;
import undercroft.export.format.TileSettings;
import undercroft.export.tileset.DoorPart;
import undercroft.export.tileset.Terrain;
import undercroft.export.tileset.Tileset;
import undercroft.export.tileset.TilesetTile;
import undercroft.geometry.CardinalDirection;
import undercroft.source.BadInputException;
import undercroft.tiles.Tile;

class TilesetFileTest {

    private static final LayoutFormat TMX =
            LayoutFormats.standard().named("tmx").orElseThrow();

    /** Two tiles by terrain, two by class; the class decides for the tile that only borders on the wall. */
    private static final String CASTLE = """
            <?xml version="1.0" encoding="UTF-8"?>
            <tileset version="1.8" name="castle" tilewidth="16" tileheight="16" tilecount="8" columns="4" spacing="1">
             <image source="art/castle.png" width="67" height="33"/>
             <tile id="2" type="floor"/>
             <tile id="3" class="Locked" probability="0.5">
              <properties>
               <property name="directions" value="north south"/>
               <property name="part" value="leaf"/>
              </properties>
             </tile>
             <wangsets>
              <wangset name="any" type="corner" tile="-1">
               <wangcolor name="Grass" color="#00ff00" tile="-1" probability="1"/>
               <wangcolor name="Wall" color="#ff0000" tile="-1" probability="1"/>
               <wangtile tileid="0" wangid="0,2,0,2,0,2,0,2"/>
               <wangtile tileid="1" wangid="0,2,0,1,0,0,0,2"/>
               <wangtile tileid="2" wangid="0,0,0,2,0,2,0,0"/>
              </wangset>
             </wangsets>
            </tileset>
            """;

    @TempDir
    private Path folder;

    @Test
    void readsTerrainsAndClasses() throws Exception {
        Tileset castle = read(CASTLE);

        assertThat(castle.tiles())
                .containsExactly(
                        plain(0, Tile.WALL, new Terrain(0b1010_1010, 0b1010_1010)),
                        plain(1, Tile.WALL, new Terrain(0b1010_1010, 0b1000_0010)),
                        plain(2, Tile.FLOOR, Terrain.ANY),
                        new TilesetTile(
                                3,
                                Tile.LOCKED,
                                Terrain.ANY,
                                Optional.of(DoorPart.LEAF),
                                Set.of(CardinalDirection.NORTH, CardinalDirection.SOUTH),
                                50));
        assertThat(castle.source()).isEqualTo("../castle.tsx");
        assertThat(castle.image().file()).isEqualTo("../art/castle.png");
        assertThat(castle.tileSize()).isEqualTo(16);
    }

    /** What the program writes it reads, and draws the same map with it. */
    @Test
    void readsTheTilesetsOfTheProgram() throws Exception {
        Companion description = TMX.companions(Appearance.DEFAULT).get(0);
        try (var out = Files.newOutputStream(folder.resolve(description.name()))) {
            description.writeTo(out);
        }

        Tileset read = TilesetFile.read(folder.resolve(description.name()), folder);

        assertThat(map(read))
                .contains("undercroft-stone.tsx")
                .isEqualTo(map(TileSettings.DEFAULT.tileset()).replace(" backgroundcolor=\"#17161d\"", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "</wangsets> | </wangset> | The file is not XML here",
                "tileset | map | The file is not a tileset of Tiled",
                "<image | <picture | The tileset is a collection of images",
                "tileheight=\"16\" | tileheight=\"8\" | The tiles are not square",
                "tilecount=\"8\" | tilecount=\"none\" | The tilecount is none",
                "tilecount=\"8\" | tilecount=\"3\" | A tile has an id that is not from 0 to 2",
                "type=\"floor\" | type=\"lava\" | The tileset has no tile for floor",
                "name=\"Wall\" | name=\"Water\" | The tileset has no tile for wall",
                "type=\"corner\" | type=\"round\" | The terrain has no known type",
                "0,2,0,1,0,0,0,2 | 0x20100 | The wangid is not a list of eight numbers",
            })
    void refusesWhatItCannotUse(String good, String bad, String complaint) {
        assertThatThrownBy(() -> read(CASTLE.replace(good, bad)))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.diagnostics())
                                .anySatisfy(diagnostic -> assertThat(diagnostic.toString())
                                        .startsWith(folder.resolve("castle.tsx") + ":")
                                        .contains(complaint)));
    }

    private Tileset read(String text) throws IOException, BadInputException {
        Path file = folder.resolve("castle.tsx");
        Files.writeString(file, text);
        return TilesetFile.read(file, folder.resolve("maps"));
    }

    private static TilesetTile plain(int id, Tile kind, Terrain terrain) {
        return new TilesetTile(id, kind, terrain, Optional.empty(), Set.of(), TilesetTile.USUAL_WEIGHT);
    }

    private static String map(Tileset tileset) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TMX.write(SampleLayouts.keep(), Appearance.DEFAULT.withTiles(TileSettings.DEFAULT.withTileset(tileset)), out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
