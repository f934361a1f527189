package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.configspace.LatticeSet;
import undercroft.configspace.Variant;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class EarReachabilityTest {

    /** Doors anywhere. */
    private static final RoomTemplate LOOSE =
            RoomTemplate.of("loose", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 0));

    private static final RoomTemplate LONG = RoomTemplate.of(
                    "long", Polygon.rectangle(0, 0, 6, 3), DoorSpec.OnEveryEdge.of(1, 0))
            .withTransforms(Transform.ROTATIONS);

    /** One door in the middle of each side: two joined rooms are 3 cells apart on one axis. */
    private static final RoomTemplate TIGHT =
            RoomTemplate.of("tight", Polygon.rectangle(0, 0, 3, 3), DoorSpec.OnEveryEdge.of(1, 1));

    private static final RoomTemplate ANGLE = RoomTemplate.of(
                    "angle", outline(0, 0, 9, 0, 9, 3, 3, 3, 3, 9, 0, 9), DoorSpec.OnEveryEdge.of(1, 1))
            .withTransforms(Transform.ROTATIONS);

    private static final RoomTemplate TUNNEL = RoomTemplate.of(
                    "tunnel", Polygon.rectangle(0, 0, 1, 2), DoorSpec.OnEveryEdge.of(1, 0))
            .withTransforms(Transform.ROTATIONS);

    /** Rooms 0 and 1 are the ends; 2 and 3 are joined to 0 and may be in the way; the ear begins with 4, a neighbour of 0. */
    private static final List<Level> LEVELS = List.of(
            level(2, 0, false, LOOSE, LONG),
            level(3, 0, false, TIGHT),
            level(2, 1, false, LOOSE, LONG),
            level(2, 2, false, LOOSE, ANGLE),
            level(2, 1, true, LOOSE),
            level(3, 0, true, TIGHT, LOOSE));

    @Test
    void doorsInTheMiddleGiveStepsOfThree() {
        Scene scene = new Scene(level(2, 0, false, TIGHT), 0);
        scene.place(0, TIGHT, 0, 0);
        scene.place(1, TIGHT, 6, 3);
        assertThat(scene.reaches()).isTrue();

        // Of the places next to [0,0], only those in the east and the north are two steps from the end.
        assertThat(scene.places(0)).containsExactlyInAnyOrder(new Point(3, 0), new Point(0, 3));
        assertThat(scene.places(1))
                .containsExactlyInAnyOrder(new Point(3, 3), new Point(6, 0), new Point(6, 6), new Point(9, 3));
    }

    @Test
    void anEarOfTheWrongParityCannotClose() {
        Scene scene = new Scene(level(2, 0, false, TIGHT), 0);
        scene.place(0, TIGHT, 0, 0);
        // The end is an even number of steps away, but the ear makes three.
        scene.place(1, TIGHT, 6, 0);

        assertThat(scene.reaches()).isFalse();
    }

    @Test
    void anEarGoesAroundAnObstacle() {
        Scene scene = new Scene(level(3, 0, false, TIGHT), 0);
        scene.place(0, TIGHT, 0, 0);
        scene.place(1, TIGHT, 6, 0);
        assertThat(scene.reaches()).isTrue();
        assertThat(scene.places(0)).containsExactlyInAnyOrder(new Point(3, 0), new Point(0, 3), new Point(0, -3));

        // A wall between the two ends, up to y = 9, with a roof to the west on top of it.
        Variant roofAndWall = scene.plan.domain(2).variants().stream()
                .filter(variant -> variant.orientations().get(0).transform() == Transform.R180)
                .findFirst()
                .orElseThrow();
        scene.place(2, roofAndWall, -3, 0);
        assertThat(scene.reaches()).isTrue();
        assertThat(scene.places(0)).containsExactly(new Point(0, -3));
        assertThat(scene.places(2)).containsExactlyInAnyOrder(new Point(6, -3), new Point(9, 0), new Point(6, 3));
    }

    @Test
    void anEarKeepsItsDistanceFromOtherRooms() {
        for (int distance = 0; distance <= 1; distance++) {
            Scene scene = new Scene(level(3, distance, false, TIGHT), 0);
            scene.place(0, TIGHT, 0, 0);
            scene.place(1, TIGHT, 6, 0);
            // Down to y = −3, where the rooms below the ends begin.
            scene.place(3, LONG, 2, -6);
            assertThat(scene.layout.top(3)).isEqualTo(-3);

            assertThat(scene.reaches()).isTrue();
            assertThat(scene.places(0).contains(new Point(0, -3))).isEqualTo(distance == 0);
        }
    }

    @Test
    void endsTooFarApartAreNotComputed() {
        Scene scene = new Scene(level(2, 0, false, LOOSE), 0);
        scene.place(0, LOOSE, 0, 0);
        // The 384 cells must include both ends and, on each side, the longest side of all, 9.
        scene.place(1, LOOSE, 384 - 4 - 18, 0);
        assertThat(scene.reachability.openWindow(scene.ear)).isTrue();

        scene.layout.lift(1);
        scene.place(1, LOOSE, 384 - 4 - 18 + 1, 0);
        assertThat(scene.reachability.openWindow(scene.ear)).isFalse();
    }

    @Test
    void allVariantsAreConsidered() {
        Scene scene = new Scene(level(2, 0, false, LOOSE, LONG, TIGHT), 4);
        scene.place(0, LOOSE, 0, 0);
        scene.place(1, LOOSE, 8, 0);
        assertThat(scene.reaches()).isTrue();

        for (int depth = 0; depth < 2; depth++) {
            Set<Integer> variants = new HashSet<>();
            for (int i = 0; i < scene.reachability.variants(depth); i++) {
                assertThat(variants.add(scene.reachability.variant(depth, i).index()))
                        .isTrue();
            }
            assertThat(variants)
                    .hasSizeBetween(1, 4)
                    .contains(scene.assignment.of(4 + depth).index());
        }
    }

    /** Rooms are placed anywhere, legally or not; the places found are compared with exhaustive search. */
    @Test
    void agreesWithTryingEverything() {
        forEachSeed(30, seed -> {
            SplittableRandom draw = new SplittableRandom(seed);
            Scene scene = new Scene(LEVELS.get(draw.nextInt(LEVELS.size())), draw.nextLong());
            for (int room = 0; room < 4; room++) {
                scene.place(room, scene.anyVariant(room, draw), draw.nextInt(-6, 7), draw.nextInt(-6, 7));
            }

            boolean reaches = scene.reaches();

            boolean mayReach = true;
            List<Place> next = List.of();
            for (int depth = scene.ear.rooms().size() - 1; depth >= 0 && mayReach; depth--) {
                List<Place> places = scene.tryAll(depth, next);
                int length = depth;
                assertThat(scene.listed(depth))
                        .as("depth %d", depth)
                        .containsExactlyInAnyOrderElementsOf(places.stream()
                                .filter(place -> scene.isNearBeginning(place, length + 1))
                                .toList());
                next = places;
                mayReach = !places.isEmpty();
            }
            assertThat(reaches).isEqualTo(mayReach);
        });
    }

    /** A shape at a position. */
    private record Place(int shape, int x, int y) {}

    private static Level level(int ear, int distance, boolean hasCorridors, RoomTemplate... templates) {
        List<RoomTemplate> all = new ArrayList<>(List.of(templates));
        Level.Builder level = Level.named("ear")
                .room("from", templates)
                .room("to", templates)
                .room("in the way", ANGLE)
                .room("too", LONG);
        List<RoomTemplate> corridor = hasCorridors ? List.of(TUNNEL) : List.of();
        level.connection("from", "in the way", corridor, false, "");
        level.connection("in the way", "too", List.of(), false, "");
        String before = "from";
        for (int i = 0; i < ear; i++) {
            level.room("ear " + i, all.toArray(RoomTemplate[]::new));
            level.connection(before, "ear " + i, i == 0 ? corridor : List.of(), false, "");
            before = "ear " + i;
        }
        // The end is the first room of this connection.
        level.connection("to", before, List.of(), false, "");
        return level.minimumRoomDistance(distance).build();
    }

    /** The placed rooms, the ear, and an exhaustive search that only looks at cells. */
    private static final class Scene {
        private static final int FIRST = 4;

        private final Plan plan;
        private final TemplateAssignment assignment;
        private final PartialLayout layout;
        private final EarReachability reachability;
        private final EarFinder.Ear ear;

        Scene(Level level, long seed) {
            SeededRandom random = SeededRandom.of(seed, 0);
            plan = (Plan) Planning.of(level);
            assignment = new TemplateAssignment(plan, random, true);
            layout = new PartialLayout(plan, assignment, random);
            reachability = new EarReachability(
                    plan, layout, assignment, new Budget(Long.MAX_VALUE, () -> Long.MAX_VALUE, () -> false));
            List<Integer> rooms = new ArrayList<>();
            for (int room = FIRST; room < plan.roomCount(); room++) {
                rooms.add(room);
            }
            ear = new EarFinder.Ear(rooms, 1);
        }

        /** Whether a path of {@code rooms} rooms that ends at a place could begin where the ear begins. */
        boolean isNearBeginning(Place place, int rooms) {
            int farthest = rooms * plan.maxReach();
            int[] beginning = IntStream.of(plan.neighboursOf(ear.rooms().get(0)))
                    .filter(layout::isPlaced)
                    .toArray();
            int low = IntStream.of(beginning).map(layout::y).min().orElseThrow();
            int high = IntStream.of(beginning).map(layout::top).max().orElseThrow();
            return low - farthest <= place.y && place.y <= high + farthest;
        }

        boolean reaches() {
            assertThat(reachability.openWindow(ear)).isTrue();
            return reachability.compute(ear);
        }

        Variant anyVariant(int room, SplittableRandom draw) {
            return plan.domain(room).get(draw.nextInt(plan.domain(room).size()));
        }

        void place(int room, RoomTemplate template, int x, int y) {
            Variant as = plan.domain(room).variants().stream()
                    .filter(variant -> variant.template().equals(template))
                    .findFirst()
                    .orElseThrow();
            place(room, as, x, y);
        }

        void place(int room, Variant as, int x, int y) {
            assignment.give(room, as);
            layout.place(room, as, x, y);
        }

        /** The places from which the ear can be continued, of a room with a single shape. */
        Set<Point> places(int depth) {
            Set<Point> places = new HashSet<>();
            listed(depth).forEach(place -> places.add(new Point(place.x, place.y)));
            return places;
        }

        List<Place> listed(int depth) {
            return everywhere(depth).stream()
                    .filter(place -> reachability.leadsOn(depth, place.shape, place.x, place.y))
                    .toList();
        }

        /** The places of a room where it overlaps nothing and is joined to its placed neighbours and to a place of the next room. */
        List<Place> tryAll(int depth, List<Place> next) {
            int room = ear.rooms().get(depth);
            boolean isLast = depth == ear.rooms().size() - 1;
            return everywhere(depth).stream()
                    .filter(place -> isJoinedToAll(room, place))
                    .filter(place -> isLast || next.stream().anyMatch(other -> isJoined(room, place, room + 1, other)))
                    .filter(this::isFree)
                    .toList();
        }

        private List<Place> everywhere(int depth) {
            Set<Integer> shapes = new HashSet<>();
            for (int i = 0; i < reachability.variants(depth); i++) {
                shapes.add(reachability.variant(depth, i).shape().index());
            }
            List<Place> all = new ArrayList<>();
            for (int shape : shapes) {
                for (int x = -40; x <= 40; x++) {
                    for (int y = -40; y <= 40; y++) {
                        all.add(new Place(shape, x, y));
                    }
                }
            }
            return all;
        }

        private boolean isJoinedToAll(int room, Place place) {
            for (Link link : plan.linksOf(room)) {
                int other = link.other(room);
                if (layout.isPlaced(other)
                        && !isJoined(
                                room, place, other, new Place(layout.shape(other), layout.x(other), layout.y(other)))) {
                    return false;
                }
            }
            return true;
        }

        /** Whether two neighbours are joined at these places, in whichever direction their connection is given. */
        private boolean isJoined(int room, Place place, int other, Place itsPlace) {
            Link link = plan.linksOf(room).stream()
                    .filter(some -> some.other(room) == other)
                    .findFirst()
                    .orElseThrow();
            LatticeSet offsets = link.offsets(other, place.shape, itsPlace.shape);
            return offsets.contains(itsPlace.x - place.x, itsPlace.y - place.y);
        }

        /** Whether its cells and those within the minimum distance are free. It may always touch the ends. */
        private boolean isFree(Place place) {
            for (int i = 0; i < layout.placedObjects(); i++) {
                int object = layout.placedObject(i);
                boolean mayTouch = object >= plan.roomCount() || object < 2;
                int distance = mayTouch ? 0 : plan.level().minimumRoomDistance();
                if (layout.x(object) - place.x > plan.width(place.shape) + distance
                        || place.x - layout.right(object) > distance
                        || layout.y(object) - place.y > plan.height(place.shape) + distance
                        || place.y - layout.top(object) > distance) {
                    continue;
                }
                Set<Point> cells = cells(place.shape, place.x, place.y);
                for (Point cell : cells(layout.shape(object), layout.x(object), layout.y(object))) {
                    for (int dx = -distance; dx <= distance; dx++) {
                        for (int dy = -distance; dy <= distance; dy++) {
                            if (cells.contains(cell.plus(new Point(dx, dy)))) {
                                return false;
                            }
                        }
                    }
                }
            }
            return true;
        }

        /** The cells with an odd number of vertical edges to the right of their centres. */
        private Set<Point> cells(int shape, int atX, int atY) {
            List<Segment> edges = plan.shapes().get(shape).outline().edges();
            Set<Point> cells = new HashSet<>();
            for (int x = 0; x < plan.width(shape); x++) {
                for (int y = 0; y < plan.height(shape); y++) {
                    int column = x;
                    int row = y;
                    long crossed = edges.stream()
                            .filter(edge -> edge.from().x() == edge.to().x())
                            .filter(edge -> edge.from().x() > column)
                            .filter(edge -> Math.min(edge.from().y(), edge.to().y()) <= row
                                    && row < Math.max(edge.from().y(), edge.to().y()))
                            .count();
                    if (crossed % 2 == 1) {
                        cells.add(new Point(atX + x, atY + y));
                    }
                }
            }
            return cells;
        }
    }
}
