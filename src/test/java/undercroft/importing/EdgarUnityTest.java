package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.geometry.Point;

/** Files as Edgar for Unity 2.0.10 and Unity write them, made up here; the forms are those of the repository OndrejNepozitek/Edgar-Unity. */
class EdgarUnityTest {

    private static final String HALL = "0123456789abcdef0123456789abcdef";
    private static final String PASSAGE = "fedcba9876543210fedcba9876543210";

    /** A room of 5 × 4 tiles, walls included. */
    private static final String TILES_OF_HALL = """
            #####
            #####
            #####
            #####
            """;

    @TempDir
    private Path folder = Path.of("");

    /** Lines hold the tiles where doors begin: of one tile from 1 to 3, and of two tiles from 1 to 2, leftwards from 3 to 2. */
    @Test
    void readsLinesOfDoors() throws Exception {
        assertThat(ImportCase.yaml(folder, "raw.json", raw("""
                        "Doors": null, "DoorLines": [
                          { "Line": { "From": { "X": 0, "Y": 1 }, "To": { "X": 0, "Y": 2 }, "degeneratedDirection": 0 }, "Length": 0, "DoorSocket": null, "Type": 0 },
                          { "Line": { "From": { "X": 1, "Y": 3 }, "To": { "X": 1, "Y": 3 }, "degeneratedDirection": 2 }, "Length": 2, "DoorSocket": null, "Type": 0 },
                          { "Line": { "From": { "X": 3, "Y": 0 }, "To": { "X": 2, "Y": 0 }, "degeneratedDirection": 0 }, "Length": 1, "DoorSocket": null, "Type": 0 } ]"""))).contains("""
                    outline: [[0, 0], [4, 0], [4, 3], [0, 3]]
                    doors:
                      - { at: [[0, 1], [0, 3]], length: 1 }
                      - [[1, 3], [4, 3]]
                      - { at: [[1, 0], [4, 0]], length: 2 }
                """);
    }

    /** The tile (2, 0) is the stretch from 2 to 3. A tile at a corner is on two walls, of which one has no cell for it. */
    @Test
    void doorsOfOneTileAreOneCellLong() throws Exception {
        assertThat(ImportCase.yaml(folder, "raw.json", raw("""
                        "Doors": [
                          { "From": { "X": 2, "Y": 0 }, "To": { "X": 2, "Y": 0 }, "Socket": null, "Type": 0 },
                          { "From": { "X": 4, "Y": 0 }, "To": { "X": 4, "Y": 0 }, "Socket": null, "Type": 0 } ]"""))).contains("""
                    doors:
                      - [[2, 0], [3, 0]]
                      - [[4, 0], [4, 1]]
                """);
        assertThat(ImportCase.warnings(folder, "raw.json", raw("""
                        "Doors": [
                          { "From": { "X": 2, "Y": 0 }, "To": { "X": 2, "Y": 0 }, "Socket": null, "Type": 0 },
                          { "From": { "X": 4, "Y": 3 }, "To": { "X": 4, "Y": 3 }, "Socket": null, "Type": 0 } ]""")))
                .endsWith("A door over the last tile of a wall, which is a corner, has no equivalent and is left out.");
    }

    private static String raw(String doors) {
        return """
                { "MinimumRoomDistance": 1, "roomDescriptionsList": [
                  { "Key": { "Id": 0, "Name": "A" }, "Value": { "IsCorridor": false, "RoomTemplates": [ {
                    "$id": "1", "Name": "Hall", "RepeatMode": 0, "AllowedTransformations": [ 0 ],
                    "Outline": { "points": [ { "X": 0, "Y": 0 }, { "X": 0, "Y": 3 }, { "X": 4, "Y": 3 }, { "X": 4, "Y": 0 } ] },
                    "Doors": { "$type": "Edgar.GraphBasedGenerator.Grid2D.ManualDoorModeGrid2D, Edgar", %s } } ] } } ],
                  "passages": [] }
                """.formatted(doors);
    }

