package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

class CoveredCellsTest {

    private static final GeometryFactory JTS = new GeometryFactory();

    @Test
    void wholeCellsOfADiamond() {
        Polygon diamond = Polygon.of(List.of(new Point(2, 0), new Point(4, 2), new Point(2, 4), new Point(0, 2)));

        assertThat(CoveredCells.whole(diamond))
                .containsExactlyInAnyOrder(new Point(1, 1), new Point(2, 1), new Point(1, 2), new Point(2, 2));
    }

    @Test
    void wholeCellsOfTrianglesAreThoseThatJtsCovers() {
        forEachSeed(500, (seed, draw) -> {
            Point a = new Point(draw.between(-9, 9), draw.between(-9, 9));
            Point b = new Point(draw.between(-9, 9), draw.between(-9, 9));
            Point c = new Point(draw.between(-9, 9), draw.between(-9, 9));
            Geometry triangle =
                    JTS.createPolygon(new Coordinate[] {coordinate(a), coordinate(b), coordinate(c), coordinate(a)});
            if (triangle.getArea() == 0) {
                return;
            }
            Set<Point> covered = new HashSet<>();
            for (int x = -9; x < 9; x++) {
                for (int y = -9; y < 9; y++) {
                    if (triangle.covers(JTS.toGeometry(new Envelope(x, x + 1, y, y + 1)))) {
                        covered.add(new Point(x, y));
                    }
                }
            }

            assertThat(CoveredCells.whole(Polygon.of(List.of(a, b, c)))).isEqualTo(covered);
        });
    }

    private static Coordinate coordinate(Point point) {
        return new Coordinate(point.x(), point.y());
    }
}
