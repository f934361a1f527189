package undercroft.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EdgarJsonTest {

    /** In the form of {@code src/Resources/MapDescriptions} in OndrejNepozitek/Edgar-DotNet. */
    private static final String LEGACY = """
            {
              "$id": "1",
              "roomDescriptions": {
                "$id": "2",
                "0": {
                  "$id": "3",
                  "$type": "Edgar.Legacy.Core.MapDescriptions.BasicRoomDescription, Edgar",
                  "Stage": 1,
                  "RoomTemplates": { "$id": "4", "$values": [ {
                    "$id": "5",
                    "Shape": { "$id": "6", "points": { "$id": "7", "$values": [
                      { "$id": "8", "X": -2, "Y": 5 }, { "$id": "9", "X": 5, "Y": 5 },
                      { "$id": "10", "X": 5, "Y": -3 }, { "$id": "11", "X": -2, "Y": -3 } ] } },
                    "DoorsMode": {
                      "$id": "12",
                      "$type": "Edgar.Legacy.Core.Doors.SimpleMode.SimpleDoorMode, Edgar",
                      "DoorLength": 1,
                      "CornerDistance": 2
                    },
                    "AllowedTransformations": { "$id": "13", "$values": [ 0, 1, 5 ] },
                    "RepeatMode": 1,
                    "Name": "Room template"
                  } ] }
                },
                "1": { "$ref": "3" },
                "2": {
                  "$id": "14",
                  "$type": "Edgar.Legacy.Core.MapDescriptions.CorridorRoomDescription, Edgar",
                  "Stage": 2,
                  "RoomTemplates": { "$id": "15", "$values": [ {
                    "$id": "16",
                    "Shape": { "$id": "17", "points": { "$id": "18", "$values": [
                      { "X": 0, "Y": 0 }, { "X": 0, "Y": 3 }, { "X": 1, "Y": 3 }, { "X": 1, "Y": 0 } ] } },
                    "DoorsMode": {
                      "$type": "Edgar.Legacy.Core.Doors.ManualMode.ManualDoorMode, Edgar",
                      "DoorPositions": { "$values": [
                        { "From": { "X": 0, "Y": 0 }, "To": { "X": 1, "Y": 0 }, "degeneratedDirection": 0, "Length": 1 },
                        { "From": { "X": 0, "Y": 3 }, "To": { "X": 1, "Y": 3 }, "degeneratedDirection": 0, "Length": 1 }
                      ] }
                    },
                    "AllowedTransformations": { "$values": [ 0 ] },
                    "RepeatMode": 0,
                    "Name": "Room template"
                  } ] }
                }
              },
              "passages": { "$id": "30", "$values": [
                { "$id": "31", "Room1": 0, "Room2": 2 },
                { "$id": "32", "Room1": 1, "Room2": 2 }
              ] }
            }
            """;

    /** The form in which Edgar for Unity wraps rooms and later versions of Edgar save them. */
    private static final String UNITY = """
            {
              "Name": "Test",
              "MinimumRoomDistance": 2,
              "RoomTemplateRepeatModeDefault": 2,
              "RoomTemplateRepeatModeOverride": null,
              "roomDescriptionsList": [
                { "Key": { "Id": 0, "Name": "Spawn" }, "Value": { "IsCorridor": false, "Stage": 1, "RoomTemplates": [
                  { "$id": "9", "Name": "Hall", "Outline": { "points": [
                      { "X": 0, "Y": 0 }, { "X": 0, "Y": 6 }, { "X": 6, "Y": 6 }, { "X": 6, "Y": 0 } ] },
                    "Doors": { "$type": "Edgar.GraphBasedGenerator.Grid2D.ManualDoorModeGrid2D, Edgar", "Doors": [
                      { "From": { "X": 0, "Y": 1 }, "To": { "X": 0, "Y": 2 }, "Type": 2 },
                      { "From": { "X": 6, "Y": 1 }, "To": { "X": 6, "Y": 2 }, "Type": 1 } ] },
                    "RepeatMode": null, "AllowedTransformations": [ 0 ] } ] } },
                { "Key": { "Id": 1, "Name": "Normal" }, "Value": { "RoomTemplates": [ { "$ref": "9" } ] } },
                { "Key": { "Id": 2, "Name": "Normal" }, "Value": { "RoomTemplates": [ { "$ref": "9" } ] } }
              ],
              "passages": [
                { "Room1": { "Id": 0, "Name": "Spawn" }, "Room2": { "Id": 1, "Name": "Normal" } },
                { "Room1": { "Id": 1, "Name": "Normal" }, "Room2": { "Id": 2, "Name": "Normal" } }
              ]
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void readsReferencesAndCorridors() throws Exception {
        assertThat(ImportCase.yaml(folder, "gungeon.json", LEGACY)).isEqualTo("""
                name: gungeon
                roomTemplates:
                  "Room template":
                    outline: [[-2, -3], [5, -3], [5, 5], [-2, 5]]
                    doors: { length: 1, cornerDistance: 2 }
                    transforms: [r0, r90, m0]
                    repeat: no-immediate
                  "Room template-2":
                    outline: [[0, 0], [1, 0], [1, 3], [0, 3]]
                    doors:
                      - [[0, 0], [1, 0]]
                      - [[0, 3], [1, 3]]
                rooms:
                  [ 0, 1 ]
                corridors:
                  templates: ["Room template-2"]
                  everywhere: true
                connections:
                  - [0, 1]
                """);
        assertThat(ImportCase.warnings(folder, "gungeon.json", LEGACY)).isEmpty();
    }

    /** Doors over the tiles 1 and 2 are two cells long. */
    @Test
    void readsRoomsByNameAndDirectedDoors() throws Exception {
        assertThat(ImportCase.yaml(folder, "unity.json", UNITY)).isEqualTo("""
                name: unity
                roomTemplates:
                  Hall:
                    outline: [[0, 0], [6, 0], [6, 6], [0, 6]]
                    doors:
                      - { at: [[0, 1], [0, 3]], direction: out }
                      - { at: [[6, 1], [6, 3]], direction: in }
                    repeat: avoid
                defaults:
                  minimumRoomDistance: 2
                rooms:
                  [ Spawn, "Normal 1", "Normal 2" ]
                connections:
                  - { from: Spawn, to: "Normal 1", oneWay: true }
                  - { from: "Normal 1", to: "Normal 2", oneWay: true }
                """);
        assertThat(ImportCase.warnings(folder, "unity.json", UNITY)).isEqualTo("""
                unity.json:1:1: warning: Some doors are entrances or exits, so every connection leads one way, from Room1 to Room2.
                unity.json:3:26: warning: MinimumRoomDistance counts along both axes together and between all rooms; here it counts along the longer and between rooms that are not neighbours.""");
    }

    @Test
    void errorsHaveTheirPositions() throws Exception {
        assertThat(ImportCase.errors(folder, "x.json", """
                        { "roomDescriptions": { "0": { "RoomTemplates": [ { "Name": "a" } ] } },
                          "passages": [ { "Room1": 0, "Room2": 7 }, { "Room1": 0 } ] }
                        """)).isEqualTo("""
                x.json:1:51: error: The room template a lacks its outline or its doors. Add them.
                x.json:2:17: error: The room 7 of this passage is not there. Correct it.
                x.json:2:45: error: The passage is a mapping. It needs Room1 and Room2.""");
        assertThat(ImportCase.errors(folder, "x.json", "{ \"roomDescriptions\": ["))
                .isEqualTo(
                        "x.json:1:24: error: The file is not JSON here (Unexpected end-of-input). Correct it or save it again.");
        assertThat(ImportCase.errors(folder, "x.json", "{ \"RoomShapes\": {} }"))
                .startsWith("x.json:1:1: error: This is a map description of Edgar before 2.0");
    }
}
