package undercroft.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.DoorPath;
import undercroft.layout.DoorSlot;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.MinimapRoom;
import undercroft.layout.PlacedRoom;
import undercroft.layout.RoomDistance;
import undercroft.layout.Survey;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * A layout with everything counted by hand. The hall is mirrored; its doors and those of the other rooms are one cell long.
 *
 * <pre>
 *   y
 *   4 +-------+---+
 *     |       | c |
 *   3 |       a   |
 *     | hall  +---+
 *   2 |       |
 *     |     +-+-----+
 *   1 |     | throne|
 *     |     b       |
 *   0 +-----+-------+
 *     0     3 4   6 7   x
 * </pre>
 */
class SurveyorTest {

    private static final RoomTemplate HALL = RoomTemplate.of(
                    "hall",
                    Polygon.of(List.of(
                            new Point(0, 0),
                            new Point(0, 4),
                            new Point(-4, 4),
                            new Point(-4, 2),
                            new Point(-3, 2),
                            new Point(-3, 0))),
                    DoorSpec.OnEveryEdge.of(1, 0))
            .withTransforms(List.of(Transform.M0));

    private static final RoomTemplate CLOSET =
            RoomTemplate.of("closet", Polygon.rectangle(0, 0, 2, 1), DoorSpec.OnEveryEdge.of(1, 0));

    private static final RoomTemplate THRONE = RoomTemplate.of(
            "throne",
            Polygon.rectangle(0, 0, 4, 2),
            new DoorSpec.Exactly(Segment.of(0, 0, 0, 1), "", DoorDirection.BOTH),
            new DoorSpec.Along(Segment.of(4, 0, 4, 2), 2, "gate", DoorDirection.OUT));

    private static final Level LEVEL = Level.named("small")
            .room("closet", CLOSET)
            .room(new Room("hall", "entrance", List.of(HALL), Pin.NONE, List.of()))
            .room(new Room("throne", "boss", List.of(THRONE), Pin.NONE, List.of()))
            .door("hall", "closet")
            .door("hall", "throne")
            .build();

    private static final Layout LAYOUT = new Layout(
            "small",
            1,
            List.of(
                    room(0, "closet", "", "closet", new Point(4, 3), Transform.R0, Polygon.rectangle(4, 3, 2, 1), 0),
                    room(
                            1,
                            "hall",
                            "entrance",
                            "hall",
                            Point.ORIGIN,
                            Transform.M0,
                            Polygon.of(List.of(
                                    new Point(0, 0),
                                    new Point(3, 0),
                                    new Point(3, 2),
                                    new Point(4, 2),
                                    new Point(4, 4),
                                    new Point(0, 4))),
                            0,
                            1),
                    room(
                            2,
                            "throne",
                            "boss",
                            "throne",
                            new Point(3, 0),
                            Transform.R0,
                            Polygon.rectangle(3, 0, 4, 2),
                            1)),
            List.of(
                    new Door(0, 1, 0, Segment.of(4, 3, 4, 4), Facing.EAST, "", false, ""),
                    new Door(1, 1, 2, Segment.of(3, 0, 3, 1), Facing.EAST, "", false, "")),
            List.of(new LayoutConnection(1, 0, -1, false, ""), new LayoutConnection(1, 2, -1, false, "")));

    private static PlacedRoom room(
            int index,
            String id,
            String type,
            String template,
            Point position,
            Transform transform,
            Polygon outline,
            Integer... doors) {
        return new PlacedRoom(
                index, id, type, template, false, position, transform, outline, List.of(doors), List.of());
    }

    private static Survey survey(Layout layout) {
        return Surveyor.survey(layout, LEVEL).orElseThrow();
    }

    /** From the closet one steps to (3, 3), across a corner to (2, 2), down to (2, 0), around the corner at (3, 2), and to (3, 0). */
    @Test
    void distancesCountStepsFromTheHallAndToTheThrone() {
        assertThat(survey(LAYOUT).distances())
                .containsExactly(
                        new RoomDistance(0, 1_000, 1_000 + 1_414 + 3 * 1_000),
                        new RoomDistance(1, 0, 1_000),
                        new RoomDistance(2, 1_000, 0));
    }

    /** From (3, 3) across a corner to (2, 2), and down to (2, 0). */
    @Test
    void doorPathsStayInTheRoom() {
        assertThat(survey(LAYOUT).doorPaths()).containsExactly(new DoorPath(1, 0, 1, 1_414 + 2 * 1_000));
    }

    @Test
    void doorSlotsAreTheStretchesThatAreLeft() {
        assertThat(survey(LAYOUT).doorSlots())
                .containsExactly(
                        // The closet's west wall is its door, which leaves nothing.
                        slot(0, 4, 3, 6, 3, Facing.SOUTH, 1, "", -1),
                        slot(0, 6, 3, 6, 4, Facing.EAST, 1, "", -1),
                        slot(0, 6, 4, 4, 4, Facing.NORTH, 1, "", -1),
                        slot(1, 0, 0, 3, 0, Facing.SOUTH, 1, "", -1),
                        slot(1, 0, 4, 0, 0, Facing.WEST, 1, "", -1),
                        slot(1, 3, 1, 3, 2, Facing.EAST, 1, "", 2),
                        slot(1, 3, 2, 4, 2, Facing.SOUTH, 1, "", 2),
                        slot(1, 4, 2, 4, 3, Facing.EAST, 1, "", -1),
                        slot(1, 4, 4, 0, 4, Facing.NORTH, 1, "", -1),
                        slot(2, 7, 0, 7, 2, Facing.EAST, 2, "gate", -1));
    }

    private static DoorSlot slot(
            int room, int fromX, int fromY, int toX, int toY, Facing facing, int length, String socket, int behind) {
        return new DoorSlot(room, Segment.of(fromX, fromY, toX, toY), facing, length, socket, behind);
    }

    /** The throne room and the closet are as far as each other, so the first in the layout comes first. */
    @Test
    void theMinimapOrdersRoomsByDistanceAndLeavesOutSmallCorners() {
        assertThat(survey(LAYOUT).minimap())
                .containsExactly(
                        new MinimapRoom(0, 1, LAYOUT.rooms().get(0).outline().vertices()),
                        new MinimapRoom(
                                1, 0, List.of(new Point(0, 0), new Point(3, 0), new Point(4, 4), new Point(0, 4))),
                        new MinimapRoom(2, 2, LAYOUT.rooms().get(2).outline().vertices()));
    }

    @Test
    void withoutAGoalThereIsNoWayToIt() {
        List<PlacedRoom> rooms = LAYOUT.rooms().stream()
                .map(room -> room(
                        room.index(),
                        room.id(),
                        "boss",
                        room.template(),
                        room.position(),
                        room.transform(),
                        room.outline(),
                        room.doors().toArray(new Integer[0])))
                .toList();
        Layout threeBosses = new Layout("small", 1, rooms, LAYOUT.doors(), LAYOUT.connections());

        // Without an entrance the way begins in the first room, the closet.
        assertThat(survey(threeBosses).distances())
                .extracting(RoomDistance::fromStart, RoomDistance::toGoal)
                .containsExactly(tuple(0L, -1L), tuple(1_000L, -1L), tuple(5_414L, -1L));
    }
}
