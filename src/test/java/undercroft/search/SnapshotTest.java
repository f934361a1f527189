package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.PASSAGE;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class SnapshotTest {

    private static final RoomTemplate BARN =
            RoomTemplate.of("barn", Polygon.rectangle(0, 0, 12, 8), DoorSpec.OnEveryEdge.of(2, 1));

    /** A pinned hall in the west, a room of either kind next to it, another behind a corridor and one behind that. */
    private final Plan plan = (Plan) Planning.of(Level.named("yard")
            .room(new Room(
                    "gate", "", List.of(HALL), new Pin(Optional.of(new Point(0, 0)), Optional.empty()), List.of()))
            .room("yard", HALL, BARN)
            .room("stable", HALL, BARN)
            .room("loft", HALL, BARN)
            .door("gate", "yard")
            .corridor("yard", "stable", PASSAGE)
            .door("stable", "loft")
            .build());

    private final SeededRandom random = SeededRandom.of(1, 0);
    private final TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
    private final PartialLayout layout = new PartialLayout(plan, assignment, random);
    private final Snapshot snapshot = new Snapshot(plan);
    private final int corridor = layout.corridorOf(plan.links().get(1));

    @Test
    void roomsAreRestoredAndOthersRemoved() {
        place(0, "hall", 0, 0);
        place(1, "barn", 8, 0);
        place(2, "hall", 23, 0);
        assertThat(layout.isPlaced(corridor)).as("3 wide, between the two").isTrue();
        assertThat(snapshot.take(layout).placedRooms()).isEqualTo(3);

        layout.lift(2);
        layout.lift(1);
        place(1, "hall", -8, 0);
        place(3, "barn", 40, 40);
        assignment.give(2, variant(2, "barn"));
        snapshot.restore(layout, assignment);

        assertThat(layout.isValid()).isTrue();
        assertThat(layout.placedRooms()).isEqualTo(3);
        assertThat(layout.isPlaced(3)).isFalse();
        assertThat(List.of(layout.x(1), layout.y(1), layout.x(2), layout.y(2))).containsExactly(8, 0, 23, 0);
        assertThat(layout.variant(1).template()).isEqualTo(BARN);
        assertThat(assignment.of(1).template()).isEqualTo(BARN);
        assertThat(assignment.of(2).template()).isEqualTo(HALL);
        assertThat(layout.isPlaced(corridor)).isTrue();
    }

    @Test
    void pinnedRoomsStayEvenIfTheyWereNotRecorded() {
        place(0, "hall", 0, 0);
        place(1, "hall", 8, 0);

        snapshot.restore(layout, assignment);

        assertThat(layout.placedRooms()).isEqualTo(1);
        assertThat(layout.isPlaced(0)).isTrue();
    }

    @Test
    void aLaterSnapshotReplacesTheEarlierOne() {
        place(0, "hall", 0, 0);
        place(1, "hall", 8, 0);
        snapshot.take(layout);
        layout.lift(1);
        assertThat(snapshot.take(layout).placedRooms()).isEqualTo(1);

        place(1, "hall", 0, 8);
        snapshot.restore(layout, assignment);

        assertThat(layout.isPlaced(1)).isFalse();
    }

    @Test
    void aRoomIsNotRestoredIfAPinnedRoomIsInItsWay() {
        place(1, "hall", 4, 4);
        snapshot.take(layout);
        layout.lift(1);
        place(0, "hall", 0, 0);

        snapshot.restore(layout, assignment);

        assertThat(layout.isPlaced(0)).isTrue();
        assertThat(layout.isPlaced(1)).isFalse();
        assertThat(layout.isValid()).isTrue();
    }

    private void place(int room, String template, int x, int y) {
        Variant as = variant(room, template);
        assignment.give(room, as);
        layout.place(room, as, x, y);
        if (plan.isPlacePinned(room)) {
            layout.fix(room);
        }
    }

    private Variant variant(int room, String template) {
        return plan.domain(room).variants().stream()
                .filter(variant -> variant.template().name().equals(template))
                .findFirst()
                .orElseThrow();
    }
}
