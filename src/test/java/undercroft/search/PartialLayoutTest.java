package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import undercroft.configspace.Variant;
import undercroft.fixture.SmallLevels;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Jts;
import undercroft.geometry.Point;
import undercroft.level.Level;
import undercroft.plan.Domain;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;

class PartialLayoutTest {

    private static final List<Level> LEVELS = List.of(
            VariedLevels.twoLoops(),
            VariedLevels.corridorsEverywhere(),
            VariedLevels.minimumDistance(),
            VariedLevels.slantedTwelve());

    private final Plan halls = (Plan) Planning.of(SmallLevels.ring());
    private final SeededRandom random = SeededRandom.of(0, 0);
    private final PartialLayout ring = new PartialLayout(halls, new TemplateAssignment(halls, random, true), random);

    @Test
    void countsOverlapInCellsAndDistanceInHalfCells() {
        ring.place(0, variant(0, "hall"), 0, 0);
        ring.place(1, variant(1, "ledge"), 10, 3);

        assertThat(ring.overlap()).isZero();
        assertThat(ring.distance())
                .as("10 cells in x and 3 in y between centres")
                .isEqualTo(26);
        assertThat(ring.isValid()).isFalse();

        ring.move(1, variant(1, "ledge"), 6, 7);
        assertThat(ring.overlap()).as("2 by 1 in a corner").isEqualTo(2);

        ring.undo();
        assertThat(ring.overlap()).isZero();
        assertThat(ring.x(1)).isEqualTo(10);

        // The ledge's door in the west, from 3 to 5, meets the hall's east wall.
        ring.move(1, variant(1, "ledge"), 8, 2);
        assertThat(ring.isValid()).isTrue();
    }

    @Test
    void aCorridorIsPlacedAndRemovedWithItsRooms() {
        Link behindTheLock = halls.links().get(2);
        int corridor = ring.corridorOf(behindTheLock);
        ring.place(2, variant(2, "pit"), 8, 8);
        assertThat(ring.isPlaced(corridor)).isFalse();

        ring.place(3, variant(3, "hall"), -3, 8);
        assertThat(ring.isPlaced(corridor)).isTrue();
        assertThat(List.of(ring.x(corridor), ring.y(corridor))).containsExactly(5, 11);
        assertThat(ring.isValid()).isTrue();

        ring.move(3, variant(3, "hall"), -2, 8);
        assertThat(ring.isPlaced(corridor)).isFalse();
        assertThat(ring.distance()).isEqualTo(20);

        ring.undo();
        assertThat(ring.isPlaced(corridor)).isTrue();

        ring.lift(2);
        assertThat(ring.isPlaced(corridor)).isFalse();
        assertThat(ring.isValid()).isTrue();
    }

    @Test
    void undoRestoresTheStateBefore() {
        forEachSeed(30, seed -> {
            SplittableRandom draw = new SplittableRandom(seed);
            Plan plan = (Plan) Planning.of(LEVELS.get(draw.nextInt(LEVELS.size())));
            PartialLayout layout = filled(plan, draw);

            for (int i = 0; i < 100; i++) {
                List<Object> before = state(plan, layout);
                moveAnyRoom(plan, layout, draw);
                layout.undo();
                assertThat(state(plan, layout)).isEqualTo(before);
                moveAnyRoom(plan, layout, draw);
            }
        });
    }

    @Test
    void totalsDependOnlyOnWhatIsPlaced() {
        forEachSeed(30, seed -> {
            SplittableRandom draw = new SplittableRandom(seed);
            Plan plan = (Plan) Planning.of(LEVELS.get(draw.nextInt(LEVELS.size())));
            PartialLayout layout = filled(plan, draw);

            for (int i = 0; i < 200; i++) {
                moveAnyRoom(plan, layout, draw);
                if (draw.nextBoolean()) {
                    layout.undo();
                }
            }
            long overlapTwice = 0;
            for (int object : placedRooms(plan, layout)) {
                overlapTwice += layout.overlapOf(object, layout.shape(object), layout.x(object), layout.y(object));
            }

            assertThat(2 * layout.overlap()).isEqualTo(overlapTwice);
            for (int room = plan.roomCount() - 1; room >= 0; room--) {
                layout.lift(room);
            }
            assertThat(layout.overlap()).isZero();
            assertThat(layout.distance()).isZero();
        });
    }

