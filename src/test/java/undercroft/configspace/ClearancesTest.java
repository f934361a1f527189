package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import undercroft.geometry.Box;
import undercroft.geometry.Jts;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.RandomPolygons;

class ClearancesTest {

    @Test
    void aSquareMayOverlapAUOnlyInItsBay() {
        Shape u = shape(0, outline(0, 0, 12, 0, 12, 8, 8, 8, 8, 4, 4, 4, 4, 8, 0, 8));
        Shape square = shape(1, Polygon.rectangle(0, 0, 4, 4));

        LatticeRows touching = new Clearances(List.of(u, square), 0).forbidden(0, 1);
        LatticeRows apart = new Clearances(List.of(u, square), 1).forbidden(0, 1);

        // The bay is as wide as the square and begins at y = 4, so exactly one position is left.
        assertThat(touching.runs().stream().filter(run -> run.y() == 3)).containsExactly(run(3, -3, 11));
        assertThat(touching.runs().stream().filter(run -> run.y() == 4)).containsExactly(run(4, -3, 3), run(4, 5, 11));
        assertThat(apart.runs().stream().filter(run -> run.y() == 4)).containsExactly(run(4, -4, 12));
    }

    @Test
    void diamondsMayTouchWallToWall() {
        Shape diamond = shape(0, outline(2, 0, 4, 2, 2, 4, 0, 2));

        LatticeRows touching = new Clearances(List.of(diamond), 0).forbidden(0, 0);

        assertThat(touching.runs())
                .containsExactly(
                        run(-3, 0, 0),
                        run(-2, -1, 1),
                        run(-1, -2, 2),
                        run(0, -3, 3),
                        run(1, -2, 2),
                        run(2, -1, 1),
                        run(3, 0, 0));
    }

    @Test
    void forbidsExactlyWhereTheDistanceIsNotKept() {
        forEachSeed(40, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Shape a = shape(0, RandomPolygons.any(random));
            Shape b = shape(1, RandomPolygons.any(random));
            int distance = random.nextInt(4);
            Geometry tooNear = Jts.grown(a.outline(), distance);
            Geometry moving = Jts.of(b.outline());

            Clearances clearances = new Clearances(List.of(a, b), distance);
            LatticeRows ofB = clearances.forbidden(0, 1);
            LatticeRows ofA = clearances.forbidden(1, 0);

            for (Point offset : BruteForce.window(a.outline(), b.outline(), distance + 1)) {
                boolean isTooNear = Jts.interiorsMeet(tooNear, moving, offset.x(), offset.y());
                assertThat(ofB.contains(offset.x(), offset.y()))
                        .as("%s and %s at %s, %d cells apart", a, b, offset, distance)
                        .isEqualTo(isTooNear)
                        .isEqualTo(clearances.of(0, 1).overlap(offset.x(), offset.y()) > 0)
                        .isEqualTo(ofA.contains(-offset.x(), -offset.y()));
            }
            // Nothing is forbidden beyond the window either.
            assertThat(List.of(ofB.minX(), -ofB.maxX())).allMatch(x -> x > -Math.max(a.width(), b.width()) - distance);
            assertThat(List.of(ofB.minY(), -ofB.maxY()))
                    .allMatch(y -> y > -Math.max(a.height(), b.height()) - distance);
        });
    }

    private static LatticeRows.Run run(int y, int from, int to) {
        return new LatticeRows.Run(y, from, to);
    }

    private static Shape shape(int index, Polygon polygon) {
        Box bounds = polygon.bounds();
        return new Shape(index, polygon.translated(Point.ORIGIN.minus(new Point(bounds.x(), bounds.y()))), List.of());
    }
}
