package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.search.Ruin.Extent;
import undercroft.search.Ruin.LargeParts;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/**
 * Seven rooms in a row, each 8 cells long, and an ear joined to the one in the middle. The radius around its centre is 0.3 rooms (2.4
 * cells), plus a random part of up to 1.5 rooms (12 cells) times the square root of the failures. The ruin takes the two rooms next to
 * the middle if the radius is over 4 cells, the next two if it is over 12, and the ends of the row if it is over 20.
 */
class RuinTest {

    private static final int SEEDS = 1000;

    private static final RoomTemplate HALL = hall("hall");

    private static final RoomTemplate TWIN = hall("twin");

    private static final int ROOMS = 7;

    private static final int MIDDLE = 3;

    private static final Room MIDDLE_HALL = Room.of("middle", List.of(HALL));

    private static final EarFinder.Ear EAR = new EarFinder.Ear(List.of(ROOMS), 1);

    @Test
    void removesRoomsNearTheEarAndTheSmallPartThatItCutsOff() {
        assertThat(leftAfter(1)).containsExactlyInAnyOrder(Set.of(0, 1, 2), Set.of(0, 1), Set.of(0));
    }

    @Test
    void removesMoreAfterMoreFailures() {
        assertThat(leftAfter(9)).containsExactlyInAnyOrder(Set.of(0, 1, 2), Set.of(0, 1), Set.of(0), Set.of());
    }

    @Test
    void aPinnedRoomKeepsTheRestOfItsRow() {
        Level.Builder pinned = level(new Room(
                "middle",
                "",
                List.of(HALL),
                new Pin(Optional.of(new Point(8 * MIDDLE, 0)), Optional.empty()),
                List.of()));
        for (int seed = 0; seed < SEEDS; seed++) {
            Row row = new Row(pinned, seed, Extent.STEADY);

            row.ruin.around(EAR, 9);

            assertThat(row.placed()).as("seed %d", seed).contains(MIDDLE);
        }
    }

    @Test
    void aSmallPartThatWasCutOffIsNotRemembered() {
        Row row = new Row(level(MIDDLE_HALL), 1, new Extent(3, LargeParts.MOVE_BY_TURNS, false));
        row.layout.lift(MIDDLE);

        row.ruin.liftSmallParts(1);

        assertThat(row.placed()).containsExactlyInAnyOrder(0, 1, 2);
        row.place(4, 100, 0);
        assertThat(row.reinsertion.reinsertFrom(List.of(4))).isZero();
    }

    @Test
    void halfOfTheLargePartsMoveAsAWhole() {
        int moved = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Row row = new Row(level(MIDDLE_HALL), seed, new Extent(2, LargeParts.MOVE_BY_TURNS, false));
            row.layout.lift(MIDDLE);

            row.ruin.liftSmallParts(1);

            assertThat(row.placed()).as("seed %d", seed).isIn(Set.of(0, 1, 2), Set.of(0, 1, 2, 4, 5, 6));
            if (!row.layout.isPlaced(4)) {
                row.place(4, 100, 50);
                assertThat(row.reinsertion.reinsertFrom(List.of(4))).isEqualTo(2);
                assertThat(List.of(row.at(5), row.at(6))).containsExactly(new Point(108, 50), new Point(116, 50));
                moved++;
            }
        }
        // Four standard deviations are 63.
        assertThat(moved).isBetween(500 - 63, 500 + 63);
    }

    @Test
    void largePartsStayInFourCasesOfFiveAndSeldomAfterManyFailures() {
        // Four standard deviations are 51 and 38.
        assertThat(partsThatStay(1)).isBetween(800 - 51, 800 + 51);
        assertThat(partsThatStay(36)).as("4 of 40").isBetween(100 - 38, 100 + 38);
    }

    @Test
    void oneRoomInFourRedrawsItsTemplateIfAsked() {
        // Half of the draws give the same template. Four standard deviations are 42.
        assertThat(redrawn(true)).isBetween(125 - 42, 125 + 42);
        assertThat(redrawn(false)).isZero();
    }

    private static Set<Set<Integer>> leftAfter(int failures) {
        Set<Set<Integer>> left = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            Row row = new Row(level(MIDDLE_HALL), seed, Extent.STEADY);
            row.ruin.around(EAR, failures);
            left.add(row.placed());
        }
        return left;
    }

    private static int partsThatStay(int failures) {
        int stays = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Row row = new Row(level(MIDDLE_HALL), seed, new Extent(2, LargeParts.STAY_BY_CHANCE, false));
            row.layout.lift(MIDDLE);
            row.ruin.liftSmallParts(failures);
            stays += row.layout.isPlaced(4) ? 1 : 0;
        }
        return stays;
    }

    private static int redrawn(boolean redraws) {
        int redrawn = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Row row = new Row(
                    level(Room.of("middle", List.of(HALL, TWIN))),
                    seed,
                    new Extent(3, LargeParts.MOVE_BY_TURNS, redraws));
            RoomTemplate before = row.assignment.of(MIDDLE).template();
            row.ruin.around(EAR, 1);
            redrawn += row.assignment.of(MIDDLE).template().equals(before) ? 0 : 1;
        }
        return redrawn;
    }

    private static Level.Builder level(Room middle) {
        Level.Builder level = Level.named("row");
        for (int room = 0; room < ROOMS; room++) {
            level.room(room == MIDDLE ? middle : Room.of("r" + room, List.of(HALL)));
        }
        level.room("ear", HALL).door("middle", "ear");
        for (int room = 1; room < ROOMS; room++) {
            level.door(id(room - 1), id(room));
        }
        return level;
    }

    private static String id(int room) {
        return room == MIDDLE ? "middle" : "r" + room;
    }

    private static RoomTemplate hall(String name) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, 8, 8), DoorSpec.OnEveryEdge.of(2, 1));
    }

    private static final class Row {
        private final Plan plan;
        private final TemplateAssignment assignment;
        private final PartialLayout layout;
        private final RigidReinsertion reinsertion;
        private final Ruin ruin;

        Row(Level.Builder level, long seed, Extent extent) {
            SeededRandom random = SeededRandom.of(seed);
            plan = (Plan) Planning.of(level.build());
            assignment = new TemplateAssignment(plan, random, true);
            layout = new PartialLayout(plan, assignment, random);
            reinsertion = new RigidReinsertion(plan, layout, assignment);
            ruin = new Ruin(plan, layout, assignment, random, reinsertion, extent);
            for (int room = 0; room < ROOMS; room++) {
                place(room, 8 * room, 0);
            }
        }

        void place(int room, int x, int y) {
            layout.place(room, assignment.of(room), x, y);
            if (plan.isPlacePinned(room)) {
                layout.fix(room);
            }
        }

        Point at(int room) {
            return new Point(layout.x(room), layout.y(room));
        }

        Set<Integer> placed() {
            return IntStream.range(0, plan.roomCount())
                    .filter(layout::isPlaced)
                    .boxed()
                    .collect(Collectors.toSet());
        }
    }
}
