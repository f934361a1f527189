package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.geometry.OutlineCheck.Fault;

class OutlineCheckTest {

    @Test
    void simpleOutlinesOfEitherWinding() {
        assertFine(0, 0, 4, 0, 4, 4, 0, 4);
        assertFine(0, 0, 0, 4, 4, 4, 4, 0);
        assertFine(0, 0, 5, 1, 3, 6);
        assertFine(0, 0, 6, 0, 6, 6, 4, 6, 4, 2, 2, 2, 2, 6, 0, 6);
    }

    @Test
    void pointsInTheMiddleOfAStretch() {
        assertFine(0, 0, 2, 0, 4, 0, 4, 4, 0, 4, 0, 1);
    }

    @Test
    void fewerThanThreePoints() {
        assertFault(new Fault.TooFewPoints());
        assertFault(new Fault.TooFewPoints(), 0, 0, 4, 4);
    }

    @Test
    void repeatedPoints() {
        assertFault(new Fault.RepeatedPoint(0, 4), 0, 0, 4, 0, 4, 4, 0, 4, 0, 0);
        assertFault(new Fault.RepeatedPoint(1, 2), 0, 0, 4, 0, 4, 0, 4, 4);
    }

    @Test
    void pointsOnOneLine() {
        assertFault(new Fault.NoArea(), 0, 0, 2, 1, 6, 3, 4, 2);
    }

    @Test
    void crossingEdges() {
        assertFault(new Fault.Crossing(0, 2), 0, 0, 4, 4, 4, 0, 0, 4);
        assertFault(new Fault.Crossing(0, 2), 0, 0, 5, 1, 5, 0, 0, 1);
    }

    @Test
    void pointOnAnEdge() {
        assertFault(new Fault.Touching(3, 0), 0, 0, 8, 0, 8, 4, 4, 0, 0, 4);
    }

    @Test
    void edgesThatTurnBack() {
        assertFault(new Fault.Touching(2, 0), 0, 0, 4, 0, 2, 0, 2, 3);
        assertFault(new Fault.Touching(0, 1), 2, 0, 2, 3, 2, -2, 0, 0);
    }

    @Test
    void isExactAtTheEndsOfTheRange() {
        int far = 1 << 29;
        assertFine(-far, -far, far, far - 1, far, far);
        assertFault(new Fault.NoArea(), -far, -far, far - 2, far - 2, far, far);
    }

    /** AWT's intersection test is exact enough for small integers. */
    @Test
    void agreesWithAwt() {
        forEachSeed(2000, (seed, draw) -> {
            List<Point> points = Stream.generate(() -> new Point(draw.between(0, 4), draw.between(0, 4)))
                    .limit(draw.between(3, 7))
                    .toList();
            assertThat(OutlineCheck.firstFault(points).isEmpty())
                    .as("%s", points)
                    .isEqualTo(isSimple(points));
        });
    }

    private static boolean isSimple(List<Point> points) {
        int n = points.size();
        return points.stream().distinct().count() == n
                && IntStream.range(0, n).allMatch(i -> IntStream.range(i + 1, n).noneMatch(j -> meet(points, i, j)));
    }

    private static boolean meet(List<Point> points, int i, int j) {
        int n = points.size();
        Point a = points.get(i);
        Point b = points.get(i + 1);
        Point c = points.get(j);
        Point d = points.get((j + 1) % n);
        if (b.equals(c)) {
            return turnsBack(a, b, d);
        }
        return d.equals(a)
                ? turnsBack(c, a, b)
                : Line2D.linesIntersect(a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), d.x(), d.y());
    }

    private static boolean turnsBack(Point before, Point here, Point after) {
        Point back = before.minus(here);
        Point on = after.minus(here);
        return back.cross(on) == 0 && back.dot(on) > 0;
    }

    private static void assertFine(int... coordinates) {
        assertThat(OutlineCheck.firstFault(points(coordinates))).isEmpty();
    }

    private static void assertFault(Fault fault, int... coordinates) {
        assertThat(OutlineCheck.firstFault(points(coordinates))).contains(fault);
    }

    private static List<Point> points(int... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
