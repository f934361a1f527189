package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class EjectionTest {

    private static final int SEEDS = 20;

    /** 8 × 8 with a door of length 2 in the middle of each side, so that another hall can be joined in only four places. */
    private static final RoomTemplate HALL =
            RoomTemplate.of("hall", Polygon.rectangle(0, 0, 8, 8), DoorSpec.OnEveryEdge.of(2, 3));

    /** The same with additional doors of length 1 anywhere. */
    private static final RoomTemplate HUB = RoomTemplate.of(
            "hub", Polygon.rectangle(0, 0, 8, 8), DoorSpec.OnEveryEdge.of(2, 3), DoorSpec.OnEveryEdge.of(1, 0));

    /** Five halls can be joined to it. */
    private static final RoomTemplate PALACE =
            RoomTemplate.of("palace", Polygon.rectangle(0, 0, 40, 40), DoorSpec.OnEveryEdge.of(2, 3));

    private static final RoomTemplate CLOSET =
            RoomTemplate.of("closet", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 0));

    private static final List<Level> LEVELS = List.of(
            VariedLevels.twoLoops(),
            VariedLevels.corridorsEverywhere(),
            VariedLevels.minimumDistance(),
            VariedLevels.pinnedEnds(),
            VariedLevels.repeating(RepeatRule.NO_IMMEDIATE),
            VariedLevels.slantedTwelve(),
            VariedLevels.triangleOfTwoColours());

    /** One hall is east of the hub, and two closets are on each other side: the new hall can push out one room or two. */
    @Test
    void pushesOutTheFewestRooms() {
        Plan plan = plan(Level.named("closets")
                .room("hub", HUB)
                .room("new", HALL)
                .room("east", HALL)
                .room("north 1", CLOSET)
                .room("north 2", CLOSET)
                .room("west 1", CLOSET)
                .room("west 2", CLOSET)
                .room("south 1", CLOSET)
                .room("south 2", CLOSET)
                .door("hub", "new")
                .door("hub", "east")
                .door("hub", "north 1")
                .door("hub", "north 2")
                .door("hub", "west 1")
                .door("hub", "west 2")
                .door("hub", "south 1")
                .door("hub", "south 2")
                .build());
        for (int seed = 0; seed < SEEDS; seed++) {
            Forced forced = new Forced(plan, seed);
            forced.place(0, 0, 0);
            forced.place(2, 8, 0);
            forced.place(3, 0, 8);
            forced.place(4, 4, 8);
            forced.place(5, -4, 0);
            forced.place(6, -4, 4);
            forced.place(7, 0, -4);
            forced.place(8, 4, -4);
            assertThat(forced.layout.isValid()).isTrue();

            forced.ejection.force(1);

            assertThat(forced.placedRooms()).containsExactly(0, 1, 3, 4, 5, 6, 7, 8);
            assertThat(List.of(forced.layout.x(1), forced.layout.y(1))).containsExactly(8, 0);
            assertThat(forced.layout.isValid()).isTrue();
        }
    }

    /** Five halls compete for four places. One that was forced in is not pushed out while there are others. */
    @Test
    void sparesRoomsThatWereForcedInThemselves() {
        Plan plan = plan(Level.named("five")
                .room("hub", HALL, PALACE)
                .room("a", HALL)
                .room("b", HALL)
                .room("c", HALL)
                .room("d", HALL)
                .room("e", HALL)
                .door("hub", "a")
                .door("hub", "b")
                .door("hub", "c")
                .door("hub", "d")
                .door("hub", "e")
                .build());
        for (int seed = 0; seed < SEEDS; seed++) {
            Forced forced = new Forced(plan, seed);
            // The hub must be a hall here. It has too few doors for a complete layout, so the plan would not
            // assign it.
            forced.assignment.give(0, plan.domain(1).get(0));
            forced.place(0, 0, 0);
            forced.place(2, 8, 0);
            forced.place(3, 0, 8);
            forced.place(4, -8, 0);
            forced.place(5, 0, -8);

            Set<Integer> pushedOut = new HashSet<>();
            int next = 1;
            for (int i = 0; i < 4; i++) {
                forced.ejection.force(next);
                assertThat(forced.layout.isPlaced(next)).isTrue();
                assertThat(forced.layout.isValid()).isTrue();
                assertThat(forced.layout.placedRooms()).isEqualTo(5);
                next = IntStream.rangeClosed(1, 5)
                        .filter(room -> !forced.layout.isPlaced(room))
                        .findFirst()
                        .orElseThrow();
                pushedOut.add(next);
            }

            assertThat(pushedOut).as("seed %d", seed).containsExactlyInAnyOrder(2, 3, 4, 5);
        }
    }

    @Test
    void neighboursThatItIsNotJoinedToAreRemoved() {
        Plan plan = plan(Level.named("triangle")
                .room("a", HALL)
                .room("b", HALL)
                .room("c", HUB)
                .door("a", "b")
                .door("b", "c")
                .door("c", "a")
                .build());
        for (int seed = 0; seed < SEEDS; seed++) {
            Forced forced = new Forced(plan, seed);
            forced.place(0, 0, 0);
            forced.place(1, 8, 0);

            forced.ejection.force(2);

            // Halls can only be joined in the middle of their sides, so no three of them fit together.
            assertThat(forced.layout.isPlaced(2)).isTrue();
            assertThat(forced.layout.placedRooms()).isEqualTo(2);
            assertThat(forced.layout.isValid()).isTrue();
        }
    }

    @Test
    void pinnedRoomsAreNotPushedOut() {
        Plan plan = plan(Level.named("pinned")
                .room(pinned("hub", 0, 0, HUB))
                .room("out", HALL)
                .room(pinned("east", 8, 2, CLOSET))
                .room(pinned("north", 2, 8, CLOSET))
                .room(pinned("west", -4, 2, CLOSET))
                .room(pinned("south", 2, -4, CLOSET))
                .door("hub", "out")
                .door("hub", "east")
                .door("hub", "north")
                .door("hub", "west")
                .door("hub", "south")
                .build());
        for (int seed = 0; seed < SEEDS; seed++) {
            Forced forced = new Forced(plan, seed);
            forced.placePinned();

            for (int i = 0; i < 5; i++) {
                forced.ejection.force(1);
            }

            assertThat(forced.placedRooms()).containsExactly(0, 2, 3, 4, 5);
        }
    }

    @Test
    void theLayoutStaysValidHoweverManyRoomsAreForced() {
        forEachSeed(60, seed -> {
            SplittableRandom draw = new SplittableRandom(seed);
            Plan plan = plan(LEVELS.get(draw.nextInt(LEVELS.size())));
            Forced forced = new Forced(plan, draw.nextLong());
            forced.placePinned();
            if (forced.layout.placedRooms() == 0) {
                forced.place(0, 0, 0);
            }
            List<Integer> pinned =
                    forced.placedRooms().stream().filter(plan::isPlacePinned).toList();

            for (int i = 0; i < 60; i++) {
                List<Integer> next = IntStream.range(0, plan.roomCount())
                        .filter(room -> !forced.layout.isPlaced(room) && forced.layout.placedNeighbours(room) > 0)
                        .boxed()
                        .toList();
                if (next.isEmpty()) {
                    break;
                }
                int room = next.get(draw.nextInt(next.size()));

                forced.ejection.force(room);

                assertThat(forced.layout.isValid()).isTrue();
                assertThat(forced.placedRooms()).containsAll(pinned);
                if (forced.layout.isPlaced(room)) {
                    assertThat(forced.layout.variant(room)).isEqualTo(forced.assignment.of(room));
                    assertThat(forced.assignment.isLawful(room))
                            .as("allowed by the rules")
                            .isTrue();
                }
            }
        });
    }

    private static Room pinned(String id, int x, int y, RoomTemplate template) {
        return new Room(id, "", List.of(template), new Pin(Optional.of(new Point(x, y)), Optional.empty()), List.of());
    }

    private static Plan plan(Level level) {
        return (Plan) Planning.of(level);
    }

    /** A layout into which rooms can be forced. */
    private static final class Forced {
        private final Plan plan;
        private final PartialLayout layout;
        private final TemplateAssignment assignment;
        private final Ejection ejection;

        Forced(Plan plan, long seed) {
            SeededRandom random = SeededRandom.of(seed, 0);
            this.plan = plan;
            this.assignment = new TemplateAssignment(plan, random, true);
            this.layout = new PartialLayout(plan, assignment, random);
            this.ejection = new Ejection(plan, layout, assignment, random);
        }

        void place(int room, int x, int y) {
            layout.place(room, assignment.of(room), x, y);
            if (plan.isPlacePinned(room)) {
                layout.fix(room);
            }
        }

        void placePinned() {
            for (int room = 0; room < plan.roomCount(); room++) {
                if (plan.isPlacePinned(room)) {
                    Variant as = assignment.of(room);
                    Point corner = plan.pinnedCorner(room, as);
                    layout.place(room, as, corner.x(), corner.y());
                    layout.fix(room);
                }
            }
        }

        List<Integer> placedRooms() {
            List<Integer> placedRooms = new ArrayList<>();
            for (int room = 0; room < plan.roomCount(); room++) {
                if (layout.isPlaced(room)) {
                    placedRooms.add(room);
                }
            }
            return placedRooms;
        }
    }
}
