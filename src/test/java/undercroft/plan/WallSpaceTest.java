package undercroft.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.level.Level;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class WallSpaceTest {

    /** 3 × 3; each wall is all door. */
    private static final RoomTemplate PAVILION =
            RoomTemplate.of("pavilion", Polygon.rectangle(0, 0, 3, 3), DoorSpec.OnEveryEdge.of(3, 0));

    /** 4 × 4 with doors of one cell anywhere. */
    private static final RoomTemplate HUT =
            RoomTemplate.of("hut", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 0));

    /** 12 × 4 with doors of one cell in the long walls. */
    private static final RoomTemplate HALL =
            RoomTemplate.of("hall", Polygon.rectangle(0, 0, 12, 4), along(0, 0, 12, 0), along(0, 4, 12, 4));

    /** 4 × 4 with a common door in the west, and a gate in the east. */
    private static final RoomTemplate GATEHOUSE = RoomTemplate.of(
            "gatehouse",
            Polygon.rectangle(0, 0, 4, 4),
            new DoorSpec.Exactly(Segment.of(0, 1, 0, 2), "", DoorDirection.BOTH),
            new DoorSpec.Exactly(Segment.of(4, 1, 4, 2), "gate", DoorDirection.BOTH));

    @Test
    void aRoomHasNoMoreNeighboursThanDoors() {
        assertThat(reason(star("five", 5, PAVILION)))
                .isEqualTo("The room hub has more neighbours than its doors can serve at once, whichever of its"
                        + " templates it takes:"
                        + " pavilion has space at its doors for no more than 4 of n0, n1, n2, n3, n4. Remove"
                        + " one of these connections, route it through another room, or give hub a template"
                        + " with longer walls and more doors.");
        assertThat(Planning.of(star("four", 4, PAVILION).build())).isInstanceOf(Plan.class);
    }

    @Test
    void wallsTooShortForDoorsAreNamed() {
        // Only the walls of length 6 are at least as long as a door and twice the distance: 1 + 2 × 2.
        RoomTemplate slab = RoomTemplate.of("slab", Polygon.rectangle(0, 0, 6, 3), DoorSpec.OnEveryEdge.of(1, 2));

        assertThat(reason(star("three", 3, slab)))
                .contains("slab has space at its doors for no more than 2 of n0, n1, n2 (with length 1 and"
                        + " cornerDistance 2, walls shorter than 5 have no doors: [[6,0], [6,3]], [[0,3], [0,0]]).");
    }

    @Test
    void neighboursTakeUpMoreOfAWallThanTheirDoors() {
        // A wall of 12 cells takes two huts that extend past its ends and two in between; both sides take eight.
        assertThat(Planning.of(star("eight", 8, HUT, HALL).build())).isInstanceOf(Plan.class);
        assertThat(reason(star("nine", 9, HUT, HALL)))
                .contains("hall has space at its doors for no more than 8 of n0, ");
    }

    @Test
    void aTemplateWithTooLittleSpaceIsRemovedFromTheDomain() {
        Level.Builder level = Level.named("choice").room("hub", PAVILION, HUT);
        for (int i = 0; i < 5; i++) {
            level.room("n" + i, PAVILION, HUT).door("hub", "n" + i);
        }

        Plan plan = (Plan) Planning.of(level.build());

        assertThat(names(plan, 0)).containsExactly("hut");
        // Neighbours that share no door with a hut are removed as well.
        assertThat(names(plan, 1)).containsExactly("hut");
    }

    @Test
    void neighboursThatNeedTheSameDoorsAreCountedSeparately() {
        Level.Builder level = Level.named("gates").room("hub", GATEHOUSE);
        level.room("a", HUT).door("hub", "a").room("b", HUT).door("hub", "b");

        // The gate does not fit huts.
        assertThat(reason(level)).contains("gatehouse has space at its doors for no more than 1 of a, b.");
    }

    private static Level.Builder star(String name, int neighbours, RoomTemplate ofNeighbours) {
        return star(name, neighbours, ofNeighbours, ofNeighbours);
    }

    private static Level.Builder star(String name, int neighbours, RoomTemplate ofNeighbours, RoomTemplate ofHub) {
        Level.Builder level = Level.named(name).room("hub", ofHub);
        for (int i = 0; i < neighbours; i++) {
            level.room("n" + i, ofNeighbours).door("hub", "n" + i);
        }
        return level;
    }

    private static String reason(Level.Builder level) {
        Planning planning = Planning.of(level.build());
        return String.join(" ", ((Infeasible) planning).reasons());
    }

    private static List<String> names(Plan plan, int room) {
        return plan.domain(room).variants().stream()
                .map(Variant::template)
                .map(RoomTemplate::name)
                .distinct()
                .toList();
    }

    private static DoorSpec along(int fromX, int fromY, int toX, int toY) {
        return new DoorSpec.Along(Segment.of(fromX, fromY, toX, toY), 1, "", DoorDirection.BOTH);
    }
}
