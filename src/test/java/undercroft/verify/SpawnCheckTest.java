package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.level.Contents;
import undercroft.level.CountRange;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.RoomFilter;
import undercroft.level.Spawn;
import undercroft.level.TensionRange;
import undercroft.template.DoorSpec;
import undercroft.template.FloorPlan;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;

/**
 * Two caves of 6 by 4 cells side by side, each with three markers: two chests of the group loot in the corners at the bottom and an
 * altar in front of the middle of the top. A layout that holds what is asked for, and the same with one thing broken.
 */
class SpawnCheckTest {

    private static final List<Marker> MARKERS = List.of(
            Marker.of("chest", new Point(0, 0)).inGroup("loot"),
            Marker.of("chest", new Point(5, 0)).inGroup("loot"),
            Marker.of("altar", new Point(3, 2)));

    private static final RoomTemplate CAVE = RoomTemplate.of(
                    "cave", Polygon.rectangle(0, 0, 6, 4), DoorSpec.OnEveryEdge.of(1, 1))
            .withFloorPlan(FloorPlan.BARE.withMarkers(MARKERS));

    /** Both caves together get two or three of the loot, the second one a gem too, and each two bats; only the deeper one an idol. */
    private static final Level LEVEL = Level.named("caves")
            .room(new Room("mouth", "entrance", List.of(CAVE), Pin.NONE, List.of()))
            .room("deep", CAVE)
            .door("mouth", "deep")
            .spawn(Spawn.onGroup("loot", new CountRange(2, 3)))
            .spawn(new Spawn(
                    "loot", "gem", CountRange.exactly(1), RoomFilter.ofIds("deep"), false, 0, 0, TensionRange.ALL))
            .spawn(Spawn.onFloor("bat", CountRange.exactly(2)).inEachRoom().withApart(3))
            .spawn(Spawn.onFloor("altar", new CountRange(1, 2)).withTension(new TensionRange(0.5, 1)))
            .build();

