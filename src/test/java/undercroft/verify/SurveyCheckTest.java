package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import undercroft.DungeonGenerator;
import undercroft.files.LevelLoader;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.DoorPath;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.MinimapRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.level.Access;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.PaletteEntry;
import undercroft.level.Room;
import undercroft.search.Outcome;

/** Layouts with everything that version 2 of the format adds, and one thing wrong. */
class SurveyCheckTest {

    /** A wrong layout, made of the good one, and the rules that it breaks. */
    private record Edit(String name, UnaryOperator<Layout> edit, List<String> rules) {

        Edit(String name, UnaryOperator<Layout> edit, String... rules) {
            this(name, edit, List.of(rules));
        }
    }

    private final Level level;
    private final Layout good;

    SurveyCheckTest() throws Exception {
        level = withLabelAndSecret(LevelLoader.read(Path.of("graphs/first-keep.yaml")));
        DungeonGenerator generator = DungeonGenerator.of(level);
        good = generator.survey(((Outcome.Found) generator.generate(7)).layout());
    }

    private static Level withLabelAndSecret(Level level) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        Room gate = rooms.get(0);
        rooms.set(
                0,
                new Room(gate.id(), gate.type(), gate.templates(), gate.pin(), gate.data(), gate.puzzle(), "The Gate"));
        List<Connection> connections = new ArrayList<>(level.connections());
        Connection first = connections.get(0);
        connections.set(
                0,
                new Connection(
                        first.from(), first.to(), first.corridor(), new Access(first.oneWay(), first.lock(), true)));
        return new Level(
                level.name(),
                rooms,
                connections,
                level.minimumRoomDistance(),
                level.repeatOverride(),
                level.search(),
                List.of(new PaletteEntry("boss", 0x8C2F39)),
                level.missionRules());
    }

    @Test
    void nothingIsWrongWithTheGoodLayout() {
        assertThat(LayoutVerifier.verify(good, level)).isEmpty();
        assertThat(good.survey().orElseThrow().doorSlots()).hasSizeGreaterThan(10);
        assertThat(good.survey().orElseThrow().doorPaths()).hasSizeGreaterThan(10);
    }

    @Test
    void aPlainLayoutRightlyLacksWhatVersion2Adds() {
        assertThat(LayoutVerifier.verify(good.plain(), level)).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyEditIsNoticed() {
        return edits().map(edit -> DynamicTest.dynamicTest(
                edit.name(),
                () -> assertThat(LayoutVerifier.verify(edit.edit().apply(good), level))
                        .extracting(Violation::rule)
                        .isNotEmpty()
                        .hasSameElementsAs(edit.rules())));
    }

    private static Stream<Edit> edits() {
        return Stream.of(
                new Edit("a slot is missing", slots(list -> Edits.without(list, 3)), "door-slot"),
                new Edit("a slot is there twice", slots(list -> Edits.with(list, list.get(0))), "door-slot"),
                new Edit("slots are swapped", slots(list -> Edits.swapped(list, 0, 1)), "door-slot"),
                new Edit("a slot has moved", slot(s -> at(s, s.at().translated(s.at().step()))), "door-slot"),
                new Edit("a slot is too short", slot(s -> at(s, shorter(s.at()))), "door-slot"),
                new Edit("a slot runs the wrong way", slot(s -> at(s, s.at().reversed())), "door-slot"),
                new Edit(
                        "a slot has another length",
                        slot(s -> new DoorSlot(s.room(), s.at(), s.facing(), 1, s.socket(), s.behind())),
                        "door-slot"),
                new Edit(
                        "a slot has another socket",
                        slot(s -> new DoorSlot(s.room(), s.at(), s.facing(), s.length(), "x", s.behind())),
                        "door-slot"),
                new Edit(
                        "another room is behind a slot",
                        slot(s -> new DoorSlot(s.room(), s.at(), s.facing(), s.length(), s.socket(), 3)),
                        "door-slot"),
                new Edit(
                        "a slot is of another room",
                        slot(s -> new DoorSlot(2, s.at(), s.facing(), s.length(), s.socket(), s.behind())),
                        "door-slot"),
                new Edit(
                        "a slot is of no room",
                        slot(s -> new DoorSlot(99, s.at(), s.facing(), s.length(), s.socket(), s.behind())),
                        "index"),
                new Edit("a distance is missing", distances(list -> Edits.without(list, 8)), "walk", "minimap"),
                new Edit("distances are swapped", distances(list -> Edits.swapped(list, 1, 2)), "walk"),
                new Edit(
                        "the distance from the start is wrong",
                        distance(d -> new RoomDistance(d.room(), d.fromStart() + 1, d.toGoal())),
                        "walk"),
                new Edit(
                        "the distance to the goal is wrong",
                        distance(d -> new RoomDistance(d.room(), d.fromStart(), d.toGoal() - 414)),
                        "walk"),
                new Edit(
                        "a room cannot be reached",
                        distance(d -> new RoomDistance(d.room(), RoomDistance.UNREACHABLE, d.toGoal())),
                        "walk",
                        "minimap"),
                new Edit("a path is missing", paths(list -> Edits.without(list, 0)), "walk"),
                new Edit(
                        "a path is too short",
                        paths(list -> Edits.edited(
                                list, 2, p -> new DoorPath(p.room(), p.doorA(), p.doorB(), p.cells() - 1))),
                        "walk"),
                new Edit(
                        "a path goes the other way",
                        paths(list ->
                                Edits.edited(list, 2, p -> new DoorPath(p.room(), p.doorB(), p.doorA(), p.cells()))),
                        "walk"),
                new Edit("a room is not on the minimap", minimap(list -> Edits.without(list, 1)), "minimap"),
                new Edit(
                        "the order is wrong",
                        minimap(list -> Edits.edited(list, 1, m -> new MinimapRoom(m.room(), 5, m.outline()))),
                        "minimap"),
                new Edit(
                        "a corner of the minimap has moved",
                        outline(corners -> Edits.edited(corners, 0, p -> p.plus(new Point(1, 0)))),
                        "minimap"),
                new Edit(
                        "corners of the minimap are swapped",
                        outline(corners -> Edits.swapped(corners, 0, 1)),
                        "minimap"),
                new Edit(
                        "a large corner is left out on the minimap",
                        outline(corners -> Edits.without(corners, 0)),
                        "minimap"),
                new Edit("the label is missing", layout -> Edits.room(layout, 0, Edits.label("")), "label"),
                new Edit("the label is another", layout -> Edits.room(layout, 0, Edits.label("Gate")), "label"),
                new Edit("the palette is missing", layout -> Edits.withPalette(layout, List.of()), "palette"),
                new Edit(
                        "a colour is another",
                        layout -> Edits.withPalette(layout, List.of(new PaletteEntry("boss", 0))),
                        "palette"),
                new Edit("a door is not secret", layout -> Edits.door(layout, 0, Edits.doorSecret(false)), "secret"),
                new Edit("a door is secret", layout -> Edits.door(layout, 1, Edits.doorSecret(true)), "secret"),
                new Edit(
                        "a connection is not secret",
                        layout -> Edits.connection(
                                layout,
                                0,
                                c -> new LayoutConnection(
                                        c.from(), c.to(), c.corridor(), Access.of(c.oneWay(), c.lock()))),
                        "secret"));
    }

    private static UnaryOperator<Layout> survey(UnaryOperator<Survey> edit) {
        return layout ->
                layout.withSurvey(Optional.of(edit.apply(layout.survey().orElseThrow())));
    }

    private static UnaryOperator<Layout> slots(UnaryOperator<List<DoorSlot>> edit) {
        return survey(s -> new Survey(edit.apply(s.doorSlots()), s.distances(), s.doorPaths(), s.minimap()));
    }

    private static UnaryOperator<Layout> slot(UnaryOperator<DoorSlot> edit) {
        return slots(list -> Edits.edited(list, 4, edit));
    }

    private static UnaryOperator<Layout> distances(UnaryOperator<List<RoomDistance>> edit) {
        return survey(s -> new Survey(s.doorSlots(), edit.apply(s.distances()), s.doorPaths(), s.minimap()));
    }

    private static UnaryOperator<Layout> distance(UnaryOperator<RoomDistance> edit) {
        return distances(list -> Edits.edited(list, 4, edit));
    }

    private static UnaryOperator<Layout> paths(UnaryOperator<List<DoorPath>> edit) {
        return survey(s -> new Survey(s.doorSlots(), s.distances(), edit.apply(s.doorPaths()), s.minimap()));
    }

    private static UnaryOperator<Layout> minimap(UnaryOperator<List<MinimapRoom>> edit) {
        return survey(s -> new Survey(s.doorSlots(), s.distances(), s.doorPaths(), edit.apply(s.minimap())));
    }

    private static UnaryOperator<Layout> outline(UnaryOperator<List<Point>> edit) {
        return minimap(list ->
                Edits.edited(list, 0, m -> new MinimapRoom(m.room(), m.order(), edit.apply(m.outline()))));
    }

    private static DoorSlot at(DoorSlot slot, Segment at) {
        return new DoorSlot(slot.room(), at, slot.facing(), slot.length(), slot.socket(), slot.behind());
    }

    private static Segment shorter(Segment segment) {
        return new Segment(segment.from().plus(segment.step()), segment.to());
    }
}
