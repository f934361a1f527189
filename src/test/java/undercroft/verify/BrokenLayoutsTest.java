package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static undercroft.fixture.SmallTemplates.outline;
import static undercroft.verify.Edits.at;
import static undercroft.verify.Edits.between;
import static undercroft.verify.Edits.connection;
import static undercroft.verify.Edits.corridor;
import static undercroft.verify.Edits.data;
import static undercroft.verify.Edits.door;
import static undercroft.verify.Edits.doorIndex;
import static undercroft.verify.Edits.doorLock;
import static undercroft.verify.Edits.doorOneWay;
import static undercroft.verify.Edits.doors;
import static undercroft.verify.Edits.facing;
import static undercroft.verify.Edits.id;
import static undercroft.verify.Edits.isCorridor;
import static undercroft.verify.Edits.joining;
import static undercroft.verify.Edits.lock;
import static undercroft.verify.Edits.moved;
import static undercroft.verify.Edits.oneWay;
import static undercroft.verify.Edits.position;
import static undercroft.verify.Edits.room;
import static undercroft.verify.Edits.roomIndex;
import static undercroft.verify.Edits.socket;
import static undercroft.verify.Edits.swapped;
import static undercroft.verify.Edits.template;
import static undercroft.verify.Edits.transform;
import static undercroft.verify.Edits.type;
import static undercroft.verify.Edits.with;
import static undercroft.verify.Edits.withConnections;
import static undercroft.verify.Edits.withDoors;
import static undercroft.verify.Edits.withLevel;
import static undercroft.verify.Edits.withRooms;
import static undercroft.verify.Edits.withSeed;
import static undercroft.verify.Edits.without;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.DataEntry;
import undercroft.level.Level;

/** Valid layouts with one thing broken, and the rules that must report it. */
class BrokenLayoutsTest {

    private static final Layout TWO_ROOMS = SmallLayouts.twoRooms();
    private static final Layout BAY = SmallLayouts.bay();
    private static final Layout RING = SmallLayouts.ring();
    private static final Layout OCTAGONS = SmallLayouts.octagons();
    private static final Layout PINNED = SmallLayouts.pinned();

    @Test
    void theOriginalsAreValid() {
        assertThat(LayoutVerifier.verify(TWO_ROOMS, SmallLevels.twoRooms())).isEmpty();
        assertThat(LayoutVerifier.verify(BAY, SmallLevels.bay())).isEmpty();
        assertThat(LayoutVerifier.verify(RING, SmallLevels.ring())).isEmpty();
        assertThat(LayoutVerifier.verify(OCTAGONS, SmallLevels.octagons())).isEmpty();
        assertThat(LayoutVerifier.verify(PINNED, SmallLevels.pinned())).isEmpty();
        assertThat(LayoutVerifier.verify(PINNED)).isEmpty();
    }

