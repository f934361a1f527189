package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

class MinkowskiSumTest {

    @Test
    void theSumOfRectanglesAddsTheirSides() {
        assertThat(MinkowskiSum.ofConvex(Polygon.rectangle(1, 2, 3, 4), Polygon.rectangle(-5, 0, 2, 1)))
                .isEqualTo(Polygon.rectangle(-4, 2, 5, 5));
    }

    @Test
    void theSumOfATriangleAndASquareCutsOneCorner() {
        assertThat(MinkowskiSum.ofConvex(outline(0, 0, 3, 0, 0, 3), Polygon.rectangle(0, 0, 2, 2)))
                .isEqualTo(outline(0, 0, 5, 0, 5, 2, 2, 5, 0, 5));
    }

    /** A point lies inside the sum of A and −B exactly if B, moved to that point, overlaps A. */
    @Test
    void theSumWithTheNegatedPolygonHoldsTheOffsetsAtWhichTheyMeet() {
        forEachSeed(60, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Polygon a = RandomPolygons.convex(random);
            Polygon b = RandomPolygons.convex(random);

            Polygon sum = MinkowskiSum.ofConvex(a, b.transformed(Transform.R180));

            Geometry fixed = Jts.of(a);
            Geometry moving = Jts.of(b);
            for (int dx = -8; dx <= 8; dx++) {
                for (int dy = -8; dy <= 8; dy++) {
                    assertThat(isWithin(sum, dx, dy))
                            .as("%s and %s at [%d,%d]", a, b, dx, dy)
                            .isEqualTo(Jts.interiorsMeet(fixed, moving, dx, dy));
                }
            }
        });
    }

    private static boolean isWithin(Polygon polygon, int x, int y) {
        return Jts.of(polygon).contains(new GeometryFactory().createPoint(new Coordinate(x, y)));
    }
}
