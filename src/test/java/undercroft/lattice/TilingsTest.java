package undercroft.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.OCTAGON;
import static undercroft.fixture.SmallTemplates.PASSAGE;
import static undercroft.fixture.SmallTemplates.outline;
import static undercroft.fixture.SmallTemplates.withMiddleDoors;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Domain;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorDirection;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class TilingsTest {

    private static final RoomTemplate SQUARE = withMiddleDoors("square", 4, 4, 2);

    /** 4 wide and 2 high, with doors of length 1 anywhere: can be laid in rows like bricks, and in other ways. */
    private static final RoomTemplate BRICK =
            RoomTemplate.of("brick", Polygon.rectangle(0, 0, 4, 2), DoorSpec.OnEveryEdge.of(1, 0));

    /** The square without a corner; its doors are the same. */
    private static final RoomTemplate NOTCHED = RoomTemplate.of(
            "notched",
            outline(0, 0, 4, 0, 4, 3, 3, 3, 3, 4, 0, 4),
            door(1, 0, 3, 0),
            door(4, 1, 4, 3),
            door(1, 4, 3, 4),
            door(0, 1, 0, 3));

    @Test
    void roomsWithADoorInTheMiddleOfEachWallTileLikeTheSquaresOfABoard() {
        assertThat(tilings(plan(path(SQUARE).build()))).singleElement().satisfies(tiling -> {
            assertThat(tiling.lattice()).isEqualTo(Lattice.SQUARE);
            assertThat(tiling.across()).isEqualTo(new Point(4, 0));
            assertThat(tiling.up()).isEqualTo(new Point(0, 4));
            assertThat(tiling.place(3, -2)).isEqualTo(new Point(12, -8));
        });
    }

    @Test
    void bricksLeaveNoSpaceAndHaveSixNeighboursEach() {
        List<Tiling> tilings = tilings(plan(path(BRICK).build()));

        assertThat(tilings).isNotEmpty().allSatisfy(tiling -> {
            assertThat(tiling.lattice()).isEqualTo(Lattice.TRIANGULAR);
            assertThat(tiling.across().cross(tiling.up())).as("area").isEqualTo(8);
            assertThat(steps(tiling)).allSatisfy(TilingsTest::assertBricksShareAWall);
        });
        assertThat(tilings)
                .as("rows half a brick apart")
                .anyMatch(tiling ->
                        steps(tiling).containsAll(List.of(new Point(4, 0), new Point(2, 2), new Point(-2, 2))));
    }

    @Test
    void tilingsWithSixNeighboursComeBeforeThoseWithFour() {
        assertThat(tilings(plan(path(SQUARE, NOTCHED, BRICK).build())))
                .isNotEmpty()
                .allSatisfy(
                        tiling -> assertThat(templates(tiling.domains().get(1))).containsExactly("brick"));
    }

    @Test
    void interchangeableVariantsShareATilingThatComesFirst() {
        assertThat(tilings(plan(path(SQUARE, NOTCHED, OCTAGON).build())))
                .singleElement()
                .satisfies(tiling -> assertThat(tiling.domains())
                        .allSatisfy(domain -> assertThat(templates(domain)).containsExactly("square", "notched")));
    }

    @Test
    void everyRoomNeedsAVariantOfATiling() {
        Level.Builder level = Level.named("two kinds").room("a", SQUARE).room("b", SQUARE, NOTCHED);

        assertThat(tilings(plan(level.door("a", "b").build()))).singleElement().satisfies(tiling -> {
            assertThat(templates(tiling.domains().get(0))).containsExactly("square");
            assertThat(templates(tiling.domains().get(1))).containsExactly("square", "notched");
        });
        RoomTemplate other = withMiddleDoors("other", 6, 6, 2);
        assertThat(tilings(plan(Level.named("no kind in common")
                        .room("a", SQUARE)
                        .room("b", other)
                        .door("a", "b")
                        .build())))
                .isEmpty();
    }

    @Test
    void corridorsAreBetweenTheRooms() {
        Level level = Level.named("corridor")
                .room("a", SQUARE)
                .room("b", SQUARE)
                .corridor("a", "b", PASSAGE)
                .build();

        assertThat(tilings(plan(level))).singleElement().satisfies(tiling -> {
            assertThat(tiling.across()).isEqualTo(new Point(7, 0));
            assertThat(tiling.up()).isEqualTo(new Point(0, 7));
        });
    }

    @Test
    void aStepMustSuitAllKindsOfConnections() {
        Level level = Level.named("door and corridor")
                .room("a", SQUARE)
                .room("b", SQUARE)
                .room("c", SQUARE)
                .door("a", "b")
                .corridor("b", "c", PASSAGE)
                .build();

        assertThat(tilings(plan(level))).isEmpty();
    }

    /** With two lengths of corridors, the only places that could overlap are five columns apart. */
    @Test
    void placesInDistantColumnsDoNotOverlap() {
        RoomTemplate bridge = corridor("bridge", 1);
        RoomTemplate tunnel = corridor("tunnel", 17);
        Plan plan = plan(Level.named("bridge and tunnel")
                .room("a", BRICK)
                .room("b", BRICK)
                .corridor("a", "b", bridge, tunnel)
                .build());

        assertThat(tilings(plan)).isNotEmpty().allSatisfy(tiling -> {
            for (int column = -30; column <= 30; column++) {
                for (int row = -30; row <= 30; row++) {
                    Point place = tiling.place(column, row);
                    assertThat((column == 0 && row == 0) || Math.abs(place.x()) >= 4 || Math.abs(place.y()) >= 2)
                            .as("column %d, row %d of %s", column, row, tiling)
                            .isTrue();
                }
            }
        });
    }

    @Test
    void corridorsThatMustNotRepeatGiveNoTiling() {
        Level level = Level.named("one corridor")
                .room("a", SQUARE)
                .room("b", SQUARE)
                .corridor("a", "b", PASSAGE.withRepeat(RepeatRule.NEVER))
                .build();

        assertThat(tilings(plan(level))).isEmpty();
    }

    @Test
    void squaresHaveNoOddCycle() {
        assertThat(tilings(plan(path(SQUARE, BRICK).door("a", "c").build()))).isNotEmpty();
        assertThat(tilings(plan(path(SQUARE, OCTAGON).door("a", "c").build()))).isEmpty();
    }

    @Test
    void roomsThatMustKeepApartHaveNoTilingWithoutCorridors() {
        assertThat(tilings(plan(path(SQUARE).minimumRoomDistance(1).build()))).isEmpty();
    }

    @Test
    void aRoomMayNotHaveMoreNeighboursThanAPlace() {
        assertThat(tilings(plan(star(6, BRICK)))).isNotEmpty();
        assertThat(tilings(plan(star(7, BRICK)))).isEmpty();
    }

    @Test
    void templatesThatMayNotRepeatAreNotUsed() {
        assertThat(tilings(
                        plan(path(NOTCHED, SQUARE.withRepeat(RepeatRule.NEVER)).build())))
                .singleElement()
                .satisfies(tiling -> assertThat(tiling.domains())
                        .allSatisfy(domain -> assertThat(templates(domain)).containsExactly("notched")));
    }

    @Test
    void pinnedPlacesGiveNoTiling() {
        Pin pin = new Pin(Optional.of(new Point(1, 1)), Optional.empty());
        Level level = path(SQUARE)
                .room(new Room("d", "", List.of(SQUARE), pin, List.of()))
                .door("c", "d")
                .build();

        assertThat(tilings(plan(level))).isEmpty();
    }

    /** Computed from the walls: they share at least a door's length, and the rooms share only walls. */
    private static void assertBricksShareAWall(Point offset) {
        int widthInCommon = 4 - Math.abs(offset.x());
        int heightInCommon = 2 - Math.abs(offset.y());
        assertThat(List.of(widthInCommon, heightInCommon))
                .as("walls in common at %s", offset)
                .contains(0)
                .anyMatch(length -> length >= 1);
    }

    private static Set<Point> steps(Tiling tiling) {
        Point third = tiling.up().minus(tiling.across());
        return Set.of(
                tiling.across(),
                tiling.up(),
                third,
                tiling.across().times(-1),
                tiling.up().times(-1),
                third.times(-1));
    }

    private static List<String> templates(Domain domain) {
        return domain.variants().stream()
                .map(Variant::template)
                .map(RoomTemplate::name)
                .distinct()
                .toList();
    }

    private static Level.Builder path(RoomTemplate... templates) {
        return Level.named("path")
                .room("a", templates)
                .room("b", templates)
                .room("c", templates)
                .door("a", "b")
                .door("b", "c");
    }

    private static Level star(int tips, RoomTemplate template) {
        Level.Builder level = Level.named("star").room("hub", template);
        for (int tip = 0; tip < tips; tip++) {
            level.room("tip" + tip, template).door("hub", "tip" + tip);
        }
        return level.build();
    }

    private static RoomTemplate corridor(String name, int length) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, length, 1), door(0, 0, 0, 1), door(length, 0, length, 1))
                .withTransforms(Transform.ROTATIONS);
    }

    private static DoorSpec door(int fromX, int fromY, int toX, int toY) {
        return new DoorSpec.Exactly(Segment.of(fromX, fromY, toX, toY), "", DoorDirection.BOTH);
    }

    private static List<Tiling> tilings(Plan plan) {
        return new Tilings(plan).all();
    }

    private static Plan plan(Level level) {
        return (Plan) Planning.of(level);
    }
}
