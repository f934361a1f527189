package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps and sets in the words of {@code Resources} and {@code docs} of the repository OndrejNepozitek/Edgar-DotNet. */
class EdgarYamlTest {

    @TempDir
    private Path folder;

    @Test
    void readsAMapWithItsOwnSet() throws Exception {
        assertThat(ImportCase.yaml(folder, "dragon.yml", """
                        roomsRange:
                          from: 1
                          to: 4
                        passages:
                          - [1,2]
                          - [2,3]
                          - [2,4]
                        rooms:
                          [2, 3]:
                            roomShapes:
                              - roomDescriptionName: 12-square
                          4:
                            roomShapes:
                              - setName: custom
                                roomDescriptionName: 5-square
                                scale: [2,3]
                                rotate: false
                        defaultRoomShapes:
                          - roomDescriptionName: 12-square
                            probability: 1.5
                          - roomDescriptionName: 5-square
                        customRoomDescriptionsSet:
                          default:
                            doorMode: !OverlapMode
                              doorLength: 1
                              cornerDistance: 3
                          roomDescriptions:
                            12-square:
                              shape: [[0,0], [0,12], [12,12], [12,0]]
                            5-square:
                              shape: [[0,0], [0,5], [5,5], [5,0]]
                              doorMode: !SimpleMode
                                doorLength: 2
                                cornerDistance: 1
                              repeatMode: NoRepeat
                        """)).isEqualTo("""
                name: dragon
                roomTemplates:
                  12-square:
                    outline: [[0, 0], [12, 0], [12, 12], [0, 12]]
                    doors: { length: 1, cornerDistance: 3 }
                    transforms: rotations
                    weight: 3
                  5-square:
                    outline: [[0, 0], [5, 0], [5, 5], [0, 5]]
                    doors: { length: 2, cornerDistance: 1 }
                    transforms: rotations
                    weight: 2
                    repeat: avoid
                  12-square-2:
                    outline: [[0, 0], [12, 0], [12, 12], [0, 12]]
                    doors: { length: 1, cornerDistance: 3 }
                    transforms: rotations
                    weight: 2
                  5-square-2x3:
                    outline: [[0, 0], [10, 0], [10, 15], [0, 15]]
                    doors: { length: 2, cornerDistance: 1 }
                    weight: 2
                    repeat: avoid
                defaults:
                  templates: [12-square-2]
                rooms:
                  1: { templates: [12-square, 5-square] }
                  2:
                  3:
                  4: { templates: [5-square-2x3] }
                connections:
                  - [1, 2]
                  - [2, 3]
                  - [2, 4]
                """);
    }

    @Test
    void setsAreFoundByNameInEdgarsFolders() throws Exception {
        Path maps = Files.createDirectories(folder.resolve("Maps"));
        Path rooms = Files.createDirectories(folder.resolve("Rooms"));
        Files.writeString(rooms.resolve("basic.yml"), """
                name: basicSet
                default:
                  doorMode: !OverlapMode
                    doorLength: 1
                    minimumOverlap: 1
                roomDescriptions:
                  6-square:
                    shape: [[0,0], [0,6], [6,6], [6,0]]
                """);
        Files.writeString(rooms.resolve("corridors.yml"), """
                name: corridors
                roomDescriptions:
                  1-2-rectangle:
                    shape: [[0,0], [0,2], [1,2], [1,0]]
                    doorMode: !SpecificPositionsMode
                      doorPositions:
                        - [[0,0], [1,0]]
                        - [[0,2], [1,2]]
                """);

        assertThat(ImportCase.yaml(maps, "two.yml", """
                        roomsRange: { from: 0, to: 1 }
                        passages: [[0,1]]
                        defaultRoomShapes: [{ setName: basicSet }]
                        corridors:
                          enable: true
                          corridorShapes: [{ setName: corridors }]
                        """)).isEqualTo("""
                name: two
                roomTemplates:
                  6-square:
                    outline: [[0, 0], [6, 0], [6, 6], [0, 6]]
                    doors: { length: 1, cornerDistance: 1 }
                    transforms: rotations
                  1-2-rectangle:
                    outline: [[0, 0], [1, 0], [1, 2], [0, 2]]
                    doors:
                      - [[0, 0], [1, 0]]
                      - [[0, 2], [1, 2]]
                    transforms: rotations
                rooms:
                  [ 0, 1 ]
                corridors:
                  templates: [1-2-rectangle]
                  everywhere: true
                connections:
                  - [0, 1]
                """);
    }

