package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.files.LevelLoader;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Connection;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.source.BadInputException;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class LevelReaderTest {

    private static final DoorSpec ONE_ANYWHERE = DoorSpec.OnEveryEdge.of(1, 1);

    @TempDir
    private Path folder;

    /** The example from the documentation, which has every key. */
    @Test
    void readsEveryKey() throws Exception {
        write("room-templates/keep.yaml", """
                # yaml-language-server: $schema=room-templates.schema.json
                defaults:
                  doors: { length: 2, cornerDistance: 0, socket: wide, direction: out }
                  transforms: all
                templates:
                  small-hall:
                    outline: [[0,0], [0,8], [8,8], [8,0]]
                  gatehouse:
                    outline: [[0,0], [0,6], [9,6], [9,0]]
                    doors:
                      - [[0,2], [0,4]]
                      - { at: [[9,1], [9,5]], length: 2 }
                      - { at: [[4,6], [6,6]], socket: gate, direction: in }
                    transforms: rotations
                    weight: 3
                    repeat: no-immediate
                  crypt:
                    doors: {}
                    transforms: [m90, r0]
                    repeat: never
                    cells: |
                      .###.
                      #####
                      .###.
                """);
        write("graphs/corridors.yaml", """
                templates:
                  passage: { outline: [[0,0], [0,2], [6,2], [6,0]], repeat: avoid }
                  bend: { outline: [[0,0], [0,4], [4,4], [4,0]] }
                """);
        write("graphs/first.yaml", """
                name: first-keep
                templates: [keep, corridors.yaml]
                templateDefaults: { transforms: identity }
                roomTemplates:
                  throne-room: { outline: [[0,0], [5,0], [5,5], [0,5]], transforms: [r90] }
                defaults:
                  templates: [small-hall, crypt]
                  minimumRoomDistance: 2
                  repeat: avoid
                rooms:
                  gate:   { templates: gatehouse, type: entrance, data: { level: 3, secret: true, note: "a b", x: 1.50 } }
                  hall:
                  throne: { templates: [throne-room, small-hall], type: boss, at: [40, -12], transform: r90 }
                  7:      { type: 007 }
                connections:
                  - [gate, hall]
                  - { from: hall, to: throne, corridor: true, oneWay: true, lock: gold-key }
                  - { from: throne, to: 7, corridor: [bend] }
                  - { from: gate, to: "7", corridor: false, lock: 12 }
                corridors:
                  templates: [passage, bend]
                  everywhere: false
                search: { cycles: 20, shapeMoves: .5, acceptanceEnd: 1e-3 }
                """);

        RoomTemplate hall = template(
                "small-hall", Polygon.rectangle(0, 0, 8, 8), List.of(outWide()), Transform.ALL, 1, RepeatRule.ALLOW);
        RoomTemplate gatehouse = template(
                "gatehouse",
                Polygon.rectangle(0, 0, 9, 6),
                List.of(
                        new DoorSpec.Exactly(Segment.of(0, 2, 0, 4), "", DoorDirection.BOTH),
                        new DoorSpec.Along(Segment.of(9, 1, 9, 5), 2, "", DoorDirection.BOTH),
                        new DoorSpec.Exactly(Segment.of(4, 6, 6, 6), "gate", DoorDirection.IN)),
                List.of(Transform.R0, Transform.R90, Transform.R180, Transform.R270),
                3,
                RepeatRule.NO_IMMEDIATE);
        Polygon cross = Polygon.of(List.of(
                new Point(1, 0),
                new Point(4, 0),
                new Point(4, 1),
                new Point(5, 1),
                new Point(5, 2),
                new Point(4, 2),
                new Point(4, 3),
                new Point(1, 3),
                new Point(1, 2),
                new Point(0, 2),
                new Point(0, 1),
                new Point(1, 1)));
        RoomTemplate crypt = template(
                "crypt", cross, List.of(ONE_ANYWHERE), List.of(Transform.M90, Transform.R0), 1, RepeatRule.NEVER);
        RoomTemplate passage = RoomTemplate.of("passage", Polygon.rectangle(0, 0, 6, 2), ONE_ANYWHERE)
                .withRepeat(RepeatRule.AVOID);
        RoomTemplate bend = RoomTemplate.of("bend", Polygon.rectangle(0, 0, 4, 4), ONE_ANYWHERE);
        RoomTemplate throne = RoomTemplate.of("throne-room", Polygon.rectangle(0, 0, 5, 5), ONE_ANYWHERE)
                .withTransforms(List.of(Transform.R90));
        Pin pinned = new Pin(Optional.of(new Point(40, -12)), Optional.of(Transform.R90));

        Level expected = new Level(
                "first-keep",
                List.of(
                        new Room(
                                "gate",
                                "entrance",
                                List.of(gatehouse),
                                Pin.NONE,
                                List.of(
                                        new DataEntry("level", "3"),
                                        new DataEntry("secret", "true"),
                                        new DataEntry("note", "a b"),
                                        new DataEntry("x", "1.50"))),
                        Room.of("hall", List.of(hall, crypt)),
                        new Room("throne", "boss", List.of(throne, hall), pinned, List.of()),
                        new Room("7", "007", List.of(hall, crypt), Pin.NONE, List.of())),
                List.of(
                        Connection.door(0, 1),
                        new Connection(1, 2, List.of(passage, bend), true, "gold-key"),
                        new Connection(2, 3, List.of(bend), false, ""),
                        new Connection(0, 3, List.of(), false, "12")),
                2,
                Optional.of(RepeatRule.AVOID),
                SearchParameters.DEFAULTS);
        Level read = read("graphs/first.yaml");
        assertThat(withDefaultSearch(read)).isEqualTo(expected);
        assertThat(read.search().getInt(SearchParameter.CYCLES)).isEqualTo(20);
        assertThat(read.search().get(SearchParameter.SHAPE_MOVES)).isEqualTo(0.5);
        assertThat(read.search().get(SearchParameter.ACCEPTANCE_END)).isEqualTo(0.001);
        assertThat(read.search().getInt(SearchParameter.TRIALS)).isEqualTo(100);
    }

    /** Doors of one cell, one cell from the corners; not turned; weight 1; every room may take any template but the corridors'. */
    @Test
    void hasDefaultsForKeysThatAreMissing() throws Exception {
        write("small.yaml", """
                roomTemplates:
                  hall: { outline: [[0,0], [0,6], [6,6], [6,0]] }
                  way: { outline: [[0,0], [0,3], [3,3], [3,0]] }
                  own: { outline: [[0,0], [0,4], [3,4], [3,0]] }
                  slanted: { outline: [[0,0], [4,4], [8,0], [4,-4]] }
                rooms: [a, b, c]
                connections: [[a, b], { from: b, to: c, corridor: own }]
                corridors: { templates: [way], everywhere: true }
                """);
        RoomTemplate hall = RoomTemplate.of("hall", Polygon.rectangle(0, 0, 6, 6), ONE_ANYWHERE);
        RoomTemplate way = RoomTemplate.of("way", Polygon.rectangle(0, 0, 3, 3), ONE_ANYWHERE);
        RoomTemplate own = RoomTemplate.of("own", Polygon.rectangle(0, 0, 3, 4), ONE_ANYWHERE);
        RoomTemplate slanted = RoomTemplate.of(
                "slanted",
                Polygon.of(List.of(new Point(0, 0), new Point(4, -4), new Point(8, 0), new Point(4, 4))),
                ONE_ANYWHERE);
        Level expected = Level.named("small")
                .room("a", hall, slanted)
                .room("b", hall, slanted)
                .room("c", hall, slanted)
                .corridor("a", "b", way)
                .corridor("b", "c", own)
                .build();
        assertThat(read("small.yaml")).isEqualTo(expected);
    }

    @Test
    void blocksMayBeEmpty() throws Exception {
        write("one.yml", """
                templates: nested/hall.yaml
                roomTemplates:
                templateDefaults:
                defaults:
                corridors:
                search:
                rooms: { a: { data: } }
                connections:
                """);
        write("nested/hall.yaml", "defaults:\ntemplates: { hall: { outline: [[0,0], [0,6], [6,6], [6,0]] } }\n");
        RoomTemplate hall = RoomTemplate.of("hall", Polygon.rectangle(0, 0, 6, 6), ONE_ANYWHERE);
        assertThat(read("one.yml")).isEqualTo(Level.named("one").room("a", hall).build());
    }

    @Test
    void listsAndMappingsInDataAreFlattened() throws Exception {
        write("data.yaml", """
                roomTemplates: { hall: { outline: [[0,0], [0,6], [6,6], [6,0]] } }
                rooms:
                  a: { data: { loot: [gold, { gems: 3 }], boss: { name: Ann, awake: false }, none: [], hp: 7 } }
                """);

        assertThat(read("data.yaml").rooms().get(0).data())
                .containsExactly(
                        new DataEntry("loot.0", "gold"),
                        new DataEntry("loot.1.gems", "3"),
                        new DataEntry("boss.name", "Ann"),
                        new DataEntry("boss.awake", "false"),
                        new DataEntry("hp", "7"));
    }

    @Test
    void collinearPointsAreDropped() throws Exception {
        assertThat(onlyOutline("outline: [[0,0], [0,3], [0,6], [6,6], [6,0], [3,0]]"))
                .isEqualTo(Polygon.rectangle(0, 0, 6, 6));
    }

    /** The bottom line is the room's lowest row even if it is empty: the room then lies above the origin. */
    @Test
    void theBottomLineOfADrawingIsTheLowestRow() throws Exception {
        assertThat(onlyOutline("cells: |\n      .##.\n      .##.\n      .##\n      ....\n"))
                .isEqualTo(Polygon.rectangle(1, 1, 2, 3));
    }

    @Test
    void drawingsMayUseAnyCharacters() throws Exception {
        assertThat(onlyOutline("cells: |2\n        xA\n      #é🏰 \n      ___\n"))
                .isEqualTo(Polygon.of(List.of(
                        new Point(0, 0),
                        new Point(3, 0),
                        new Point(3, 2),
                        new Point(4, 2),
                        new Point(4, 3),
                        new Point(2, 3),
                        new Point(2, 2),
                        new Point(0, 2))));
    }

    @Test
    void aliasesMayRepeatValues() throws Exception {
        write("alias.yaml", """
                roomTemplates:
                  a: { outline: &square [[0,0], [0,6], [6,6], [6,0]] }
                  b: { outline: *square }
                rooms: { x: { templates: [b] } }
                """);
        RoomTemplate b = RoomTemplate.of("b", Polygon.rectangle(0, 0, 6, 6), ONE_ANYWHERE);
        assertThat(read("alias.yaml"))
                .isEqualTo(Level.named("alias").room("x", b).build());
    }

    /** Not those of the graph itself, although it has the same name, nor a folder. */
    @Test
    void aTemplateFileMayHaveTheNameOfTheGraph() throws Exception {
        write("room-templates/crypts.yaml", "templates: { crypt: { outline: [[0,0], [0,6], [6,6], [6,0]] } }\n");
        write("graphs/crypts.yaml", "templates: [crypts]\nrooms: [a]\n");
        Files.createDirectory(folder.resolve("graphs/crypts"));
        RoomTemplate crypt = RoomTemplate.of("crypt", Polygon.rectangle(0, 0, 6, 6), ONE_ANYWHERE);
        assertThat(read("graphs/crypts.yaml"))
                .isEqualTo(Level.named("crypts").room("a", crypt).build());
    }

    @Test
    void aPinnedTransformKeepsTheTemplatesThatAllowIt() throws Exception {
        write("pin.yaml", """
                roomTemplates:
                  stiff: { outline: [[0,0], [0,6], [6,6], [6,0]] }
                  loose: { outline: [[0,0], [0,6], [6,6], [6,0]], transforms: all }
                rooms: { a: { transform: m180 } }
                """);
        assertThat(read("pin.yaml").rooms().get(0).templates())
                .extracting(RoomTemplate::name)
                .containsExactly("loose");
    }

    private Polygon onlyOutline(String yaml) throws IOException, BadInputException {
        write("outline.yaml", "rooms: [a]\nroomTemplates:\n  t:\n    " + yaml + "\n");
        return read("outline.yaml").templates().get(0).outline();
    }

    private Level read(String file) throws BadInputException {
        return LevelLoader.read(folder.resolve(file));
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private static Level withDefaultSearch(Level level) {
        return new Level(
                level.name(),
                level.rooms(),
                level.connections(),
                level.minimumRoomDistance(),
                level.repeatOverride(),
                SearchParameters.DEFAULTS);
    }

    private static DoorSpec outWide() {
        return new DoorSpec.OnEveryEdge(2, 0, "wide", DoorDirection.OUT);
    }

    private static RoomTemplate template(
            String name,
            Polygon outline,
            List<DoorSpec> doors,
            List<Transform> transforms,
            int weight,
            RepeatRule repeat) {
        return new RoomTemplate(name, outline, doors, transforms, weight, repeat);
    }
}