    @Test
    void theOriginalIsValid() {
        assertThat(LayoutVerifier.verify(layout(), LEVEL)).isEmpty();
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                arguments("too few of the loot", marker(0, 0, m -> m.holding(""))),
                arguments("the loot in the wrong marker", marker(0, 2, m -> m.holding("loot"))),
                arguments("something that no spawn puts", marker(0, 0, m -> m.holding("sword"))),
                arguments("a gem in the wrong room", marker(0, 0, m -> m.holding("gem"))),
                arguments("too many gems", marker(1, 0, m -> m.holding("gem"))),
                arguments("a bat too many", added(0, bat(5, 3))),
                arguments(
                        "a bat missing", room(0, r -> r.withMarkers(r.markers().subList(0, 4)))),
                arguments("bats too close", marker(0, 4, m -> bat(3, 1))),
                arguments("a bat in front of the door", marker(0, 4, m -> bat(5, 1))),
                arguments("a bat with a group", marker(0, 4, m -> inGroup(m, "loot"))),
                arguments("a bat under another name", marker(0, 4, m -> named(m, "rat"))),
                arguments("a marker that is not needed", added(0, bat(5, 3).holding(""))),
                arguments("an idol too near the start", marker(0, 2, m -> m.holding("altar"))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("broken")
    void whatIsBrokenIsReported(String what, UnaryOperator<Layout> edit) {
        assertThat(LayoutVerifier.verify(edit.apply(layout()), LEVEL))
                .extracting(Violation::rule)
                .isNotEmpty()
                .containsOnly("spawn");
    }

    /** Of three spawns of one name the third takes what only it may, if the others take what is left. */
    @Test
    void whatSeveralSpawnsMayHavePutIsDividedAmongThem() {
        Level level = Level.named("caves")
                .room(new Room("mouth", "entrance", List.of(CAVE), Pin.NONE, List.of()))
                .room("deep", CAVE)
                .door("mouth", "deep")
                .spawn(Spawn.onFloor("bat", CountRange.exactly(1)))
                .spawn(Spawn.onFloor("bat", CountRange.exactly(1)).in(RoomFilter.ofIds("deep", "mouth")))
                .spawn(Spawn.onFloor("bat", CountRange.exactly(2)).in(RoomFilter.ofIds("mouth")))
                .build();
        Layout bare = layout(List.of(), List.of());
        UnaryOperator<Layout> two =
                layout -> added(0, bat(0, 1)).apply(added(0, bat(0, 3)).apply(layout));

        assertThat(LayoutVerifier.verify(
                        added(1, bat(7, 1)).apply(added(1, bat(8, 1)).apply(two.apply(bare))), level))
                .isEmpty();
        assertThat(LayoutVerifier.verify(
                        added(1, bat(7, 1))
                                .apply(added(1, bat(8, 1))
                                        .apply(added(1, bat(9, 1))
                                                .apply(added(0, bat(0, 3)).apply(bare)))),
                        level))
                .extracting(Violation::rule)
                .containsOnly("spawn");
        assertThat(LayoutVerifier.verify(added(0, bat(2, 1)).apply(two.apply(bare)), level))
                .extracting(Violation::rule)
                .containsExactly("spawn");
    }

    /** The mission puts a key into each cave. */
    @Test
    void itemsOfTheMissionStandInTheirRooms() {
        Level level = Level.named("caves")
                .room(new Room("mouth", "entrance", List.of(CAVE), Pin.NONE, List.of())
                        .withContents(Contents.of("key")))
                .room(Room.of("deep", List.of(CAVE)).withContents(Contents.of("key")))
                .door("mouth", "deep")
                .build();
        List<MissionRoom> rooms =
                List.of(new MissionRoom(Contents.of("key"), 0, 0, 0), new MissionRoom(Contents.of("key"), 1, 1, 100));
        Layout valid = added(0, onFloor("key", 0, 1))
                .apply(added(1, onFloor("key", 7, 3)).apply(layout(List.of(), List.of())));
        Layout laidOut = valid.withMission(new LayoutMission(0, List.of(1), List.of(), rooms));

        assertThat(spawnRules(laidOut, level)).isEmpty();
        assertThat(spawnRules(added(0, onFloor("key", 0, 2)).apply(laidOut), level))
                .containsExactly("spawn");
        assertThat(spawnRules(marker(0, 3, m -> onFloor("key", 5, 1)).apply(laidOut), level))
                .containsExactly("spawn");
        assertThat(spawnRules(marker(0, 3, m -> onFloor("gem", 0, 1)).apply(laidOut), level))
                .containsOnly("spawn");
        assertThat(spawnRules(
                        room(0, r -> r.withMarkers(r.markers().subList(0, 3))).apply(laidOut), level))
                .containsExactly("spawn");
    }

    private static List<String> spawnRules(Layout layout, Level level) {
        return LayoutVerifier.verify(layout, level).stream()
                .map(Violation::rule)
                .filter(rule -> !rule.startsWith("mission"))
                .toList();
    }

    private static PlacedMarker onFloor(String name, int x, int y) {
        return new PlacedMarker(name, "", new Point(x, y), Optional.empty(), name);
    }

    private static Layout layout() {
        return layout(
                List.of("loot", "", "", "bat 1 1", "bat 4 3"),
                List.of("loot", "", "altar", "bat 7 1", "bat 10 1", "gem"));
    }

    /** What each marker of the rooms holds: those of the template first, then bats with their cells; a gem goes to the second chest. */
    private static Layout layout(List<String> first, List<String> second) {
        List<PlacedRoom> rooms = List.of(room(0, "mouth", "entrance", first), room(1, "deep", "", second));
        Segment at = Segment.of(6, 1, 6, 2);
        return new Layout(
                "caves",
                0,
                rooms,
                List.of(new Door(0, 0, 1, at, Facing.EAST, "", false, "")),
                List.of(new LayoutConnection(0, 1, LayoutConnection.NO_CORRIDOR, false, "")));
    }

    private static PlacedRoom room(int index, String id, String type, List<String> held) {
        Point position = new Point(6 * index, 0);
        List<PlacedMarker> markers = new ArrayList<>();
        for (Marker marker : MARKERS) {
            markers.add(new PlacedMarker(
                    marker.name(), marker.group(), marker.cell().plus(position), Optional.empty(), ""));
        }
        for (int i = 0; i < held.size(); i++) {
            String[] words = held.get(i).split(" ", -1);
            if (words.length == 3) {
                markers.add(bat(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
            } else if (words[0].equals("gem")) {
                markers.set(1, markers.get(1).holding("gem"));
            } else {
                markers.set(i, markers.get(i).holding(words[0]));
            }
        }
        return new PlacedRoom(
                        index,
                        id,
                        type,
                        "cave",
                        false,
                        position,
                        Transform.R0,
                        Polygon.rectangle(6 * index, 0, 6, 4),
                        List.of(0),
                        List.of())
                .withMarkers(markers);
    }

    private static PlacedMarker bat(int x, int y) {
        return onFloor("bat", x, y);
    }

    private static PlacedMarker inGroup(PlacedMarker marker, String group) {
        return new PlacedMarker(marker.name(), group, marker.cell(), marker.facing(), marker.holds());
    }

    private static PlacedMarker named(PlacedMarker marker, String name) {
        return new PlacedMarker(name, marker.group(), marker.cell(), marker.facing(), marker.holds());
    }

    private static UnaryOperator<Layout> room(int index, UnaryOperator<PlacedRoom> edit) {
        return layout -> Edits.room(layout, index, edit);
    }

    private static UnaryOperator<Layout> added(int index, PlacedMarker marker) {
        return room(
                index,
                room -> room.withMarkers(Stream.concat(room.markers().stream(), Stream.of(marker))
                        .toList()));
    }

    private static UnaryOperator<Layout> marker(int room, int index, UnaryOperator<PlacedMarker> edit) {
        return room(room, placed -> {
            List<PlacedMarker> markers = new ArrayList<>(placed.markers());
            markers.set(index, edit.apply(markers.get(index)));
            return placed.withMarkers(markers);
        });
    }
}