    @Test
    void aSetIsAFileOfRoomTemplates() throws Exception {
        assertThat(ImportCase.yaml(folder, "basic.yml", """
                        name: basic
                        roomDescriptions:
                          two-doors:
                            shape: [[0,0], [0,6], [6,6], [6,0]]
                            doorMode: !SpecificPositions
                              doorPositions:
                                - [[0,0], [0,1]]
                                - [[0,0], [1,0]]
                        """)).isEqualTo("""
                templates:
                  two-doors:
                    outline: [[0, 0], [6, 0], [6, 6], [0, 6]]
                    doors:
                      - [[0, 0], [0, 1]]
                      - [[0, 0], [1, 0]]
                    transforms: rotations
                """);
    }

    @Test
    void partsWithoutAnEquivalentAreReportedWithTheirLine() throws Exception {
        assertThat(ImportCase.warnings(folder, "map.yml", """
                        roomsRange: { from: 0, to: 1 }
                        passages: [[0,1], [1,0]]
                        colour: blue
                        defaultRoomShapes:
                          - roomDescriptionName: a
                            normalizeProbabilities: false
                        corridors: { enable: false, offsets: [1] }
                        customRoomDescriptionsSet:
                          roomDescriptions:
                            a: &a
                              shape: [[0,0], [0,6], [6,6], [6,0]]
                              doorMode: !OverlapMode { doorLength: 1, cornerDistance: 1, mood: 7, minimumOverlap: 2 }
                            b: *a
                        """)).isEqualTo("""
                map.yml:2:19: warning: The rooms 1 and 0 are connected twice; this connection is left out.
                map.yml:3:1: warning: The key colour of the map has no equivalent and is left out.
                map.yml:6:29: warning: normalizeProbabilities: false has no equivalent: a template weighs the same however many rotations it has.
                map.yml:7:38: warning: The offsets of corridors are left out: the corridors themselves say how far apart rooms are.
                map.yml:11:14: warning: The room description b is used by no room; it is left out.
                map.yml:12:66: warning: The key mood of doorMode has no equivalent and is left out.
                map.yml:12:91: warning: A minimumOverlap beside a cornerDistance has no equivalent and is left out.""");
    }

    @Test
    void errorsAreReportedWithTheirPosition() throws Exception {
        assertThat(ImportCase.errors(folder, "map.yml", """
                        roomsRange: { from: 0, to: 2 }
                        passages: [[0,1], [1,9], [2], [0,0]]
                        defaultRoomShapes:
                          - roomDescriptionName: c
                          - setName: nowhere
                          - roomDescriptionName: a
                            probability: 0
                        customRoomDescriptionsSet:
                          roomDescriptions:
                            a:
                              shape: [[0,0], [6,6], [6,0], [0,6]]
                              doorMode: !OddMode {}
                            b:
                              shape: [[0,0], [0,x], [6]]
                              doorMode: !OverlapMode { doorLength: 1, cornerDistance: 1 }
                        """)).isEqualTo("""
                map.yml:1:13: error: The room 2 cannot be reached from 0. Connect them.
                map.yml:2:19: error: The room 9 of this connection is not there. Add it, or correct its name.
                map.yml:2:26: error: The passage is a list of 1. Write two rooms, [0, 1].
                map.yml:2:31: error: The room 0 is connected with itself. Drop that connection.
                map.yml:5:14: error: The set nowhere is not there. Give its file as well, or put it beside the map, in ../Rooms or in ../../Rooms.
                map.yml:7:18: error: The probability is 0. Write a number above 0.
                map.yml:12:17: error: The door mode !OddMode is not known. Write !OverlapMode or !SpecificPositionsMode.
                map.yml:14:25: error: The y of the point of the shape of b is x. Write a whole number from -10000 to 10000.
                map.yml:14:29: error: The point of the shape of b is a list of 1. Write two whole numbers, [x, y].""");
    }

