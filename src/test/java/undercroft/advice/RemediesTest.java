package undercroft.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.PASSAGE;
import static undercroft.fixture.SmallTemplates.SHRINE;
import static undercroft.fixture.SmallTemplates.withMiddleDoors;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class RemediesTest {

    /** 8 × 8, one door of length 2 in the middle of each wall. */
    private static final RoomTemplate TIGHT = withMiddleDoors("tight", 8, 8, 2);

    /** 12 × 8, doors of length 2 that keep far from the corners. */
    private static final RoomTemplate SHY =
            RoomTemplate.of("shy", Polygon.rectangle(0, 0, 12, 8), DoorSpec.OnEveryEdge.of(2, 3));

    /** 10 × 6, with a door in the south and one in the north. */
    private static final RoomTemplate AISLE =
            RoomTemplate.of("aisle", Polygon.rectangle(0, 0, 10, 6), along(0, 0, 10, 0, 2), along(0, 6, 10, 6, 2));

    /** 16 × 6, doors of length 2 anywhere but in the corners, under every transform. */
    private static final RoomTemplate LONG_HALL = RoomTemplate.of(
                    "long-hall", Polygon.rectangle(0, 0, 16, 6), DoorSpec.OnEveryEdge.of(2, 1))
            .withTransforms(Transform.ALL);

    @Test
    void doorsInFixedPlacesMayBeAnywhere() {
        Level level = pair(TIGHT, LONG_HALL);

        assertThat(remedies(level, 0))
                .first()
                .isEqualTo(
                        "Doors in more places: those of tight are confined to few places along their walls. In tight,"
                                + " write"
                                + " { at: [[0,0], [8,0]], length: 2 } instead of [[3,0], [5,0]], and so on.");
    }

    @Test
    void doorsFarFromTheCornersMayBeNearer() {
        assertThat(remedies(pair(SHY, LONG_HALL), 0))
                .first()
                .isEqualTo("Doors in more places: those of shy are confined to few places along their walls. In shy,"
                        + " write"
                        + " cornerDistance: 0 instead of 3, and so on.");
    }

    /** Another template of the room has doors everywhere. */
    @Test
    void noDoorsAreAdvisedIfATemplateHasThemEverywhere() {
        Level level = Level.named("pair")
                .room("gate", TIGHT, HALL)
                .room("yard", LONG_HALL)
                .door("gate", "yard")
                .build();

        assertThat(remedies(level, 0)).noneMatch(remedy -> remedy.startsWith("Doors"));
    }

    @Test
    void wallsWithoutDoorsMayHaveSome() {
        assertThat(remedies(pair(AISLE, LONG_HALL), 0))
                .contains("Doors in more walls: aisle has none in at least half of its walls. In aisle, add"
                        + " { at: [[10,0], [10,6]], length: 2 }, for example.");
    }

    @Test
    void adviceKeepsTheSocketAndDirectionOfADoor() {
        RoomTemplate ledge = RoomTemplate.of(
                "ledge",
                Polygon.rectangle(0, 0, 6, 6),
                new DoorSpec.Exactly(Segment.of(2, 0, 4, 0), "drop", DoorDirection.OUT));
        RoomTemplate pit = RoomTemplate.of(
                "pit",
                Polygon.rectangle(0, 0, 6, 6),
                new DoorSpec.Along(Segment.of(2, 6, 5, 6), 2, "drop", DoorDirection.IN));
        Level level = Level.named("fall")
                .room("ledge", ledge)
                .room("pit", pit)
                .connection("ledge", "pit", List.of(), true, "rope")
                .build();

        assertThat(remedies(level, 0))
                .contains(
                        "Doors in more places: those of ledge are confined to few places along their walls. In ledge,"
                                + " write"
                                + " { at: [[0,0], [6,0]], length: 2, socket: drop, direction: out } instead of"
                                + " { at: [[2,0], [4,0]], socket: drop, direction: out }.",
                        "A corridor: write the connection ledge–pit as { from: ledge, to: pit, corridor: [NAME],"
                                + " oneWay: true,"
                                + " lock: rope }, where NAME is a template with doors of length 2 with the socket"
                                + " drop at its ends.");
        assertThat(remedies(level, 1))
                .first()
                .isEqualTo("Doors in more places: those of pit are confined to few places along their walls. In pit,"
                        + " write"
                        + " { at: [[6,6], [0,6]], length: 2, socket: drop, direction: in } instead of"
                        + " { at: [[2,6], [5,6]], length: 2, socket: drop, direction: in }.");
    }

    @Test
    void aDoorMayBecomeACorridorOfTheLevel() {
        Level level = Level.named("row")
                .room("gate", HALL, LONG_HALL)
                .room("hall", HALL, LONG_HALL)
                .room("yard", HALL, LONG_HALL)
                .room("shed", HALL, LONG_HALL)
                .door("gate", "hall")
                .corridor("hall", "yard", PASSAGE)
                .door("yard", "shed")
                .build();

        assertThat(remedies(level, 0, 1, 2, 3))
                .containsExactly(
                        "A corridor: write the connection gate–hall as { from: gate, to: hall, corridor: [passage] };"
                                + " likewise"
                                + " yard–shed.",
                        "Another corridor: that of hall–yard can only be passage. Add a template of another length or"
                                + " with a bend.");
    }

    @Test
    void aRoomWithOneUsableTemplateMayHaveOthers() {
        RoomTemplate hatch = RoomTemplate.of("hatch", Polygon.rectangle(0, 0, 8, 8), DoorSpec.OnEveryEdge.of(1, 1));
        Level level = Level.named("pair")
                .room("gate", HALL, hatch)
                .room("yard", LONG_HALL)
                .door("gate", "yard")
                .build();

        assertThat(remedies(level, 0, 1))
                .contains("Other templates: gate can only be hall (its neighbours rule out hatch), yard can only be"
                        + " long-hall."
                        + " Add another there, smaller or with doors in other places.");
    }

    @Test
    void turnedTemplatesCountAsOneSize() {
        RoomTemplate wide = RoomTemplate.of("wide", Polygon.rectangle(0, 0, 12, 8), DoorSpec.OnEveryEdge.of(2, 1));
        RoomTemplate high = RoomTemplate.of("high", Polygon.rectangle(0, 0, 8, 12), DoorSpec.OnEveryEdge.of(2, 1));
        Level level = Level.named("pair")
                .room("gate", wide, high)
                .room("yard", HALL, LONG_HALL)
                .door("gate", "yard")
                .build();

        assertThat(remedies(level, 0))
                .contains("Other sizes: all templates of gate (wide, high) are 12 by 8 cells. Add a smaller or longer"
                        + " one.");
    }

    @Test
    void templatesThatMayNotBeTurnedMayBeTurned() {
        assertThat(remedies(pair(LONG_HALL.withTransforms(Transform.IDENTITY), HALL), 0, 1))
                .contains("Turning: write transforms: all for long-hall, to let it take more orientations.");
        assertThat(remedies(pair(LONG_HALL, HALL), 0, 1)).noneMatch(remedy -> remedy.startsWith("Turning"));
    }

    @Test
    void aRoomWithAsManyNeighboursAsWallsMayHaveMoreWalls() {
        Level level = star(4);

        assertThat(remedies(level, 0))
                .first()
                .isEqualTo("More walls: hub has 4 neighbours, and its templates (hall) have doors in no more than 4"
                        + " walls. Add a template with doors in more walls, or route a connection through another"
                        + " room.");
        assertThat(remedies(star(3), 0))
                .noneMatch(remedy -> remedy.startsWith("More walls"))
                .contains("Another graph: hub has 3 neighbours. Join one of them to another room instead.");
    }

    @Test
    void pinsAreNearbyUpToTwoConnectionsAway() {
        Pin pin = new Pin(Optional.of(new Point(0, 0)), Optional.of(Transform.R0));
        Level level = Level.named("row")
                .room(new Room("gate", "", List.of(HALL), pin, List.of()))
                .room("hall", HALL)
                .room("yard", HALL)
                .room("shed", HALL)
                .door("gate", "hall")
                .door("hall", "yard")
                .door("yard", "shed")
                .build();

        assertThat(remedies(level, 2))
                .first()
                .isEqualTo("Fewer pins: nearby, gate (at, transform) is pinned. Change these keys or remove them.");
        assertThat(remedies(level, 3)).noneMatch(remedy -> remedy.startsWith("Fewer pins"));
    }

    @Test
    void rulesThatLeaveNoChoiceMayBeRelaxed() {
        Level level = Level.named("row")
                .room("gate", CELL.withTransforms(Transform.ALL), SHRINE)
                .room("hall", HALL, LONG_HALL)
                .corridor("gate", "hall", PASSAGE, passageOf(7))
                .minimumRoomDistance(2)
                .build();

        assertThat(remedies(level, 0))
                .contains(
                        "Repeating: cell (no-immediate), shrine (never) may not be repeated freely. Write"
                                + " repeat: allow, or"
                                + " add templates that may repeat.",
                        "Less distance: a minimumRoomDistance below 2.");
    }

    @Test
    void aRuleOfTheWholeLevelIsChangedInItsDefaults() {
        Level level = Level.named("pair")
                .room("gate", HALL)
                .room("yard", LONG_HALL)
                .corridor("gate", "yard", PASSAGE, passageOf(7))
                .repeat(RepeatRule.NEVER)
                .build();

        assertThat(remedies(level, 0))
                .contains("Repeating: hall (never), passage (never), passage-7 (never) may not be repeated freely."
                        + " Write"
                        + " repeat: allow in the level's defaults, or add templates that may repeat.");
    }

    @Test
    void aShortCycleIsListedRoomByRoom() {
        Level.Builder level = Level.named("ring");
        List<String> ids = List.of("ash", "birch", "cedar", "oak", "pine");
        ids.forEach(id -> level.room(id, HALL, LONG_HALL));
        level.door("ash", "birch").door("birch", "cedar").door("cedar", "oak").door("oak", "ash");
        level.door("oak", "pine");

        assertThat(remedies(level.build(), 1, 2))
                .last()
                .isEqualTo("Another graph: the cycle birch–ash–oak–cedar–birch must lead back to its start. Remove one"
                        + " of its connections, or add a room to it.");
    }

    @Test
    void aLongCycleIsGivenByItsLength() {
        Level.Builder level = Level.named("ring");
        IntStream.range(0, 9).forEach(i -> level.room("r" + i, HALL, LONG_HALL));
        IntStream.range(0, 9).forEach(i -> level.door("r" + i, "r" + (i + 1) % 9));

        assertThat(remedies(level.build(), 0, 1))
                .last()
                .isEqualTo("Another graph: the cycle of 9 rooms with r0–r1 must lead back to its start. Remove one of"
                        + " its connections, or add a room to it.");
    }

    @Test
    void thereAreAtMostFourRemedies() {
        Pin pin = new Pin(Optional.of(new Point(0, 0)), Optional.empty());
        Level level = Level.named("all")
                .room(new Room("gate", "", List.of(TIGHT), pin, List.of()))
                .room("hall", AISLE)
                .door("gate", "hall")
                .minimumRoomDistance(1)
                .build();

        assertThat(remedies(level, 0, 1))
                .extracting(remedy -> remedy.substring(0, remedy.indexOf(':')))
                .containsExactly("Fewer pins", "Doors in more places", "Doors in more walls", "A corridor");
    }

    /** The remedies for some rooms and the connections among them. */
    private static List<String> remedies(Level level, Integer... rooms) {
        Plan plan = (Plan) Planning.of(level);
        List<Integer> all = List.of(rooms);
        return Remedies.at(new TroubleSpot(
                plan,
                all,
                plan.links().stream()
                        .filter(link -> all.size() == 1
                                ? all.contains(link.from()) || all.contains(link.to())
                                : all.contains(link.from()) && all.contains(link.to()))
                        .toList()));
    }

    private static Level pair(RoomTemplate gate, RoomTemplate yard) {
        return Level.named("pair")
                .room("gate", gate)
                .room("yard", yard)
                .door("gate", "yard")
                .build();
    }

    private static Level star(int arms) {
        Level.Builder level = Level.named("star").room("hub", HALL);
        for (int arm = 1; arm <= arms; arm++) {
            level.room("arm-" + arm, HALL).door("hub", "arm-" + arm);
        }
        return level.build();
    }

    private static RoomTemplate passageOf(int length) {
        return RoomTemplate.of(
                "passage-" + length, Polygon.rectangle(0, 0, 2, length), door(0, 0, 2, 0), door(0, length, 2, length));
    }

    private static DoorSpec door(int fromX, int fromY, int toX, int toY) {
        return new DoorSpec.Exactly(Segment.of(fromX, fromY, toX, toY), "", DoorDirection.BOTH);
    }

    private static DoorSpec along(int fromX, int fromY, int toX, int toY, int length) {
        return new DoorSpec.Along(Segment.of(fromX, fromY, toX, toY), length, "", DoorDirection.BOTH);
    }
}