    /** Doors of two tiles from the tile 1 on; those that would cover the tile of the corner, 3, are left out. */
    @Test
    void readsTheExportInWordsOfUnity() throws Exception {
        assertThat(ImportCase.yaml(folder, "2024_unity.json", """
                        {
                            "LevelGraph": {
                                "Rooms": [
                                    { "Id": "Room", "Position": { "x": 0.0, "y": 1.5 }, "DisplayName": "Room", "RoomTemplates": [] },
                                    { "Id": "Room 1", "Position": { "x": 0.0, "y": 0.0 }, "DisplayName": "Room", "RoomTemplates": ["Hybrid"] } ],
                                "Connections": [ { "From": "Room", "To": "Room 1", "RoomTemplates": [] } ],
                                "DefaultRoomTemplates": ["Simple"],
                                "DefaultCorridorRoomTemplates": ["Manual"]
                            },
                            "RoomTemplates": [ %s, %s, %s ],
                            "RepeatModeOverride": 2,
                            "MinimumRoomDistance": 1
                        }
                        """.formatted(
                        template("Simple", 5, 4, """
                                "SelectedMode": 0, "SimpleDoorModeData": { "DistanceFromCorners": 9, "DoorLength": 9, "Mode": 1,
                                  "VerticalDoors": { "Length": 2, "Margin1": 1, "Margin2": 0, "Enabled": true },
                                  "HorizontalDoors": { "Length": 1, "Margin1": 1, "Margin2": 1, "Enabled": false } }"""), template("Hybrid", 5, 4, """
                                "SelectedMode": 2, "HybridDoorModeData": { "DefaultLength": 1, "DoorLines": [
                                  { "From": { "x": 3, "y": 0, "z": 0 }, "To": { "x": 1, "y": 0, "z": 0 }, "Length": 2 } ] }"""), template("Manual", 3, 2, """
                                "SelectedMode": 1, "ManualDoorModeData": { "DoorsList": [
                                  { "From": { "x": 1.0, "y": 1.0, "z": 0.0 }, "To": { "x": 1.0, "y": 1.0, "z": 0.0 } },
                                  { "From": { "x": 1.0, "y": 0.0, "z": 0.0 }, "To": { "x": 1.0, "y": 0.0, "z": 0.0 } } ] }"""))))
                .isEqualTo("""
                name: 2024_unity
                roomTemplates:
                  Simple:
                    outline: [[0, 0], [4, 0], [4, 3], [0, 3]]
                    doors:
                      - [[0, 1], [0, 3]]
                      - [[4, 1], [4, 3]]
                  Hybrid:
                    outline: [[0, 0], [4, 0], [4, 3], [0, 3]]
                    doors:
                      - { at: [[1, 0], [4, 0]], length: 2 }
                  Manual:
                    outline: [[0, 0], [2, 0], [2, 1], [0, 1]]
                    doors:
                      - [[1, 1], [2, 1]]
                      - [[1, 0], [2, 0]]
                defaults:
                  templates: [Simple]
                  minimumRoomDistance: 1
                  repeat: no-immediate
                rooms:
                  Room:
                  "Room 1": { templates: [Hybrid] }
                corridors:
                  templates: [Manual]
                  everywhere: true
                connections:
                  - [Room, "Room 1"]
                """);
    }

    @Test
    void whatIsInAnExportTwiceIsImportedOnce() throws Exception {
        String hall = template("Hall", 3, 3, """
                "SelectedMode": 1, "ManualDoorModeData": { "DoorsList": [
                  { "From": { "x": 1.0, "y": 0.0, "z": 0.0 }, "To": { "x": 1.0, "y": 0.0, "z": 0.0 } } ] }""");

        assertThat(ImportCase.yaml(folder, "twice_unity.json", """
                        {
                            "LevelGraph": {
                                "Rooms": [ { "Id": "a" }, { "Id": "b" } ],
                                "Connections": [ { "From": "a", "To": "b", "RoomTemplates": ["Hall", "Hall"] } ],
                                "DefaultRoomTemplates": ["Hall", "Hall"],
                                "DefaultCorridorRoomTemplates": []
                            },
                            "RoomTemplates": [ %s, %s ]
                        }
                        """.formatted(hall, hall)))
                .contains("templates: [Hall]")
                .doesNotContain("Hall, Hall");
    }