    /** Maps may be sorted into folders. */
    @Test
    void setsAreFoundTwoFoldersUp() throws Exception {
        Path maps = Files.createDirectories(folder.resolve("Maps/Small"));
        Files.writeString(Files.createDirectories(folder.resolve("Rooms")).resolve("basic.yml"), """
                name: basicSet
                roomDescriptions:
                  6-square: { shape: [[0,0], [0,6], [6,6], [6,0]], doorMode: !OverlapMode { doorLength: 1, cornerDistance: 1 } }
                """);

        assertThat(ImportCase.yaml(
                        maps,
                        "one.yml",
                        "roomsRange: { from: 0, to: 0 }\ndefaultRoomShapes: [{ setName: basicSet }]\n"))
                .contains("6-square");
    }

    @Test
    void aMissingSetIsReportedOnce() throws Exception {
        assertThat(ImportCase.errors(folder, "map.yml", """
                        roomsRange: { from: 0, to: 60 }
                        rooms: { 3: { roomShapes: [{ setName: gone }] } }
                        defaultRoomShapes: [{ setName: gone }, { setName: gone, roomDescriptionName: a }]
                        corridors: { enable: true, corridorShapes: [{ setName: gone }] }
                        """))
                .startsWith("map.yml:1:13: error: The room 1 cannot be reached from 0.")
                .endsWith(
                        "map.yml:2:39: error: The set gone is not there. Give its file as well, or put it beside the map, in ../Rooms or in ../../Rooms.")
                .hasLineCount(2);
    }

    @Test
    void roomsWithoutShapesAreRefused() throws IOException {
        assertThat(ImportCase.errors(folder, "map.yml", "roomsRange: { from: 0, to: 1 }\npassages: [[0, 1]]\n"))
                .isEqualTo("""
                map.yml:1:13: error: The room 0 has no room shapes, and there are no defaultRoomShapes. Give it some.
                map.yml:1:13: error: The room 1 has no room shapes, and there are no defaultRoomShapes. Give it some.""");
    }

    @Test
    void outlinesAndDoorsMustFit() throws IOException {
        assertThat(ImportCase.errors(folder, "set.yml", """
                        name: set
                        roomDescriptions:
                          crossed:
                            shape: [[0,0], [6,6], [6,0], [0,6]]
                            doorMode: !OverlapMode { doorLength: 1, cornerDistance: 1 }
                          tight:
                            shape: [[0,0], [0,3], [3,3], [3,0]]
                            doorMode: !OverlapMode { doorLength: 2, cornerDistance: 1 }
                          off:
                            shape: [[0,0], [0,3], [3,3], [3,0]]
                            doorMode: !ManualMode
                              doorPositions:
                                - [[1,1], [1,2]]
                                - [[0,0], [0,0]]
                        """)).isEqualTo("""
                set.yml:4:12: error: The outline of crossed is not one of a room: the edges from [0,0] and from [6,0] cross. Correct its points.
                set.yml:8:15: error: No door of length 2, 1 from the corners, fits on tight. Change one of the three.
                set.yml:13:11: error: The door from [1,1] to [1,2] of off does not lie along one edge of its outline. Move it there.
                set.yml:14:11: error: The door from [0,0] to [0,0] of off does not lie along one edge of its outline. Move it there.""");
    }

    @Test
    void filesOfOtherFormatsAreRefused() throws IOException {
        assertThat(ImportCase.errors(folder, "ours.yaml", "rooms: [a, b]\n"))
                .isEqualTo("ours.yaml:1:1: error: The file looks like one of Undercroft's own. Use it as it is.");
        assertThat(ImportCase.errors(folder, "x.yml", "[1, 2]"))
                .isEqualTo("x.yml:1:1: error: The file holds a list of 2. It should hold a mapping.");
        assertThat(ImportCase.errors(folder, "x.yml", "a: &a [*a]"))
                .isEqualTo("x.yml:1:8: error: The alias *a is inside the value that it names. Write that value out.");
        assertThat(ImportCase.errors(folder, "x.yml", "a: [b")).startsWith("x.yml:1:6: error: The YAML is invalid: ");
        assertThat(ImportCase.errors(folder, "x.txt", "")).startsWith("x.txt:1:1: error: The extension does not tell");
    }
}
