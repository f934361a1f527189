package undercroft.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.LEDGE;
import static undercroft.fixture.SmallTemplates.PASSAGE;
import static undercroft.fixture.SmallTemplates.PIT;
import static undercroft.fixture.SmallTemplates.SHRINE;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.chain.Chain;
import undercroft.fixture.SmallLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class PlanningTest {

    private static final RoomTemplate BOX = box("box", 1);
    private static final RoomTemplate GATE = box("gate", 2);
    /** Has doors like the box's and like the gate's. */
    private static final RoomTemplate ADAPTER = RoomTemplate.of(
            "adapter", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 1), DoorSpec.OnEveryEdge.of(2, 1));

    /** 4 × 4, with one door to fall in through. */
    private static final RoomTemplate HOLLOW = RoomTemplate.of(
            "hollow",
            Polygon.rectangle(0, 0, 4, 4),
            new DoorSpec.Exactly(Segment.of(1, 4, 2, 4), "", DoorDirection.IN));

    @Test
    void fiveRoomsThatAreAllNeighboursAreRefusedByName() {
        Level.Builder level = Level.named("five");
        List<String> ids = List.of("ash", "birch", "cedar", "oak", "pine");
        ids.forEach(id -> level.room(id, BOX));
        for (int i = 0; i < 5; i++) {
            for (int j = i + 1; j < 5; j++) {
                level.door(ids.get(i), ids.get(j));
            }
        }

        assertThat(reason(level))
                .isEqualTo("The graph cannot be drawn without crossings, so it has no layout on one floor: the rooms"
                        + " ash, birch,"
                        + " cedar, oak, pine are all joined to each other (K5), by ash–birch, ash–cedar,"
                        + " ash–oak, ash–pine,"
                        + " birch–cedar, birch–oak, birch–pine, cedar–oak, cedar–pine, oak–pine. Remove one"
                        + " of these connections.");
    }

    @Test
    void k33IsRefusedEvenWithARoomOnAPath() {
        Level.Builder level = Level.named("wells");
        List.of("hut", "inn", "mill", "west", "mid", "east", "hall", "attic").forEach(id -> level.room(id, BOX));
        for (String house : List.of("hut", "inn", "mill")) {
            level.door(house, "west").door(house, "mid");
        }
        level.door("hut", "east").door("inn", "east").door("mill", "hall").door("hall", "east");
        level.door("hall", "attic");

        assertThat(reason(level))
                .isEqualTo("The graph cannot be drawn without crossings, so it has no layout on one floor: the rooms"
                        + " hut, inn, mill"
                        + " are each joined to all of west, mid, east (K3,3), by hut–west, hut–mid, hut–east,"
                        + " inn–west, inn–mid,"
                        + " inn–east, mill–west, mill–mid, mill–hall–east. Remove one of these connections.");
    }

    @Test
    void roomsWithoutADoorInCommonAreRefusedByName() {
        Level.Builder level =
                Level.named("apart").room("keep", BOX).room("yard", GATE).door("keep", "yard");

        assertThat(reason(level))
                .isEqualTo("The connection keep–yard has no door in common: keep (box) offers doors of length 1; yard"
                        + " (gate)"
                        + " offers doors of length 2. Give both sides doors of the same length, or use other"
                        + " templates.");
    }

    @Test
    void doorsOfEqualLengthNeedTheSameSocket() {
        RoomTemplate portal = RoomTemplate.of(
                "portal",
                Polygon.rectangle(0, 0, 4, 4),
                new DoorSpec.Exactly(Segment.of(0, 1, 0, 2), "gate", DoorDirection.BOTH));

        assertThat(reason(Level.named("sockets")
                        .room("keep", ADAPTER)
                        .room("yard", portal)
                        .door("keep", "yard")))
                .isEqualTo("The connection keep–yard has no door in common: keep (adapter) offers doors of length 1, of"
                        + " length"
                        + " 2; yard (portal) offers doors of length 1 with socket gate. Give doors of the"
                        + " same length the same socket on both sides, or use other templates.");
    }

    @Test
    void aTwoWayConnectionNeedsDoorsThatLeadBothWays() {
        Level.Builder level = Level.named("trap").room("keep", BOX).room("hole", HOLLOW);

        assertThat(reason(level.door("keep", "hole")))
                .isEqualTo("The connection keep–hole has no door in common: keep (box) offers doors of length 1; hole"
                        + " (hollow)"
                        + " offers doors of length 1 that only lead in. Give doors of the same length and"
                        + " socket the direction"
                        + " both on both sides, or make the connection oneWay.");
    }

    @Test
    void aOneWayConnectionNeedsDoorsOfThatDirection() {
        Level.Builder down = Level.named("down").room("top", LEDGE).room("cave", PIT);
        Level.Builder up = Level.named("up").room("cave", HOLLOW).room("top", BOX);

        assertThat(Planning.of(
                        down.connection("top", "cave", List.of(), true, "").build()))
                .isInstanceOf(Plan.class);
        assertThat(reason(up.connection("cave", "top", List.of(), true, "")))
                .isEqualTo("The connection cave–top has no door in common: cave (hollow) offers doors of length 1 that"
                        + " only lead"
                        + " in; top (box) offers doors of length 1. This connection leads only from cave to"
                        + " top: give doors of"
                        + " the same length and socket the direction out or both in cave, and in or both in"
                        + " top.");
    }

    @Test
    void straightAndSlantedWallsHaveNoDoorInCommon() {
        RoomTemplate diamond = RoomTemplate.of(
                "diamond",
                Polygon.of(List.of(new Point(0, 4), new Point(4, 0), new Point(8, 4), new Point(4, 8))),
                DoorSpec.OnEveryEdge.of(1, 1));
        RoomTemplate square = RoomTemplate.of("square", Polygon.rectangle(0, 0, 5, 5), DoorSpec.OnEveryEdge.of(1, 1));

        assertThat(reason(
                        Level.named("cave").room("a", diamond).room("b", square).door("a", "b")))
                .isEqualTo("The connection a–b has no door in common: a (diamond) offers doors of length 1; b (square)"
                        + " offers doors of length 1. No two matching doors can coincide, because their walls have"
                        + " different slopes: give both sides walls of the same slope, or use other templates.");
    }

    @Test
    void doorsThatFitMustLieInWallsThatCanFaceEachOther() {
        // Both have a two-way door, but in the same wall.
        assertThat(reason(
                        Level.named("west").room("cave", PIT).room("top", LEDGE).door("cave", "top")))
                .startsWith("The connection cave–top has no door in common: ")
                .endsWith(" Wherever two matching doors coincide, the rooms overlap: add such doors to more walls,"
                        + " allow more transforms, or use other templates.");
    }

    @Test
    void aCorridorNeedsDoorsAtBothEnds() {
        Level.Builder level =
                Level.named("narrow").room("a", HALL).room("b", GATE).corridor("a", "b", BOX);

        assertThat(reason(level))
                .isEqualTo("The connection a–b has no door in common through its corridor: a (hall) offers doors of"
                        + " length 2; the"
                        + " corridor (box) offers doors of length 1. Give both sides doors of the same"
                        + " length, or use other templates.");
        assertThat(reason(Level.named("out").room("a", BOX).room("b", GATE).corridor("a", "b", BOX)))
                .contains("through its corridor: the corridor (box) offers doors of length 1; b (gate) offers doors of"
                        + " length 2.");
    }

    @Test
    void aCorridorMustKeepItsRoomsApart() {
        // A porch has one door, at the top: two rooms that are both joined to it there overlap.
        RoomTemplate porch = RoomTemplate.of(
                "porch",
                Polygon.rectangle(0, 0, 3, 3),
                new DoorSpec.Exactly(Segment.of(1, 3, 2, 3), "", DoorDirection.BOTH));

        assertThat(reason(Level.named("porch").room("a", BOX).room("b", BOX).corridor("a", "b", porch)))
                .isEqualTo("The connection a–b has no door in common through its corridor: no template of the corridor"
                        + " (porch)"
                        + " joins the two rooms without an overlap between them. Give it a longer template,"
                        + " or one"
                        + " whose doors fit both rooms.");
    }

    @Test
    void aVariantThatNoNeighbourCanJoinIsRemovedFromTheDomain() {
        Plan plan = plan(Level.named("adapter")
                .room("a", BOX)
                .room("b", BOX, GATE, ADAPTER)
                .room("c", GATE, BOX)
                .room("d", GATE)
                .door("a", "b")
                .door("b", "c")
                .door("c", "d"));

        // Room d is a gate and needs a gate at c, which needs a gate or an adapter at b, and the box a allows no gate
        // there.
        assertThat(names(plan, 0)).containsExactly("box");
        assertThat(names(plan, 1)).containsExactly("adapter");
        assertThat(names(plan, 2)).containsExactly("gate");
        assertThat(names(plan, 3)).containsExactly("gate");
    }

    @Test
    void aReasonThatDependsOnOtherConnectionsSaysSo() {
        // On its own, b could be joined to c as a gate; but a leaves b only the box.
        String reason = reason(Level.named("between")
                .room("a", BOX)
                .room("b", BOX, GATE)
                .room("c", GATE)
                .door("a", "b")
                .door("b", "c"));

        assertThat(reason)
                .startsWith("The connection b–c has no door in common: b (box, the only ones that its other connections"
                        + " allow)"
                        + " offers doors of length 1; c (gate) offers doors of length 2.");
    }

    @Test
    void neighboursOfOneTemplateThatMayNotRepeatAreRefusedForThatReason() {
        assertThat(reason(Level.named("cells").room("a", CELL).room("b", CELL).door("a", "b")))
                .isEqualTo("The connection a–b can be made only between two rooms of the same template (cell), whose"
                        + " repeat rule forbids it for neighbours. Give one of them another template, or"
                        + " write repeat: allow.");
    }

    @Test
    void roomsPinnedWhereTheyShareNoDoorAreRefused() {
        assertThat(reason(Level.named("pins")
                        .room(pinned("a", 0, 0, HALL))
                        .room(pinned("b", 9, 0, HALL))
                        .door("a", "b")))
                .isEqualTo(
                        "The rooms a and b are pinned where they share no door without overlapping, whichever of their"
                                + " templates they take. Pin one of them elsewhere, change its transform, or remove"
                                + " its pin.");
        assertThat(reason(Level.named("pins")
                        .room(pinned("a", 0, 0, HALL))
                        .room(pinned("b", 12, 0, HALL))
                        .corridor("a", "b", PASSAGE)))
                .startsWith("The rooms a and b are pinned where no corridor (passage) joins a door of one to a door of"
                        + " the other without an overlap, ");
        assertThat(plan(Level.named("pins")
                                .room(pinned("a", 0, 0, HALL))
                                .room(pinned("b", 8, 0, HALL))
                                .door("a", "b"))
                        .chains())
                .isEmpty();
    }

    @Test
    void roomsPinnedOnTopOfEachOtherAreRefused() {
        Level.Builder overlapping = Level.named("pins")
                .room(pinned("a", 0, 0, HALL))
                .room("between", HALL)
                .room(pinned("b", 7, 7, HALL, CELL))
                .door("a", "between")
                .door("between", "b");
        Level.Builder near = Level.named("pins")
                .room(pinned("a", 0, 0, HALL))
                .room("between", HALL)
                .room(pinned("b", 10, 0, HALL))
                .door("a", "between")
                .door("between", "b");

        assertThat(reason(overlapping))
                .isEqualTo(
                        "The rooms a and b are pinned where they overlap, whichever of their templates they take. Pin"
                                + " one of them elsewhere, or remove its pin.");
        assertThat(reason(near.minimumRoomDistance(3)))
                .isEqualTo("The rooms a and b are pinned nearer to each other than the minimum room distance (3),"
                        + " whichever"
                        + " of their templates they take. Pin one of them elsewhere, or remove its pin.");
        assertThat(Planning.of(near.minimumRoomDistance(2).build())).isInstanceOf(Plan.class);
    }

    @Test
    void aPinnedRoomTurnsAboutItsTemplatesOrigin() {
        RoomTemplate slab = RoomTemplate.of("slab", Polygon.rectangle(0, 0, 3, 5), DoorSpec.OnEveryEdge.of(1, 1))
                .withTransforms(Transform.ALL);
        Pin pin = new Pin(Optional.of(new Point(40, 12)), Optional.of(Transform.R90));

        Plan plan = plan(Level.named("slab").room(new Room("a", "", List.of(slab), pin, List.of())));

        // Turned clockwise, the slab lies to the right of its origin and below it.
        assertThat(plan.isPlacePinned(0)).isTrue();
        assertThat(plan.domain(0).size()).isEqualTo(1);
        assertThat(plan.domain(0).get(0).shape().outline()).isEqualTo(Polygon.rectangle(0, 0, 5, 3));
        assertThat(plan.pinnedCorner(0, plan.domain(0).get(0))).isEqualTo(new Point(40, 9));
    }

    @Test
    void aPinnedPlaceKeepsTransformsOfOneShapeApart() {
        // All eight have one shape, each on another side of the origin.
        Plan plan = plan(Level.named("origin").room(pinned("a", 0, 0, BOX.withTransforms(Transform.ALL))));

        assertThat(plan.domain(0).variants())
                .extracting(variant -> plan.pinnedCorner(0, variant))
                .containsExactly(
                        new Point(0, 0),
                        new Point(0, -4),
                        new Point(-4, -4),
                        new Point(-4, 0),
                        new Point(-4, 0),
                        new Point(0, 0),
                        new Point(0, -4),
                        new Point(-4, -4));
    }

    @Test
    void hasNeighboursRulesAndSizes() {
        Plan plan = plan(Level.named("sizes")
                .room("a", HALL)
                .room("b", CELL, SHRINE)
                .room("c", HALL)
                .door("a", "b")
                .corridor("b", "c", PASSAGE)
                .minimumRoomDistance(2));

        assertThat(plan.areNeighbours(0, 1)).isTrue();
        assertThat(plan.areNeighbours(2, 1)).as("through a corridor").isTrue();
        assertThat(plan.areNeighbours(0, 2)).isFalse();
        assertThat(plan.corridorTemplates(0)).isEmpty();
        assertThat(plan.corridorTemplates(1)).containsExactly(3);
        // Means of width and height: hall 8, cell 4, four shrines 4, two passages 2.5; 8 + 5 x 4 + 2 x 2.5 over 8
        // shapes.
        assertThat(plan.meanRoomSize()).isEqualTo(33 / 8.0);
    }

    @Test
    void chainsHoldEveryRoomThatIsNotPinned() {
        Plan plan = plan(SmallLevels.pinned());

        assertThat(plan.chains().stream().map(Chain::vertices).flatMap(List::stream))
                .containsExactlyInAnyOrder(1, 2, 3, 4);
    }

    private static Plan plan(Level.Builder level) {
        return plan(level.build());
    }

    private static Plan plan(Level level) {
        assertThat(Planning.of(level)).isInstanceOf(Plan.class);
        return (Plan) Planning.of(level);
    }

    private static String reason(Level.Builder level) {
        Planning planning = Planning.of(level.build());
        assertThat(planning).isInstanceOf(Infeasible.class);
        assertThat(((Infeasible) planning).reasons()).hasSize(1);
        return ((Infeasible) planning).reasons().get(0);
    }

    private static List<String> names(Plan plan, int room) {
        return plan.domain(room).variants().stream()
                .map(variant -> variant.template().name())
                .toList();
    }

    private static Room pinned(String id, int x, int y, RoomTemplate... templates) {
        return new Room(id, "", List.of(templates), new Pin(Optional.of(new Point(x, y)), Optional.empty()), List.of());
    }

    /** 4 × 4, with doors of one length only. */
    private static RoomTemplate box(String name, int doorLength) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(doorLength, 1));
    }
}