    /** A template whose outline goes around a box of tiles. */
    private static String template(String name, int width, int height, String doors) {
        List<String> tiles = new ArrayList<>();
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                tiles.add("{ \"x\": %d, \"y\": %d, \"z\": 0 }".formatted(x, y));
            }
        }
        return "{ \"Name\": \"%s\", \"RepeatMode\": 0, \"Tiles\": [], \"OutlineTiles\": [ %s ], \"Doors\": { %s } }"
                .formatted(name, String.join(", ", tiles), doors);
    }

    @Test
    void readsALevelGraphWithThePrefabsOfItsProject() throws Exception {
        Path assets = project();
        put(assets, "Rooms/Hall.prefab", HALL, prefab("Hall", TILES_OF_HALL, """
                  SelectedMode: 0
                  SimpleDoorModeData:
                    DistanceFromCorners: 1
                    DoorLength: 1
                    Mode: 0
                """));
        put(assets, "Rooms/Passage.prefab", PASSAGE, prefab("Passage", "###\n###\n", """
                  DoorsList:
                  - From: {x: 1, y: 0, z: 0}
                    To: {x: 1, y: 0, z: 0}
                  - From: {x: 1, y: 1, z: 0}
                    To: {x: 1, y: 1, z: 0}
                  SelectedMode: 1
                """));

        assertThat(ImportCase.yaml(
                        Files.createDirectories(assets.resolve("Levels")), "Keep.asset", graph(HALL, PASSAGE)))
                .isEqualTo("""
                name: Keep
                roomTemplates:
                  Hall:
                    outline: [[0, 0], [4, 0], [4, 3], [0, 3]]
                    doors:
                      - { at: [[0, 1], [0, 3]], length: 1 }
                      - { at: [[1, 3], [4, 3]], length: 1 }
                      - { at: [[4, 1], [4, 3]], length: 1 }
                      - { at: [[1, 0], [4, 0]], length: 1 }
                  Passage:
                    outline: [[0, 0], [2, 0], [2, 1], [0, 1]]
                    doors:
                      - [[1, 0], [2, 0]]
                      - [[1, 1], [2, 1]]
                rooms:
                  [ "Room 1", "Room 2", Throne ]
                corridors:
                  templates: [Passage]
                  everywhere: true
                connections:
                  - ["Room 1", Throne]
                  - ["Room 2", Throne]
                """);
    }

    /** Two rooms refer to what is not there, and so do the connections; one message is enough. */
    @Test
    void whatIsNotInTheProjectIsReportedOnce() throws Exception {
        Path assets = project();
        put(assets, "Hall.prefab", HALL, prefab("Hall", TILES_OF_HALL, "  SelectedMode: 0\n"));

        assertThat(ImportCase.errors(assets, "Keep.asset", graph(PASSAGE, PASSAGE)))
                .isEqualTo(
                        "Keep.asset:13:5: error: No prefab or asset below %s has the GUID %s. Import the file where it lies in its Unity project, with the .meta files."
                                .formatted(assets, PASSAGE));
    }

    /** The tilemap Decoration reaches beyond the room. */
    @Test
    void tilemapsMayAskToBeIgnoredOrToBeTheOutline() throws Exception {
        String wide = "#######\n#######\n";
        String ignored = prefab("Hall", TILES_OF_HALL, "  SelectedMode: 0\n")
                + tilemap(50, "Decoration", wide, "  IgnoreWhenComputingOutline: 1\n");
        String override = prefab("Hall", TILES_OF_HALL, "  SelectedMode: 0\n")
                + tilemap(
                        50,
                        "Decoration",
                        wide,
                        "  m_Script: {fileID: 11500000, guid: 59a943616b7fca04d9357f79453113d7, type: 3}\n");

        assertThat(ImportCase.yaml(folder, "a.prefab", ignored)).contains("outline: [[0, 0], [4, 0], [4, 3], [0, 3]]");
        assertThat(ImportCase.yaml(folder, "b.prefab", override)).contains("outline: [[0, 0], [6, 0], [6, 1], [0, 1]]");
    }

    @Test
    void assetsOfOtherKindsAreRefused() throws Exception {
        assertThat(ImportCase.errors(folder, "x.asset", "%YAML 1.1\n--- !u!114 &1\nMonoBehaviour:\n  m_Name: x\n"))
                .isEqualTo(
                        "x.asset:1:1: error: The asset is neither a level graph nor a set of room templates of Edgar. Check that it is the right file.");
        assertThat(ImportCase.errors(
                        folder, "x.prefab", "--- !u!1001 &1\nPrefabInstance:\n  m_SourcePrefab: {fileID: 1}\n"))
                .startsWith("x.prefab:1:1: error: The prefab has no component Doors of Edgar on its outermost object.");
        assertThat(ImportCase.errors(folder, "y.prefab", prefab("Thin", "#####\n", "  SelectedMode: 0\n")))
                .isEqualTo(
                        "y.prefab:1:1: error: The tiles of the room template Thin are no room that Edgar would accept. Correct them in Unity.");
    }

    @Test
    void outlinesGoThroughTheOutermostTiles() {
        assertThat(outline("""
                ...###
                ...###
                ######
                ######
                """)).contains(points(0, 0, 0, 1, 3, 1, 3, 3, 5, 3, 5, 0));
        assertThat(outline("""
                ####
                #..#
                ####
                """)).contains(points(0, 0, 0, 2, 3, 2, 3, 0));
        assertThat(outline("#")).isEmpty();
        assertThat(outline("####")).isEmpty();
        assertThat(outline("")).isEmpty();
    }

    private static Optional<List<Point>> outline(String drawing) {
        return EdgarTiles.outline(new HashSet<>(tiles(drawing)));
    }

    private static List<Point> points(int... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }

    private static Set<Point> tiles(String drawing) {
        List<String> rows = drawing.lines().toList();
        Set<Point> tiles = new HashSet<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == '#') {
                    tiles.add(new Point(column, rows.size() - 1 - row));
                }
            }
        }
        return tiles;
    }

    private Path project() throws IOException {
        return Files.createDirectories(folder.toRealPath().resolve("Game/Assets"));
    }

    private static void put(Path assets, String name, String guid, String text) throws IOException {
        Path file = assets.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.writeString(
                file.resolveSibling(file.getFileName() + ".meta"), "fileFormatVersion: 2\nguid: %s\n".formatted(guid));
    }

    private static String graph(String room, String corridor) {
        return """
                %%YAML 1.1
                %%TAG !u! tag:unity3d.com,2011:
                --- !u!114 &11400000
                MonoBehaviour:
                  m_Name: Keep
                  Connections:
                  - {fileID: 21}
                  - {fileID: 22}
                  CorridorIndividualRoomTemplates:
                  - {fileID: 7, guid: %s, type: 3}
                  CorridorRoomTemplateSets: []
                  DefaultIndividualRoomTemplates:
                  - {fileID: 7, guid: %s, type: 3}
                  DefaultRoomTemplateSets: []
                  Rooms:
                  - {fileID: 11}
                  - {fileID: 12}
                  - {fileID: 13}
                --- !u!114 &11
                MonoBehaviour:
                  Name: Room
                  IndividualRoomTemplates: []
                  RoomTemplateSets: []
                --- !u!114 &12
                MonoBehaviour:
                  Name: Room
                  IndividualRoomTemplates: []
                  RoomTemplateSets: []
                --- !u!114 &13
                MonoBehaviour:
                  Name: Throne
                  IndividualRoomTemplates:
                  - {fileID: 7, guid: %s, type: 3}
                  RoomTemplateSets: []
                --- !u!114 &21
                MonoBehaviour:
                  From: {fileID: 11}
                  To: {fileID: 13}
                --- !u!114 &22
                MonoBehaviour:
                  From: {fileID: 12}
                  To: {fileID: 13}
                """.formatted(corridor, room, room);
    }

    /** A prefab with a tilemap Floor and room for another, 50, both below the object Tilemaps. */
    private static String prefab(String name, String drawing, String doors) {
        return """
                %%YAML 1.1
                %%TAG !u! tag:unity3d.com,2011:
                --- !u!1 &1
                GameObject:
                  m_Component:
                  - component: {fileID: 2}
                  - component: {fileID: 3}
                  m_Name: %s
                --- !u!4 &2
                Transform:
                  m_GameObject: {fileID: 1}
                  m_Children:
                  - {fileID: 5}
                  m_Father: {fileID: 0}
                --- !u!114 &3
                MonoBehaviour:
                  m_GameObject: {fileID: 1}
                %s--- !u!1 &4
                GameObject:
                  m_Component:
                  - component: {fileID: 5}
                  m_Name: Tilemaps
                --- !u!4 &5
                Transform:
                  m_GameObject: {fileID: 4}
                  m_Children:
                  - {fileID: 41}
                  - {fileID: 51}
                  m_Father: {fileID: 2}
                %s""".formatted(name, doors, tilemap(40, "Floor", drawing, ""));
    }

    private static String tilemap(int id, String name, String drawing, String behaviour) {
        StringBuilder tiles = new StringBuilder();
        for (Point tile : tiles(drawing)) {
            tiles.append(String.format(
                    Locale.ROOT,
                    "  - first: {x: %d, y: %d, z: 0}%n    second:%n      m_TileIndex: 0%n",
                    tile.x(),
                    tile.y()));
        }
        return """
                --- !u!1 &%1$d
                GameObject:
                  m_Component:
                  - component: {fileID: %2$d}
                  - component: {fileID: %3$d}
                  - component: {fileID: %4$d}
                  m_Name: %5$s
                --- !u!4 &%2$d stripped
                Transform:
                  m_GameObject: {fileID: %1$d}
                  m_Children: []
                  m_Father: {fileID: 5}
                --- !u!1839735485 &%3$d
                Tilemap:
                  m_GameObject: {fileID: %1$d}
                  m_Tiles:
                %6$s--- !u!114 &%4$d
                MonoBehaviour:
                  m_GameObject: {fileID: %1$d}
                %7$s""".formatted(id, id + 1, id + 2, id + 3, name, tiles, behaviour);
    }
}