    /** A description, the broken layout, and every rule that it breaks, with those that need no level first. */
    static Stream<Arguments> brokenAlone() {
        return Stream.of(
                arguments("a negative seed", withSeed(RING, -1), "seed"),
                arguments("a seed that a double cannot hold", withSeed(RING, Layout.SEED_LIMIT), "seed"),
                arguments("no rooms at all", new Layout("ring", 0, List.of(), List.of(), List.of()), "missing-room"),
                arguments("a wrong room index", room(RING, 2, roomIndex(3)), "index"),
                arguments("a wrong door index", door(RING, 2, doorIndex(3)), "index"),
                arguments("a door of a room beyond the list", door(RING, 4, between(3, 5)), "index"),
                arguments("a negative room in a connection", connection(RING, 0, joining(-1, 1)), "index"),
                arguments("a corridor beyond the list", connection(RING, 2, corridor(5)), "index"),
                arguments("a corridor below -1", connection(RING, 2, corridor(-2)), "index"),
                arguments("a room's door beyond the list", room(RING, 1, doors(0, 5)), "index"),
                arguments(
                        "a room at the end of the coordinates' range",
                        room(RING, 3, position(new Point(1 << 30, 0))),
                        "coordinates"),
                arguments("two rooms with the same id", room(RING, 3, id("start")), "room-id"),
                arguments("a room that does not list its door", room(RING, 0, doors(0)), "door-list"),
                arguments("a room that lists a door twice", room(RING, 0, doors(0, 4, 4)), "door-list"),
                arguments("a room that lists another's door", room(RING, 0, doors(0, 2, 4)), "door-list"),
                arguments(
                        "a duplicate connection",
                        withConnections(
                                RING,
                                with(RING.connections(), RING.connections().get(0))),
                        "connection"),
                arguments(
                        "a connection of a room with itself",
                        withConnections(RING, with(RING.connections(), new LayoutConnection(1, 1, -1, false, ""))),
                        "connection missing-door"),
                arguments("a corridor that is called a room", room(RING, 4, isCorridor(false)), "corridor"),
                arguments("a last room that is called a corridor", room(TWO_ROOMS, 1, isCorridor(true)), "corridor"),
                arguments(
                        "a first room that is called a corridor",
                        room(TWO_ROOMS, 0, isCorridor(true)),
                        "corridor order"),
                arguments(
                        "a corridor that no connection names",
                        connection(RING, 2, corridor(-1)),
                        "corridor extra-door missing-door"),
                arguments(
                        "a room as a corridor",
                        connection(RING, 2, corridor(1)),
                        "corridor extra-door lock missing-door one-way"),
                arguments(
                        "an outline that crosses itself",
                        room(BAY, 1, Edits.outline(outline(8, 4, 4, 10, 8, 10, 4, 4))),
                        "outline"),
                arguments(
                        "an outline that touches itself in a point",
                        room(BAY, 1, Edits.outline(outline(4, 4, 8, 4, 8, 10, 6, 4, 4, 10))),
                        "outline"),
                arguments("a room moved into another", room(BAY, 1, moved(0, -1)), "door-off-outline overlap"),
                arguments("a slanted sliver of overlap", room(OCTAGONS, 2, moved(0, 1)), "door-off-outline overlap"),
                arguments("a room moved away", room(TWO_ROOMS, 1, moved(1, 0)), "door-off-outline"),
                arguments(
                        "a room moved along the wall past its door",
                        room(TWO_ROOMS, 1, moved(0, 2)),
                        "door-off-outline"),
                arguments(
                        "a missing door",
                        room(room(withDoors(RING, without(RING.doors(), 4)), 0, doors(0)), 3, doors(3)),
                        "missing-door"),
                arguments(
                        "a second door between the same rooms",
                        room(
                                room(
                                        withDoors(
                                                TWO_ROOMS,
                                                with(
                                                        TWO_ROOMS.doors(),
                                                        new Door(
                                                                1,
                                                                0,
                                                                1,
                                                                Segment.of(8, 2, 8, 4),
                                                                Facing.EAST,
                                                                "",
                                                                false,
                                                                ""))),
                                        0,
                                        doors(0, 1)),
                                1,
                                doors(0, 1)),
                        "extra-door"),
                arguments("a missing connection", withConnections(RING, without(RING.connections(), 3)), "extra-door"),
                arguments("a door inside a room", door(TWO_ROOMS, 0, at(7, 3, 7, 5)), "door-off-outline"),
                arguments("a door around a corner", door(TWO_ROOMS, 0, at(8, 1, 8, 3)), "door-off-outline"),
                arguments("a door in the wrong direction", door(RING, 0, at(8, 5, 8, 3)), "door-side"),
                arguments("a slanted door in the wrong direction", door(OCTAGONS, 0, at(5, 7, 7, 5)), "door-side"),
                arguments("a two-way door's rooms swapped", door(RING, 0, between(1, 0)), "door-side facing"),
                arguments("a one-way door's rooms swapped", door(RING, 1, between(2, 1)), "door-side facing one-way"),
                arguments(
                        "a one-way door reversed",
                        door(RING, 1, d -> new Door(1, 2, 1, Segment.of(10, 8, 12, 8), Facing.SOUTH, "drop", true, "")),
                        "one-way"),
                arguments("the opposite facing", door(RING, 0, facing(Facing.WEST)), "facing"),
                arguments("slanted on a straight wall", door(RING, 0, facing(Facing.SLANTED)), "facing"),
                arguments("straight on a slanted wall", door(OCTAGONS, 0, facing(Facing.NORTH)), "facing"),
                arguments("a door made one-way", door(RING, 0, doorOneWay(true)), "one-way"),
                arguments("a door made two-way", door(RING, 1, doorOneWay(false)), "one-way"),
                arguments("a lock dropped from one half", door(RING, 3, doorLock("")), "lock"),
                arguments("another lock", door(RING, 2, doorLock("silver-key")), "lock"),
                arguments("a lock where there is none", door(RING, 0, doorLock("gold-key")), "lock"));
    }

