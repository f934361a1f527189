package undercroft.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.files.LevelLoader;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Access;
import undercroft.level.CountRange;
import undercroft.level.Level;
import undercroft.level.PaletteEntry;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.RoomFilter;
import undercroft.level.Spawn;
import undercroft.level.TensionRange;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.EdgeStyle;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;

class LevelYamlTest {

    private static final RoomTemplate CELL =
            RoomTemplate.of("cell", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 1));

    private static final RoomTemplate WAY = RoomTemplate.of(
                    "no",
                    Polygon.rectangle(0, 0, 2, 3),
                    new DoorSpec.Exactly(Segment.of(0, 0, 1, 0), "", DoorDirection.BOTH),
                    new DoorSpec.Along(Segment.of(0, 3, 2, 3), 1, "big gate", DoorDirection.OUT))
            .withTransforms(List.of(Transform.R0, Transform.M90))
            .withWeight(3);

    @TempDir
    private Path folder;

    @Test
    void writesLabelsColoursAndSecrets() throws Exception {
        Level level = Level.named("lair")
                .room(new Room("den", "boss", List.of(CELL), Pin.NONE, List.of(), Optional.empty(), "The Den"))
                .room("yard", CELL)
                .connection("den", "yard", List.of(), new Access(false, "gold", true))
                .palette(List.of(new PaletteEntry("boss", 0x8C2F39), new PaletteEntry("gold", 0x0000FF)))
                .build();

        assertThat(LevelYaml.of(level)).endsWith("""
                rooms:
                  den: { type: boss, label: "The Den" }
                  yard:
                palette:
                  boss: "#8c2f39"
                  gold: "#0000ff"
                connections:
                  - { from: den, to: yard, lock: gold, secret: true }
                """);
        Level again = LevelLoader.read(Files.writeString(folder.resolve("x.yaml"), LevelYaml.of(level)));
        assertThat(again).isEqualTo(level);
    }

    /** Every key of missions, once. */
    @Test
    void writesMissions() throws Exception {
        String mission = """
                rooms:
                  gate: { type: entrance, holds: [key, key] }
                  mill: { turns: "sluice gate" }
                  well:
                  den: { type: boss }
                items:
                  key: { spent: true }
                  lamp:
                switches:
                  "sluice gate": [high, low]
                mission:
                  start: gate
                  goal: [mill, den]
                  stuck: allowed
                  place:
                    - { item: lamp, count: 2, in: { type: [boss] }, late: 0.5 }
                  locks: 1..2
                  tension: waves
                connections:
                  - { from: gate, to: mill, lock: key }
                  - { from: mill, to: well, needs: { all: [lamp], any: [lamp, key], count: { key: 2 }, state: { "sluice gate": low } } }
                  - { from: well, to: den, opens: to }
                """;
        String file = "roomTemplates: { cell: { outline: [[0,0], [4,0], [4,4], [0,4]] } }\n" + mission;
        Level level = LevelLoader.read(Files.writeString(folder.resolve("x.yaml"), file));
        assertThat(LevelYaml.of(level)).endsWith(mission);
        Level again = LevelLoader.read(Files.writeString(folder.resolve("x.yaml"), LevelYaml.of(level)));
        assertThat(again).isEqualTo(level);
    }

    @Test
    void writesOnlyWhatDiffersFromTheDefaults() throws Exception {
        Level level = Level.named("lair: deep")
                .room("1", CELL)
                .room("off", CELL)
                .room("den", CELL, WAY)
                .connection("1", "off", List.of(WAY), false, "gold: key")
                .connection("off", "den", List.of(), true, "")
                .minimumRoomDistance(2)
                .build();

        assertThat(LevelYaml.of(level)).isEqualTo("""
                name: "lair: deep"
                roomTemplates:
                  cell:
                    outline: [[0, 0], [4, 0], [4, 4], [0, 4]]
                    doors: { length: 1, cornerDistance: 1 }
                  "no":
                    outline: [[0, 0], [2, 0], [2, 3], [0, 3]]
                    doors:
                      - [[0, 0], [1, 0]]
                      - { at: [[0, 3], [2, 3]], length: 1, socket: "big gate", direction: out }
                    transforms: [r0, m90]
                    weight: 3
                defaults:
                  minimumRoomDistance: 2
                rooms:
                  1:
                  "off":
                  den: { templates: [cell, "no"] }
                corridors:
                  templates: ["no"]
                connections:
                  - { from: 1, to: "off", corridor: true, lock: "gold: key" }
                  - { from: "off", to: den, oneWay: true }
                """);
    }

    @Test
    void floorPlansAreWrittenAndReadBack() throws Exception {
        RoomTemplate crypt = RoomTemplate.of("crypt", Polygon.rectangle(0, 0, 7, 5), DoorSpec.OnEveryEdge.of(1, 1))
                .withFloorPlan(new FloorPlan(
                        List.of(Polygon.rectangle(1, 1, 2, 2)),
                        List.of(new Point(4, 2), new Point(5, 2)),
                        List.of(
                                Marker.of("altar", new Point(4, 3)),
                                Marker.of("an urn", new Point(2, 3))
                                        .inGroup("loot")
                                        .facing(CardinalDirection.EAST)
                                        .withWeight(3)),
                        EdgeStyle.ROUGH));
        Level level = Level.named("crypt").room("a", crypt).build();

        String yaml = LevelYaml.of(level);

        assertThat(yaml).contains("""
                    outline: [[0, 0], [7, 0], [7, 5], [0, 5]]
                    holes: [[[1, 1], [3, 1], [3, 3], [1, 3]]]
                    pillars: [[4, 2], [5, 2]]
                    markers:
                      - { name: altar, at: [4, 3] }
                      - { name: "an urn", at: [2, 3], group: loot, facing: east, weight: 3 }
                    edge: rough
                """);
        assertThat(LevelLoader.read(Files.writeString(folder.resolve("x.yaml"), yaml))
                        .rooms())
                .isEqualTo(level.rooms());
    }

    @Test
    void spawnsAreWrittenAndReadBack() throws Exception {
        RoomTemplate crypt = CELL.withFloorPlan(FloorPlan.BARE.withMarkers(
                List.of(Marker.of("urn", new Point(1, 1)).inGroup("big loot"))));
        Level level = Level.named("crypt")
                .room(new Room("a", "crypt", List.of(crypt), Pin.NONE, List.of()))
                .room("b", crypt)
                .door("a", "b")
                .spawn(Spawn.onGroup("big loot", new CountRange(0, 2))
                        .in(RoomFilter.ofTypes("crypt"))
                        .withSpread(2)
                        .withTension(new TensionRange(0, 0.75)))
                .spawn(Spawn.onFloor("bat", CountRange.exactly(1))
                        .in(RoomFilter.ofIds("a", "b"))
                        .inEachRoom()
                        .withApart(4))
                .build();

        String yaml = LevelYaml.of(level);

        assertThat(yaml).contains("""
                spawn:
                  - { group: "big loot", count: 0..2, in: { type: [crypt] }, spread: 2, tension: [0.0, 0.75] }
                  - { marker: bat, count: 1, in: [a, b], each: room, apart: 4 }
                """);
        assertThat(LevelLoader.read(Files.writeString(folder.resolve("x.yaml"), yaml)))
                .isEqualTo(level);
    }

    @ParameterizedTest
    @MethodSource("shippedGraphs")
    void aLevelThatIsReadBackIsTheSame(Path graph) throws Exception {
        Level level = LevelLoader.read(graph);

        Level again = LevelLoader.read(Files.writeString(folder.resolve("x.yaml"), LevelYaml.of(level)));

        assertThat(again.name()).isEqualTo(level.name());
        assertThat(again.rooms()).isEqualTo(level.rooms());
        assertThat(again.connections()).isEqualTo(level.connections());
        assertThat(again.minimumRoomDistance()).isEqualTo(level.minimumRoomDistance());
        assertThat(again.repeatOverride()).isEqualTo(level.repeatOverride());
    }

    @Test
    void textsThatYamlWouldReadAsOtherTypesAreQuoted() {
        assertThat(Stream.of("hall", "42", "x-1.b", "Größe", "yes", "null", "", "- a", "a b", "a\"\\", "\u0007", "a:"))
                .map(YamlScalar::of)
                .containsExactly(
                        "hall",
                        "42",
                        "x-1.b",
                        "Größe",
                        "\"yes\"",
                        "\"null\"",
                        "\"\"",
                        "\"- a\"",
                        "\"a b\"",
                        "\"a\\\"\\\\\"",
                        "\"\\u0007\"",
                        "\"a:\"");
    }

    static List<Path> shippedGraphs() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            return files.sorted().toList();
        }
    }
}
