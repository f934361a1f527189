package undercroft.difference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.random.SeededRandom;

/** Layouts of squares, two cells wide, that need not be valid. */
class LayoutDifferenceTest {

    private static final double EXACT = 1e-9;

    @Test
    void aLayoutThatIsTurnedAndShiftedIsTheSame() {
        Layout hook = layout(0, 0, 2, 0, 4, 0, 4, 2);
        Layout turned = layout(10, 10, 10, 12, 10, 14, 8, 14);
        Layout mirrored = layout(0, 0, -2, 0, -4, 0, -4, 2);

        assertThat(difference(hook, turned)).isCloseTo(0, within(EXACT));
        assertThat(difference(hook, mirrored)).isCloseTo(0, within(EXACT));
    }

    /** In a row the ends are 4 cells from the middle; in an angle the best alignment leaves 8/3 squared cells for each room. */
    @Test
    void displacementsAreSquaredInRoomSizes() {
        Layout row = layout(0, 0, 4, 0, 8, 0);
        Layout angle = layout(0, 0, 4, 0, 4, 4);

        // Sums of squares about the means: 32 and 64/3; the best product is that along the row, 16.
        double expected = (32 + 64 / 3.0 - 2 * 16) / 3 / 4;
        assertThat(difference(row, angle)).isCloseTo(expected, within(EXACT));
        assertThat(difference(angle, row)).isCloseTo(expected, within(EXACT));
    }

    @Test
    void anotherTemplateCountsByItsShare() {
        Layout row = layout(0, 0, 2, 0, 4, 0, 6, 0);
        List<PlacedRoom> rooms = new ArrayList<>(row.rooms());
        rooms.set(2, room(2, "round", 4, 0));

        assertThat(difference(row, row.withRooms(rooms))).isCloseTo(0.25, within(EXACT));
    }

    /** The eight transforms are tried one by one by the oracle. */
    @Test
    void theBestTransformIsFound() {
        forEachSeed(200, (seed, draw) -> {
            int rooms = draw.between(2, 6);
            int[] one = places(rooms, draw);
            int[] other = places(rooms, draw);
            double least = Double.MAX_VALUE;
            for (Transform transform : Transform.ALL) {
                least = Math.min(least, meanSquare(one, other, transform));
            }

            assertThat(difference(layout(one), layout(other))).isCloseTo(least / 4, within(1e-6));
        });
    }

    @Test
    void theFarthestComesFirst() {
        List<Layout> layouts = List.of(
                layout(0, 0, 2, 0, 4, 0),
                layout(0, 0, 2, 0, 4, 1),
                layout(0, 0, 2, 0, 0, 2),
                layout(0, 0, 2, 0, 40, 0),
                layout(0, 0, 2, 0, 39, 0));

        assertThat(FarthestFirst.choose(layouts, 3)).containsExactly(0, 3, 2);
        assertThat(FarthestFirst.choose(layouts, 9)).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
        assertThat(FarthestFirst.choose(layouts, 1)).containsExactly(0);
    }

    private static int[] places(int rooms, SeededRandom draw) {
        int[] places = new int[2 * rooms];
        for (int i = 0; i < places.length; i++) {
            places[i] = draw.between(-20, 20);
        }
        return places;
    }

    private static double meanSquare(int[] one, int[] other, Transform transform) {
        int count = one.length / 2;
        double sumX = 0;
        double sumY = 0;
        double squares = 0;
        for (int i = 0; i < count; i++) {
            Point turned = transform.apply(new Point(one[2 * i], one[2 * i + 1]));
            double dx = turned.x() - other[2 * i];
            double dy = turned.y() - other[2 * i + 1];
            sumX += dx;
            sumY += dy;
            squares += dx * dx + dy * dy;
        }
        return (squares - (sumX * sumX + sumY * sumY) / count) / count;
    }

    private static double difference(Layout one, Layout other) {
        return LayoutDifference.of(one).from(LayoutDifference.of(other));
    }

    private static Layout layout(int... places) {
        List<PlacedRoom> rooms = new ArrayList<>();
        for (int i = 0; i < places.length; i += 2) {
            rooms.add(room(i / 2, "square", places[i], places[i + 1]));
        }
        return new Layout("squares", 0, rooms, List.of(), List.of());
    }

    private static PlacedRoom room(int index, String template, int x, int y) {
        return new PlacedRoom(
                index,
                "room-" + index,
                "",
                template,
                false,
                new Point(x, y),
                Transform.R0,
                Polygon.rectangle(x, y, 2, 2),
                List.of(),
                List.of());
    }
}