    /** A description, the broken layout, its level, and every rule that it breaks. */
    static Stream<Arguments> brokenForTheLevel() {
        return Stream.of(
                arguments("another level", withLevel(RING, "rings"), SmallLevels.ring(), "level-name"),
                arguments(
                        "a room renamed",
                        room(TWO_ROOMS, 1, id("stores")),
                        SmallLevels.twoRooms(),
                        "missing-connection missing-room template unknown-connection unknown-room"),
                arguments(
                        "ids of two rooms swapped",
                        room(room(OCTAGONS, 0, id("north")), 1, id("well")),
                        SmallLevels.octagons(),
                        "connection missing-connection order unknown-connection"),
                arguments("another type", room(TWO_ROOMS, 0, type("exit")), SmallLevels.twoRooms(), "type"),
                arguments("a corridor with a type", room(RING, 4, type("exit")), SmallLevels.ring(), "type"),
                arguments(
                        "a missing value",
                        room(TWO_ROOMS, 0, data(new DataEntry("torches", "2"))),
                        SmallLevels.twoRooms(),
                        "data"),
                arguments(
                        "another value",
                        room(TWO_ROOMS, 0, data(new DataEntry("torches", "3"), new DataEntry("lit", "true"))),
                        SmallLevels.twoRooms(),
                        "data"),
                arguments(
                        "an extra value",
                        room(TWO_ROOMS, 1, data(new DataEntry("lit", "true"))),
                        SmallLevels.twoRooms(),
                        "data"),
                arguments(
                        "connections in another order",
                        withConnections(OCTAGONS, swapped(OCTAGONS.connections(), 0, 2)),
                        SmallLevels.octagons(),
                        "order"),
                arguments("rooms in another order", swappedRooms(OCTAGONS, 1, 2), SmallLevels.octagons(), "order"),
                arguments(
                        "a connection reversed", connection(RING, 0, joining(1, 0)), SmallLevels.ring(), "connection"),
                arguments(
                        "a connection and its door missing",
                        withConnections(
                                room(room(withDoors(RING, without(RING.doors(), 4)), 0, doors(0)), 3, doors(3)),
                                without(RING.connections(), 3)),
                        SmallLevels.ring(),
                        "missing-connection"),
                arguments(
                        "a two-way connection and its door made one-way",
                        connection(door(RING, 0, doorOneWay(true)), 0, oneWay(true)),
                        SmallLevels.ring(),
                        "one-way"),
                arguments(
                        "a one-way connection and its door made two-way",
                        connection(door(RING, 1, doorOneWay(false)), 1, oneWay(false)),
                        SmallLevels.ring(),
                        "direction one-way"),
                arguments(
                        "a lock dropped from a connection and its doors",
                        connection(door(door(RING, 2, doorLock("")), 3, doorLock("")), 2, lock("")),
                        SmallLevels.ring(),
                        "lock"),
                arguments(
                        "a template that the room may not take",
                        room(RING, 2, template("hall")),
                        SmallLevels.ring(),
                        "template"),
                arguments(
                        "an allowed template with another outline",
                        room(TWO_ROOMS, 0, template("cell")),
                        SmallLevels.twoRooms(),
                        "door-not-offered outline-mismatch repeat"),
                arguments(
                        "a template with the same outline without that door",
                        room(TWO_ROOMS, 1, template("shrine")),
                        SmallLevels.twoRooms(),
                        "door-not-offered"),
                arguments(
                        "a template with the same outline and another socket",
                        room(RING, 1, template("hall")),
                        SmallLevels.ring(),
                        "socket"),
                arguments(
                        "a corridor's template for a room",
                        room(RING, 4, template("hall")),
                        SmallLevels.ring(),
                        "template"),
                arguments(
                        "an allowed transform with another outline",
                        room(RING, 4, transform(Transform.R270)),
                        SmallLevels.ring(),
                        "door-not-offered outline-mismatch"),
                arguments(
                        "a forbidden transform with the same outline",
                        room(OCTAGONS, 3, transform(Transform.M270)),
                        SmallLevels.octagons(),
                        "transform"),
                arguments(
                        "an allowed transform with the same outline and doors elsewhere",
                        room(OCTAGONS, 3, transform(Transform.R90)),
                        SmallLevels.octagons(),
                        "door-not-offered transform"),
                arguments(
                        "an outline that only disagrees with the position",
                        room(RING, 3, position(new Point(-4, 8))),
                        SmallLevels.ring(),
                        "door-not-offered outline-mismatch"),
                arguments(
                        "an outline with a bite out of it",
                        room(RING, 3, Edits.outline(outline(-3, 8, 5, 8, 5, 16, -2, 16, -2, 15, -3, 15))),
                        SmallLevels.ring(),
                        "outline-mismatch"),
                arguments(
                        "a door shifted by a cell",
                        door(RING, 0, at(8, 4, 8, 6)),
                        SmallLevels.ring(),
                        "door-not-offered"),
                arguments(
                        "a door too long",
                        door(TWO_ROOMS, 0, at(8, 3, 8, 6)),
                        SmallLevels.twoRooms(),
                        "door-not-offered"),
                arguments(
                        "a door too short",
                        door(TWO_ROOMS, 0, at(8, 3, 8, 4)),
                        SmallLevels.twoRooms(),
                        "door-not-offered"),
                arguments(
                        "a door in the corner",
                        door(TWO_ROOMS, 0, at(8, 2, 8, 4)),
                        SmallLevels.twoRooms(),
                        "door-not-offered"),
                arguments(
                        "a slanted door too short",
                        door(OCTAGONS, 2, at(10, 5, 11, 6)),
                        SmallLevels.octagons(),
                        "door-not-offered"),
                arguments("another socket", door(RING, 0, socket("drop")), SmallLevels.ring(), "socket"),
                arguments("no socket", door(RING, 1, socket("")), SmallLevels.ring(), "socket"),
                arguments(
                        "a one-way connection reversed with its door",
                        connection(
                                door(
                                        RING,
                                        1,
                                        d -> new Door(
                                                1, 2, 1, Segment.of(10, 8, 12, 8), Facing.SOUTH, "drop", true, "")),
                                1,
                                joining(2, 1)),
                        SmallLevels.ring(),
                        "connection direction"),
                arguments("a room moved away from its pin", everythingMoved(PINNED, 1, 0), SmallLevels.pinned(), "pin"),
                arguments(
                        "a template repeated by a neighbour that may not be",
                        room(PINNED, 0, template("cell")),
                        SmallLevels.pinned(),
                        "repeat template"),
                arguments(
                        "a template repeated that never may be",
                        room(PINNED, 1, template("shrine")),
                        SmallLevels.pinned(),
                        "repeat template"),
                arguments("two rooms nearer than two cells", nearAltar(), SmallLevels.pinned(), "distance"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenAlone")
    void isCaughtWithoutTheLevel(String what, Layout layout, String rules) {
        assertThat(rulesOf(LayoutVerifier.verify(layout))).as(what).isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenForTheLevel")
    void isCaughtWithTheLevel(String what, Layout layout, Level level, String rules) {
        assertThat(rulesOf(LayoutVerifier.verify(layout, level))).as(what).isEqualTo(rules);
    }

    @Test
    void messagesNameRoomsValuesAndPlaces() {
        assertThat(LayoutVerifier.verify(room(BAY, 1, moved(0, -1))))
                .extracting(Violation::message)
                .containsExactly(
                        "The rooms yard and stair overlap between [4,3] and [8,8].",
                        "The door 0 from yard to stair at [7,4]–[5,4] must lie on an edge of the outline of stair.");
        assertThat(LayoutVerifier.verify(nearAltar(), SmallLevels.pinned()))
                .containsExactly(new Violation(
                        "distance",
                        "The rooms west (at [6,13]) and altar (at [15,22]) are not neighbours and must be 2 cells apart,"
                                + " not 1."));
    }

    /** The western cell moved up by one, with its door. */
    private static Layout nearAltar() {
        return door(room(PINNED, 1, moved(0, 1)), 0, at(10, 16, 10, 14));
    }

    private static Layout everythingMoved(Layout layout, int x, int y) {
        List<PlacedRoom> rooms = layout.rooms().stream().map(moved(x, y)).toList();
        List<Door> doors = layout.doors().stream()
                .map(door -> at(door.at().translated(new Point(x, y))).apply(door))
                .toList();
        return withDoors(withRooms(layout, rooms), doors);
    }

    /** Two rooms exchanged in the list, with everything that refers to them changed accordingly. */
    private static Layout swappedRooms(Layout layout, int one, int other) {
        List<PlacedRoom> rooms = swapped(layout.rooms(), one, other);
        Layout swapped = withRooms(layout, rooms);
        swapped = room(room(swapped, one, roomIndex(one)), other, roomIndex(other));
        swapped = withDoors(
                swapped,
                layout.doors().stream()
                        .map(door -> between(
                                        swappedIndex(door.roomA(), one, other), swappedIndex(door.roomB(), one, other))
                                .apply(door))
                        .toList());
        return withConnections(
                swapped,
                layout.connections().stream()
                        .map(connection -> joining(
                                        swappedIndex(connection.from(), one, other),
                                        swappedIndex(connection.to(), one, other))
                                .apply(connection))
                        .toList());
    }

    private static int swappedIndex(int index, int one, int other) {
        if (index == one) {
            return other;
        }
        return index == other ? one : index;
    }

    private static String rulesOf(List<Violation> violations) {
        Set<String> rules = new TreeSet<>();
        violations.forEach(violation -> rules.add(violation.rule()));
        return String.join(" ", rules);
    }
}
