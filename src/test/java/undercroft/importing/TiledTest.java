package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TiledTest {

    private static final String ROOMS = """
            <?xml version="1.0" encoding="UTF-8"?>
            <map version="1.10" orientation="orthogonal" renderorder="right-down" width="20" height="10" tilewidth="16" tileheight="16" infinite="0">
             <tileset firstgid="1" source="x.tsx"/>
             <objectgroup id="2" name="rooms">
              <object id="1" name="ell" x="16" y="32">
               <properties>
                <property name="weight" type="int" value="3"/>
                <property name="transforms" value="r0, m90"/>
                <property name="mood" value="bleak"/>
               </properties>
               <polygon points="0,0 0,96 64,96 64,64 32,64 32,0"/>
              </object>
              <object id="2" x="160" y="32" width="48" height="64"/>
             </objectgroup>
             <objectgroup id="3" name="doors">
              <object id="3" x="32" y="128"><polyline points="0,0 32,0"/></object>
              <object id="4" type="door" x="16" y="48" width="16" height="32">
               <properties><property name="socket" value="gate"/><property name="direction" value="out"/></properties>
              </object>
              <object id="5" x="16" y="80"><properties><property name="length" type="int" value="1"/></properties><polyline points="0,0 0,48"/></object>
             </objectgroup>
            </map>
            """;

    @TempDir
    private Path folder;

    @Test
    void readsPolygonsAndRectanglesWithDoorsOnTheirWalls() throws Exception {
        assertThat(ImportCase.yaml(folder, "rooms.tmx", ROOMS)).isEqualTo("""
                templates:
                  ell:
                    outline: [[0, 0], [4, 0], [4, 2], [2, 2], [2, 6], [0, 6]]
                    doors:
                      - [[1, 0], [3, 0]]
                      - { at: [[0, 5], [0, 3]], socket: gate, direction: out }
                      - { at: [[0, 3], [0, 0]], length: 1 }
                    transforms: [r0, m90]
                    weight: 3
                  rooms:
                    outline: [[0, 0], [3, 0], [3, 4], [0, 4]]
                    doors: { length: 1, cornerDistance: 1 }
                """);
        assertThat(ImportCase.warnings(folder, "rooms.tmx", ROOMS)).isEqualTo("""
                rooms.tmx:5:3: warning: The property mood has no equivalent and is left out.
                rooms.tmx:13:3: warning: The room rooms has no door objects; it gets doors of length 1 on every wall.""");
    }

    @Test
    void readsRegionsOfTilesAsTemplates() throws Exception {
        assertThat(ImportCase.yaml(
                        folder,
                        "tiles.tmx",
                        tileMap("<data encoding=\"csv\">\n1,1,0,2147483649,\n1,0,0,4,\n1,0,3,3\n</data>")))
                .isEqualTo("""
                templates:
                  ground:
                    outline: [[0, 0], [1, 0], [1, 2], [2, 2], [2, 3], [0, 3]]
                    doors: { length: 1, cornerDistance: 1 }
                  ground-2:
                    outline: [[0, 0], [2, 0], [2, 3], [1, 3], [1, 1], [0, 1]]
                    doors: { length: 1, cornerDistance: 1 }
                """);
    }

    @Test
    void everyEncodingOfTilesGivesTheSame() throws Exception {
        int[] tiles = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        String expected =
                ImportCase.yaml(folder, "a.tmx", tileMap("<data encoding=\"csv\">1,1,1,1,1,1,1,1,1,1,1,1</data>"));

        assertThat(expected).contains("outline: [[0, 0], [4, 0], [4, 3], [0, 3]]");
        assertThat(ImportCase.yaml(folder, "b.tmx", tileMap("<data>" + "<tile gid=\"7\"/>".repeat(12) + "</data>")))
                .isEqualTo(expected);
        for (String compression : new String[] {"", "zlib", "gzip"}) {
            assertThat(ImportCase.yaml(
                            folder,
                            "c.tmx",
                            tileMap("<data encoding=\"base64\" compression=\"%s\">\n %s\n</data>"
                                    .formatted(compression, base64(tiles, compression)))))
                    .isEqualTo(expected);
        }
    }

    @Test
    void readsMapsInJson() throws Exception {
        assertThat(ImportCase.yaml(folder, "rooms.tmj", """
                        { "orientation": "orthogonal", "infinite": false, "width": 8, "height": 8, "tilewidth": 8, "tileheight": 8,
                          "layers": [ { "type": "group", "layers": [
                            { "type": "objectgroup", "name": "rooms", "objects": [
                              { "id": 1, "name": "cell", "type": "", "x": 8, "y": 8, "width": 32, "height": 24, "rotation": 0,
                                "properties": [ { "name": "repeat", "type": "string", "value": "never" } ] },
                              { "id": 2, "class": "door", "x": 8, "y": 16, "polyline": [ { "x": 0, "y": 0 }, { "x": 0, "y": 8 } ] }
                            ] } ] } ] }
                        """)).isEqualTo("""
                templates:
                  cell:
                    outline: [[0, 0], [4, 0], [4, 3], [0, 3]]
                    doors:
                      - [[0, 2], [0, 1]]
                    repeat: never
                """);
    }

    @Test
    void errorsHaveTheirPositions() throws Exception {
        assertThat(ImportCase.errors(
                        folder,
                        "x.tmx",
                        ROOMS.replace("x=\"160\" y=\"32\"", "x=\"161.5\" y=\"32\"")
                                .replace("0,0 32,0", "0,0 48,16")
                                .replace("value=\"3\"", "value=\"many\"")))
                .isEqualTo("""
                x.tmx:5:3: error: The property weight is many. Write a whole number from 1 to 1000000.
                x.tmx:13:3: error: The object has a corner at (161.5, 32) pixels, off the grid or too far out. Snap it to the grid.
                x.tmx:16:3: error: The door lies along no wall of a room. Move it to one.""");
        assertThat(ImportCase.errors(folder, "x.tmx", ROOMS.replace("orthogonal", "isometric")))
                .isEqualTo("x.tmx:2:1: error: The map is isometric. Only orthogonal maps can be imported.");
        assertThat(ImportCase.errors(folder, "x.tmx", tileMap("<data encoding=\"csv\">1,1,1,1,1,0,0,1,1,1,1,1</data>")))
                .startsWith("x.tmx:3:2: error: The region of tiles around column 0, row 0 of layer ground has a hole");
        assertThat(ImportCase.errors(folder, "x.tmx", tileMap("<data encoding=\"csv\">1,1</data>")))
                .isEqualTo(
                        "x.tmx:4:3: error: The tiles of this layer are 2, and 4 times 3 are needed. Save the map with CSV tiles.");
        assertThat(ImportCase.errors(folder, "x.tmx", "<map><layer></map>"))
                .startsWith("x.tmx:1:")
                .endsWith("error: The file is not XML here. Save it again.");
    }

    @Test
    void externalEntitiesAreNotFetched() throws IOException {
        String bomb = "<!DOCTYPE map [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>\n";

        assertThat(ImportCase.errors(folder, "x.tmx", bomb + "<map orientation=\"&e;\"/>"))
                .contains("error: ");
    }

    private static String tileMap(String data) {
        return """
                <map orientation="orthogonal" width="4" height="3" tilewidth="8" tileheight="8">
                 <properties/>
                 <layer id="1" name="ground" width="4" height="3">
                  %s
                 </layer>
                </map>
                """.formatted(data);
    }

    private static String base64(int[] tiles, String compression) throws IOException {
        ByteBuffer numbers = ByteBuffer.allocate(4 * tiles.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int tile : tiles) {
            numbers.putInt(tile);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = switch (compression) {
            case "gzip" -> new GZIPOutputStream(bytes);
            case "zlib" -> new DeflaterOutputStream(bytes);
            default -> bytes;
        }) {
            out.write(numbers.array());
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
