package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files of other programs that would take long to read if nothing in them were bounded, or that levels cannot hold. */
@Timeout(60)
class HostileImportTest {

    private static final String MAP = """
            <map orientation="orthogonal" width="10" height="10" tilewidth="1" tileheight="1" infinite="0">
            %s
            </map>
            """;

    @TempDir
    private Path folder;

    @Test
    void equalRoomsOfAMapAreOneTemplate() throws Exception {
        String room = "<object name=\"a\" x=\"0\" y=\"0\" width=\"4\" height=\"4\"/>";

        assertThat(ImportCase.yaml(folder, "map.tmx", MAP.formatted("<objectgroup>" + room + room + "</objectgroup>")))
                .isEqualTo("""
                        templates:
                          a:
                            outline: [[0, 0], [4, 0], [4, 4], [0, 4]]
                            doors: { length: 1, cornerDistance: 1 }
                        """);
    }

    @Test
    void aPolygonHasPoints() throws Exception {
        assertThat(ImportCase.errors(folder, "map.tmj", """
                        { "orientation": "orthogonal", "height": 9, "tilewidth": 1, "tileheight": 1, "layers": [
                          { "type": "objectgroup", "objects": [ { "x": 0, "y": 0, "polygon": [] } ] } ] }
                        """))
                .isEqualTo("map.tmj:2:41: error: The object has no points. Draw it again.");
    }

    @Test
    void theSocketOfADoorIsALine() throws Exception {
        String door = "<object type=\"door\" x=\"0\" y=\"1\" width=\"1\" height=\"2\"><properties>"
                + "<property name=\"socket\" value=\"%s\"/></properties></object>";

        assertThat(ImportCase.errors(
                        folder,
                        "map.tmx",
                        MAP.formatted("<objectgroup><object x=\"0\" y=\"0\" width=\"4\" height=\"4\"/>"
                                + door.formatted("s".repeat(201)) + "</objectgroup>")))
                .isEqualTo(
                        "map.tmx:2:56: error: The socket of the door is %s…. Write one line of at most 200 characters."
                                .formatted("s".repeat(40)));
    }

    @Test
    void layersOfAMapHaveAtMostFourMillionTiles() throws Exception {
        assertThat(ImportCase.errors(
                        folder,
                        "map.tmx",
                        MAP.formatted("<layer width=\"4000\" height=\"1001\"><data encoding=\"csv\">1</data></layer>")))
                .isEqualTo(
                        "map.tmx:2:1: error: The layers of the map have more than 4000000 tiles. Make the map smaller.");
    }

    @Test
    void aMapHasAtMostAThousandRooms() throws Exception {
        String tiles = IntStream.range(0, 2002)
                .mapToObj(tile -> tile % 2 == 0 ? "1" : "0")
                .collect(Collectors.joining(","));

        assertThat(ImportCase.errors(
                        folder,
                        "map.tmx",
                        MAP.formatted("<layer width=\"2002\" height=\"1\"><data encoding=\"csv\">" + tiles
                                + "</data></layer>")))
                .isEqualTo("map.tmx:2:1: error: The map has more than 1000 rooms, or 20000 corners in all."
                        + " Divide it among several files.");
    }

    @Test
    void aLabelIsNotTooLongForData() throws Exception {
        String label = "x".repeat(1001);

        assertThat(ImportCase.errors(folder, "graph.dot", "graph { a [label=\"%s\"] }".formatted(label)))
                .isEqualTo("graph.dot:1:12: error: The label has 1001 characters. Write at most 1000.");
        assertThat(ImportCase.errors(folder, "graph.mmd", "graph TD\na[%s]".formatted(label)))
                .isEqualTo("graph.mmd:2:1: error: The label of a has 1001 characters. Write at most 1000.");
    }

    @Test
    void aLineOfAFlowchartMayBeAMillionCharactersLong() throws Exception {
        String dots = ".".repeat(1_000_000);
        String blanks = " ".repeat(1_000_000);

        assertThat(ImportCase.errors(folder, "graph.mmd", "graph TD\na -. %s\n".formatted(dots)))
                .isEqualTo(
                        "graph.mmd:2:3: error: There should be a link such as --- or --> here. Correct the flowchart.");
        assertThat(ImportCase.errors(folder, "graph.mmd", "graph TD\na\nclass %sx y!\n".formatted(blanks)))
                .isEqualTo(
                        "graph.mmd:3:1000011: error: There should be nodes with commas between them, and a class here."
                                + " Correct the flowchart.");
    }

    @Test
    void defaultsOfNodesHoldForThoseThatFollow() throws Exception {
        assertThat(ImportCase.yaml(folder, "graph.dot", "graph { node [type=dark] a; node [type=bright] a -- b }"))
                .contains("  a: { type: dark }\n  b: { type: bright }\n");
    }
}
