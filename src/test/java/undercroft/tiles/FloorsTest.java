package undercroft.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import undercroft.fixture.Seeds;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;
import undercroft.layout.Door;
import undercroft.layout.Facing;
import undercroft.layout.Layout;
import undercroft.layout.PlacedFloorPlan;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;
import undercroft.template.EdgeStyle;

class FloorsTest {

    private static final List<Point> SIDES =
            List.of(new Point(1, 0), new Point(0, 1), new Point(-1, 0), new Point(0, -1));

    @Test
    void holesAndPillarsAreNoFloor() {
        PlacedFloorPlan plan = new PlacedFloorPlan(
                List.of(Polygon.rectangle(1, 1, 2, 1)), List.of(new Point(4, 2)), List.of(), EdgeStyle.STRAIGHT);
        Floors floors = Floors.of(layout(1, Polygon.rectangle(0, 0, 6, 4), plan));

        assertThat(drawn(floors)).isEqualTo("""
                ......
                ....#.
                .##...
                ......
                """);
    }

    /** A cell whose centre lies on the edge of a hole is solid. */
    @Test
    void slantedHolesTakeTheCellsWhoseCentresTheyTouch() {
        PlacedFloorPlan plan = new PlacedFloorPlan(
                List.of(Polygon.of(List.of(new Point(1, 1), new Point(4, 1), new Point(1, 4)))),
                List.of(),
                List.of(),
                EdgeStyle.STRAIGHT);
        Floors floors = Floors.of(layout(1, Polygon.rectangle(0, 0, 5, 5), plan));

        assertThat(drawn(floors)).isEqualTo("""
                .....
                .#...
                .##..
                .###.
                .....
                """);
    }

    @Test
    void theRoughEdgeOfASeedIsAlwaysTheSame() {
        assertThat(drawn(Floors.of(cave(3)))).isEqualTo(drawn(Floors.of(cave(3))));
        Set<String> caves = new TreeSet<>();
        Seeds.forEachSeed(20, seed -> caves.add(drawn(Floors.of(cave(seed)))));
        assertThat(caves).hasSizeGreaterThan(15);
    }

    @Test
    void roughEdgesSpareDoorsAndMarkersAndLeaveTheFloorInOnePiece() {
        int[] rocks = new int[1];
        int[] rims = new int[1];
        int seeds = 200;
        Seeds.forEachSeed(seeds, seed -> {
            Floors floors = Floors.of(cave(seed));
            Set<Point> rock = floors.rock(0);
            Set<Point> rim = rim(floors.owned(0));
            rocks[0] += rock.size();
            rims[0] += rim.size();

            assertThat(rim).containsAll(rock);
            assertThat(rock).doesNotContain(new Point(0, 3), new Point(0, 4), new Point(11, 6), new Point(5, 9));
            Set<Point> floor = floors.floor(0);
            assertThat(reached(floor)).isEqualTo(floor);
            assertThat(floors.rock(1)).isEmpty();
        });
        // Not a formality: over a quarter of the rim becomes rock, and most of it stays.
        assertThat(rocks[0]).isBetween(rims[0] / 4, rims[0] / 2);
    }

    /** A cross of corridors one cell wide has no cell to spare but its ends. */
    @Test
    void narrowPassagesStayOpen() {
        Polygon cross = Polygon.of(List.of(
                new Point(3, 0),
                new Point(4, 0),
                new Point(4, 3),
                new Point(7, 3),
                new Point(7, 4),
                new Point(4, 4),
                new Point(4, 7),
                new Point(3, 7),
                new Point(3, 4),
                new Point(0, 4),
                new Point(0, 3),
                new Point(3, 3)));
        Seeds.forEachSeed(50, seed -> {
            Floors floors = Floors.of(layout(seed, cross, PlacedFloorPlan.BARE.withEdge(EdgeStyle.ROUGH)));
            Set<Point> floor = floors.floor(0);
            assertThat(floor).contains(new Point(3, 3));
            assertThat(reached(floor)).isEqualTo(floor);
        });
    }

    /** A cave of 12 by 10 cells with a pillar, a door of two cells in the west, another in the east and a chest in the north. */
    private static Layout cave(long seed) {
        PlacedMarker chest = new PlacedMarker("chest", "", new Point(5, 9), Optional.empty(), "");
        PlacedFloorPlan plan = new PlacedFloorPlan(
                List.of(), List.of(new Point(2, 2), new Point(1, 6)), List.of(chest), EdgeStyle.ROUGH);
        List<Door> doors = List.of(door(0, 0, 1, Segment.of(0, 5, 0, 3)), door(1, 0, 2, Segment.of(12, 6, 12, 7)));
        return new Layout(
                "cave",
                seed,
                List.of(
                        room(0, Polygon.rectangle(0, 0, 12, 10), plan),
                        room(1, Polygon.rectangle(-4, 2, 4, 4), PlacedFloorPlan.BARE),
                        room(2, Polygon.rectangle(12, 5, 3, 3), PlacedFloorPlan.BARE)),
                doors,
                List.of());
    }

    private static Layout layout(long seed, Polygon outline, PlacedFloorPlan plan) {
        return new Layout("alone", seed, List.of(room(0, outline, plan)), List.of(), List.of());
    }

    private static PlacedRoom room(int index, Polygon outline, PlacedFloorPlan plan) {
        return new PlacedRoom(
                        index, "r" + index, "", "t", false, Point.ORIGIN, Transform.R0, outline, List.of(), List.of())
                .withFloorPlan(plan);
    }

    private static Door door(int index, int roomA, int roomB, Segment at) {
        return new Door(index, roomA, roomB, at, Facing.ofEdge(at.step()), "", false, "");
    }

    /** The cells with one of the eight cells around it outside. */
    private static Set<Point> rim(Set<Point> owned) {
        Set<Point> rim = new HashSet<>();
        for (Point cell : owned) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (!owned.contains(cell.plus(new Point(dx, dy)))) {
                        rim.add(cell);
                    }
                }
            }
        }
        return rim;
    }

    private static Set<Point> reached(Set<Point> floor) {
        Set<Point> reached = new HashSet<>();
        Deque<Point> open = new ArrayDeque<>(List.of(floor.iterator().next()));
        while (!open.isEmpty()) {
            Point cell = open.pop();
            if (floor.contains(cell) && reached.add(cell)) {
                SIDES.forEach(step -> open.push(cell.plus(step)));
            }
        }
        return reached;
    }

    private static String drawn(Floors floors) {
        Set<Point> owned = floors.owned(0);
        Set<Point> floor = floors.floor(0);
        int width = owned.stream().mapToInt(Point::x).max().orElseThrow() + 1;
        int height = owned.stream().mapToInt(Point::y).max().orElseThrow() + 1;
        StringBuilder text = new StringBuilder();
        for (int y = height - 1; y >= 0; y--) {
            for (int x = 0; x < width; x++) {
                text.append(floor.contains(new Point(x, y)) ? '.' : '#');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
