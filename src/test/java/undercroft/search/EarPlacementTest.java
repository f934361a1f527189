package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.withMiddleDoors;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Ears between two rooms, west and east, whose places follow from the squares of a board of 3 by 3 cells. */
class EarPlacementTest {

    private static final int SEEDS = 50;

    private static final RoomTemplate SQUARE = withMiddleDoors("square", 3, 3, 1);

    /** As long as three squares. */
    private static final RoomTemplate ROW = withMiddleDoors("row", 9, 3, 1);

    private static final int WEST = 0;

    private static final int EAST = 1;

    /** A room that may be anywhere, because the room between it and west is not placed. */
    private static final int OBSTACLE = 2;

    /** The first room of the ear. */
    private static final int FIRST = 4;

    @Test
    void twoRoomsConnectNeighboursAboveOrBelowThem() {
        Set<List<Point>> seen = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            Scene scene = new Scene(level(2, SQUARE).build(), seed);
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 3, 0);

            assertThat(scene.placeEar(2)).isTrue();

            assertThat(scene.layout.isValid()).isTrue();
            seen.add(scene.places());
        }
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        List.of(new Point(0, 3), new Point(3, 3)), List.of(new Point(0, -3), new Point(3, -3)));
    }

    @Test
    void anObstacleLeavesOneWay() {
        forEachSeed(SEEDS, seed -> {
            Scene scene = new Scene(level(2, SQUARE).build(), seed);
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 3, 0);
            scene.place(OBSTACLE, SQUARE, 1, 3);

            assertThat(scene.placeEar(2)).isTrue();

            assertThat(scene.places()).containsExactly(new Point(0, -3), new Point(3, -3));
        });
    }

    /** Three steps lead to a square of the board's other colour, but east is on one of the same colour. */
    @Test
    void anEarThatCannotCloseChangesNothing() {
        forEachSeed(SEEDS, seed -> {
            Scene scene = new Scene(level(2, SQUARE).build(), seed);
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 6, 0);
            List<Variant> before = scene.assigned();

            assertThat(scene.placeEar(2)).isFalse();

            assertThat(scene.layout.placedRooms()).isEqualTo(2);
            assertThat(scene.layout.isValid()).isTrue();
            assertThat(scene.assigned()).isEqualTo(before);
        });
    }

    @Test
    void oneRoomIsPlacedWhereItIsJoinedToBoth() {
        Set<List<Point>> seen = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            Scene scene = new Scene(level(1, SQUARE).build(), seed);
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 3, 3);

            assertThat(scene.placeEar(1)).isTrue();

            seen.add(scene.places());
        }
        assertThat(seen).containsExactlyInAnyOrder(List.of(new Point(3, 0)), List.of(new Point(0, 3)));
    }

    @Test
    void theFirstRoomsOfALongEarStayWithinReachOfItsEnd() {
        forEachSeed(SEEDS, seed -> {
            Scene scene = new Scene(level(4, SQUARE).build(), seed);
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 9, 0);

            assertThat(scene.placeEar(2)).isTrue();

            assertThat(scene.places()).hasSize(2);
            // Two squares fill at most 6 cells between the second room and east.
            Point second = scene.places().get(1);
            assertThat(second.x()).isBetween(9 - 6 - 3, 12 + 6);
            assertThat(second.y()).isBetween(-6 - 3, 3 + 6);
        });
    }

    /** Between west and east there are 9 cells, the length of a row. Of three draws of a template, one in eight gives no row. */
    @Test
    void aRoomTakesAnotherTemplateIfItsOwnDoesNotFit() {
        int rows = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Scene scene = new Scene(level(1, SQUARE, ROW).build(), seed);
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 12, 0);
            scene.assign(FIRST, SQUARE);

            boolean isPlaced = scene.placeEar(1);

            assertThat(scene.assignment.of(FIRST).template()).isEqualTo(isPlaced ? ROW : SQUARE);
            assertThat(scene.places()).isEqualTo(isPlaced ? List.of(new Point(3, 0)) : List.of());
            rows += isPlaced ? 1 : 0;
        }
        assertThat(rows).isBetween(35, SEEDS);
    }

    @Test
    void aTemplateThatTheRulesForbidIsNotUsed() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Scene free = new Scene(level(1, SQUARE, ROW).build(), seed);
            Scene bound = new Scene(
                    level(1, SQUARE, ROW).repeat(RepeatRule.NO_IMMEDIATE).build(), seed);
            for (Scene scene : List.of(free, bound)) {
                scene.place(WEST, SQUARE, 3, 0);
                scene.place(EAST, ROW, 3, 3);
                scene.assign(FIRST, SQUARE);
            }

            assertThat(free.placeEar(1)).isTrue();
            assertThat(free.places()).containsExactly(new Point(6, 0));
            assertThat(bound.placeEar(1)).isFalse();
        }
    }

    @Test
    void lookingAheadRejectsAnEarThatCannotClose() {
        Scene scene = new Scene(level(2, SQUARE).build(), 1);
        scene.lookAhead();
        scene.place(WEST, SQUARE, 0, 0);
        scene.place(EAST, SQUARE, 6, 0);

        assertThat(scene.placeEar(2)).isFalse();

        assertThat(scene.budget.iterations()).as("one for each room").isEqualTo(2);
    }

    @Test
    void lookingAheadFindsTheSameWays() {
        Set<List<Point>> seen = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            Scene scene = new Scene(level(2, SQUARE).build(), seed);
            scene.lookAhead();
            scene.place(WEST, SQUARE, 0, 0);
            scene.place(EAST, SQUARE, 3, 0);

            assertThat(scene.placeEar(2)).isTrue();

            seen.add(scene.places());
        }
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        List.of(new Point(0, 3), new Point(3, 3)), List.of(new Point(0, -3), new Point(3, -3)));
    }

    /** Of the places next to west, those east and south of it have a place between them and east; north of west there is none. */
    @Test
    void lookingAheadKeepsAPlaceForANeighbourOfTwoRooms() {
        Set<Point> without = new HashSet<>();
        Set<Point> with = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            for (boolean looksAhead : new boolean[] {false, true}) {
                Scene scene = new Scene(level(2, SQUARE).build(), seed);
                if (looksAhead) {
                    scene.lookAhead();
                }
                scene.place(WEST, SQUARE, 0, 0);
                scene.place(EAST, SQUARE, 6, -3);

                assertThat(scene.placement.place(new EarFinder.Ear(List.of(FIRST), 1), 1))
                        .isTrue();

                (looksAhead ? with : without).add(scene.places().get(0));
            }
        }
        assertThat(without).contains(new Point(0, 3));
        assertThat(with).containsExactlyInAnyOrder(new Point(3, 0), new Point(0, -3));
    }

    @Test
    void withoutIterationsNothingIsPlaced() {
        Scene scene = new Scene(level(2, SQUARE).build(), 1, 0);
        scene.place(WEST, SQUARE, 0, 0);
        scene.place(EAST, SQUARE, 3, 0);

        assertThat(scene.placeEar(2)).isFalse();

        assertThat(scene.layout.placedRooms()).isEqualTo(2);
    }

    /** West and east with a path of rooms between them, and an obstacle that a room between keeps apart from west. */
    private static Level.Builder level(int between, RoomTemplate... templates) {
        Level.Builder level = Level.named("ear")
                .room("west", templates)
                .room("east", templates)
                .room("obstacle", templates)
                .room("spacer", templates)
                .door("west", "spacer")
                .door("spacer", "obstacle");
        String last = "west";
        for (int i = 0; i < between; i++) {
            level.room("ear " + i, templates).door(last, "ear " + i);
            last = "ear " + i;
        }
        return level.door(last, "east");
    }

    private static final class Scene {
        private final Plan plan;
        private final TemplateAssignment assignment;
        private final PartialLayout layout;
        private final SeededRandom random;
        private final Budget budget;
        private EarPlacement placement;

        Scene(Level level, long seed) {
            this(level, seed, 10_000);
        }

        Scene(Level level, long seed, long iterations) {
            plan = (Plan) Planning.of(level);
            random = SeededRandom.of(seed);
            assignment = new TemplateAssignment(plan, random, true);
            layout = new PartialLayout(plan, assignment, random);
            budget = new Budget(iterations, () -> Long.MAX_VALUE, () -> false);
            placement = placement(Optional.empty(), Optional.empty());
        }

        void lookAhead() {
            placement = placement(
                    Optional.of(new ForwardCheck(plan, layout, assignment)),
                    Optional.of(new EarReachability(plan, layout, assignment, budget)));
        }

        private EarPlacement placement(Optional<ForwardCheck> forwardCheck, Optional<EarReachability> reachability) {
            CrowdingCost crowding = new CrowdingCost(plan, layout, random, CrowdingCost.NEAR);
            return new EarPlacement(plan, layout, assignment, random, budget, crowding, forwardCheck, reachability);
        }

        void assign(int room, RoomTemplate template) {
            assignment.give(
                    room,
                    plan.domain(room).variants().stream()
                            .filter(variant -> variant.template().name().equals(template.name()))
                            .findFirst()
                            .orElseThrow());
        }

        void place(int room, RoomTemplate template, int x, int y) {
            assign(room, template);
            layout.place(room, assignment.of(room), x, y);
        }

        /** Places the first rooms of the ear. */
        boolean placeEar(int rooms) {
            return placement.place(
                    new EarFinder.Ear(
                            IntStream.range(FIRST, plan.roomCount()).boxed().toList(), 1),
                    rooms);
        }

        /** The places of the ear's rooms. */
        List<Point> places() {
            return IntStream.range(FIRST, plan.roomCount())
                    .filter(layout::isPlaced)
                    .mapToObj(room -> new Point(layout.x(room), layout.y(room)))
                    .toList();
        }

        List<Variant> assigned() {
            return IntStream.range(0, plan.roomCount()).mapToObj(assignment::of).toList();
        }
    }
}