    @Test
    void overlapIsZeroExactlyIfNothingIsTooNear() {
        forEachSeed(20, seed -> {
            SplittableRandom draw = new SplittableRandom(seed);
            Plan plan = (Plan) Planning.of(LEVELS.get(draw.nextInt(LEVELS.size())));
            PartialLayout layout = filled(plan, draw);

            boolean tooNear = false;
            List<Integer> placedRooms = placedRooms(plan, layout);
            for (int a : placedRooms) {
                for (int b : placedRooms) {
                    boolean areUnconnected = a < plan.roomCount() && b < plan.roomCount() && !plan.areNeighbours(a, b);
                    int distance = areUnconnected ? plan.level().minimumRoomDistance() : 0;
                    tooNear |= a < b && Jts.interiorsMeet(grown(layout, a, distance), grown(layout, b, 0), 0, 0);
                }
            }

            assertThat(layout.overlap() > 0).isEqualTo(tooNear);
        });
    }

    @Test
    void findsAllObjectsThatARoomWouldOverlap() {
        forEachSeed(20, seed -> {
            SplittableRandom draw = new SplittableRandom(seed);
            Plan plan = (Plan) Planning.of(LEVELS.get(draw.nextInt(LEVELS.size())));
            PartialLayout layout = filled(plan, draw);
            int room = draw.nextInt(plan.roomCount());
            Variant as = anyVariant(plan, room, draw);
            Point place = new Point(draw.nextInt(-20, 20), draw.nextInt(-20, 20));
            int[] found = new int[plan.roomCount() + plan.links().size()];

            int count = layout.findOverlapped(room, as.shape().index(), place.x(), place.y(), found);

            List<Integer> tooNear = placedRooms(plan, layout).stream()
                    .filter(other -> other != room)
                    .filter(other -> {
                        boolean areUnconnected = other < plan.roomCount() && !plan.areNeighbours(room, other);
                        int distance = areUnconnected ? plan.level().minimumRoomDistance() : 0;
                        Geometry moved = Jts.of(as.shape().outline().translated(place));
                        return Jts.interiorsMeet(grown(layout, other, distance), moved, 0, 0);
                    })
                    .toList();
            assertThat(Arrays.stream(found).limit(count)).containsExactlyInAnyOrderElementsOf(tooNear);
        });
    }

    private static Geometry grown(PartialLayout layout, int object, int distance) {
        Point place = new Point(layout.x(object), layout.y(object));
        return Jts.grown(layout.variant(object).shape().outline().translated(place), distance);
    }

    /** Places every room, most of them where they are joined to a placed room. */
    private static PartialLayout filled(Plan plan, SplittableRandom draw) {
        SeededRandom stream = SeededRandom.of(draw.nextLong(), 0);
        TemplateAssignment assignment = new TemplateAssignment(plan, stream, true);
        PartialLayout layout = new PartialLayout(plan, assignment, stream);
        Positions positions = new Positions(plan, layout, assignment);
        for (int room = 0; room < plan.roomCount(); room++) {
            Variant as = anyVariant(plan, room, draw);
            int found = positions.find(room, as);
            if (found > 0 && draw.nextInt(4) > 0) {
                int drawn = draw.nextInt(found);
                layout.place(room, as, positions.x(drawn), positions.y(drawn));
            } else {
                layout.place(room, as, draw.nextInt(-20, 20), draw.nextInt(-20, 20));
            }
        }
        return layout;
    }

    private static void moveAnyRoom(Plan plan, PartialLayout layout, SplittableRandom draw) {
        int room = draw.nextInt(plan.roomCount());
        Variant as = anyVariant(plan, room, draw);
        int x = layout.x(room) + draw.nextInt(-3, 4);
        int y = layout.y(room) + draw.nextInt(-3, 4);
        layout.move(room, as, x, y);
    }

    private static Variant anyVariant(Plan plan, int room, SplittableRandom draw) {
        Domain domain = plan.domain(room);
        return domain.get(draw.nextInt(domain.size()));
    }

    private static List<Integer> placedRooms(Plan plan, PartialLayout layout) {
        List<Integer> placedRooms = new ArrayList<>();
        for (int object = 0; object < plan.roomCount() + plan.links().size(); object++) {
            if (layout.isPlaced(object)) {
                placedRooms.add(object);
            }
        }
        return placedRooms;
    }

    private static List<Object> state(Plan plan, PartialLayout layout) {
        List<Object> state = new ArrayList<>(List.of(layout.overlap(), layout.distance()));
        for (int object : placedRooms(plan, layout)) {
            state.addAll(List.of(object, layout.variant(object).index(), layout.x(object), layout.y(object)));
        }
        return state;
    }

    private Variant variant(int room, String template) {
        return halls.domain(room).variants().stream()
                .filter(variant -> variant.template().name().equals(template))
                .findFirst()
                .orElseThrow();
    }
}
