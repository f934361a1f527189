package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;

class RegionTest {

    private static final GeometryFactory JTS = new GeometryFactory();

    /** Never spent. */
    private static final ComparisonBudget BUDGET = new ComparisonBudget(Long.MAX_VALUE);

    /** Far below the smallest common area of two polygons on a grid of ten by ten, and far above rounding errors. */
    private static final double NOTHING = 1e-9;

    private static final Polygon SQUARE = outline(0, 0, 4, 0, 4, 4, 0, 4);
    private static final Polygon U = outline(0, 0, 12, 0, 12, 8, 8, 8, 8, 4, 4, 4, 4, 8, 0, 8);
    private static final Polygon DIAMOND = outline(0, -3, 3, 0, 0, 3, -3, 0);

    @Test
    void touchingIsNotOverlapping() {
        assertThat(overlap(SQUARE, outline(4, 0, 8, 0, 8, 4, 4, 4)))
                .as("along a side")
                .isFalse();
        assertThat(overlap(SQUARE, outline(4, 4, 8, 4, 8, 8, 4, 8)))
                .as("in a corner")
                .isFalse();
        assertThat(overlap(SQUARE, outline(4, 2, 8, 0, 8, 4))).as("with a tip").isFalse();
        assertThat(overlap(U, outline(4, 4, 8, 4, 8, 8, 4, 8)))
                .as("filling a bay")
                .isFalse();
        assertThat(overlap(DIAMOND, outline(2, 1, 4, 3, 4, 5, 0, 3)))
                .as("along a slanted side")
                .isFalse();
    }

    @Test
    void overlapNeedsNoCrossing() {
        assertThat(overlap(SQUARE, SQUARE)).as("identical").isTrue();
        assertThat(overlap(SQUARE, outline(1, 1, 2, 1, 2, 2, 1, 2)))
                .as("within")
                .isTrue();
        assertThat(overlap(SQUARE, outline(0, 0, 4, 0, 4, 4))).as("half of it").isTrue();
        assertThat(overlap(SQUARE, DIAMOND.translated(new Point(2, 2))))
                .as("through sides")
                .isTrue();
        assertThat(overlap(SQUARE, outline(-1, -1, 5, 5, 4, 5, -1, 0)))
                .as("through two corners")
                .isTrue();
    }

    @Test
    void aSliverIsAnOverlapAndALongTouchingWallIsNot() {
        // The walls rise 9998 in 9999 and 9999 in 10000; the area between them is half a cell over their whole length.
        Polygon below = outline(0, 0, 10_000, -1, 10_000, 9_999);
        Polygon above = outline(0, 0, 10_000, 9_999, 0, 10_000);
        Polygon aboveALower = outline(0, 0, 9_999, 9_998, 0, 10_000);

        assertThat(overlap(below, above)).isFalse();
        assertThat(overlap(below, aboveALower)).isTrue();
    }

    @Test
    void distanceIsBetweenTheNearestPoints() {
        assertThat(cellsBetween(SQUARE, outline(7, 9, 9, 9, 9, 11, 7, 11))).isEqualTo(5);
        assertThat(cellsBetween(SQUARE, outline(4, 2, 8, 0, 8, 4))).isEqualTo(0);
        assertThat(cellsBetween(U, outline(5, 6, 7, 6, 7, 7, 5, 7)))
                .as("in a bay")
                .isEqualTo(1);
        // The tip at (5, 3) is 2.5 cells from the wall x + y = 3, in x and in y.
        assertThat(cellsBetween(DIAMOND, outline(5, 3, 9, 3, 9, 4))).isEqualTo(2);
    }

    @Test
    void overlapAgreesWithJtsOnAnyTwoSimplePolygons() {
        forEachSeed(3000, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Polygon one = randomPolygon(random);
            Polygon other = randomNeighbour(one, random);

            double area = toJts(one).intersection(toJts(other)).getArea();

            assertThat(overlap(one, other)).as("%s and %s", one, other).isEqualTo(area > NOTHING);
            assertThat(overlap(other, one)).as("%s and %s", other, one).isEqualTo(area > NOTHING);
        });
    }

    @Test
    void distanceAgreesWithCornersAndWalls() {
        forEachSeed(2000, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Polygon one = randomPolygon(random);
            Polygon other =
                    randomPolygon(random).translated(new Point(random.nextInt(-12, 13), random.nextInt(-12, 13)));

            double distance = toJts(one).intersects(toJts(other)) ? 0 : distanceApart(one, other);

            for (int cells = 1; cells <= 8; cells++) {
                assertThat(Region.of(0, one).isCloserThan(cells, Region.of(1, other), BUDGET))
                        .as("%s and %s are %s apart, closer than %d", one, other, distance, cells)
                        .isEqualTo(distance < cells - NOTHING);
            }
        });
    }

    @Test
    void theTreeFindsAllPairs() {
        forEachSeed(200, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            int cells = random.nextInt(3);
            List<Region> regions = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                Point by = new Point(random.nextInt(25), random.nextInt(25));
                regions.add(Region.of(i, randomPolygon(random).translated(by)));
            }

            List<RoomPair> expected = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                for (int j = i + 1; j < 12; j++) {
                    if (regions.get(i).isCloserThan(cells, regions.get(j), BUDGET)) {
                        expected.add(new RoomPair(i, j));
                    }
                }
            }

            assertThat(PairSearch.pairsCloserThan(cells, regions, pair -> true, BUDGET))
                    .extracting(PairSearch.Pair::rooms)
                    .containsExactlyElementsOf(expected);
        });
    }

    private static boolean overlap(Polygon one, Polygon other) {
        return Region.of(0, one).isCloserThan(0, Region.of(1, other), BUDGET);
    }

    private static int cellsBetween(Polygon one, Polygon other) {
        return Region.of(0, one).wholeCellsBetween(Region.of(1, other), 100, BUDGET);
    }

    /** Often a copy, a turned copy or a polygon with a common corner or wall, so that touching polygons are frequent. */
    private static Polygon randomNeighbour(Polygon polygon, SplittableRandom random) {
        Polygon other = switch (random.nextInt(3)) {
            case 0 -> polygon;
            case 1 -> turnedHalf(polygon);
            default -> randomPolygon(random);
        };
        Point corner = polygon.vertices().get(random.nextInt(polygon.vertices().size()));
        Point otherCorner = other.vertices().get(random.nextInt(other.vertices().size()));
        return random.nextBoolean()
                ? other.translated(corner.minus(otherCorner))
                : other.translated(new Point(random.nextInt(-4, 5), random.nextInt(-4, 5)));
    }

    private static Polygon turnedHalf(Polygon polygon) {
        return Polygon.of(
                polygon.vertices().stream().map(vertex -> vertex.times(-1)).toList());
    }

    /** Three to seven points of a grid of ten by ten in an order without crossings. */
    private static Polygon randomPolygon(SplittableRandom random) {
        while (true) {
            Set<Point> different = new LinkedHashSet<>();
            int count = random.nextInt(3, 8);
            while (different.size() < count) {
                different.add(new Point(random.nextInt(10), random.nextInt(10)));
            }
            List<Point> points = List.copyOf(different);
            List<Coordinate> ring = new ArrayList<>(points.stream()
                    .map(point -> new Coordinate(point.x(), point.y()))
                    .toList());
            ring.add(ring.get(0));
            if (JTS.createPolygon(ring.toArray(Coordinate[]::new)).isValid()) {
                return Polygon.of(points);
            }
        }
    }

    private static Geometry toJts(Polygon polygon) {
        List<Coordinate> ring = new ArrayList<>();
        polygon.vertices().forEach(vertex -> ring.add(new Coordinate(vertex.x(), vertex.y())));
        ring.add(ring.get(0));
        return JTS.createPolygon(ring.toArray(Coordinate[]::new));
    }

    /** The distance of two polygons that do not meet: it is between a corner of one and a wall of the other. */
    private static double distanceApart(Polygon one, Polygon other) {
        return Math.min(fromCorners(one, other), fromCorners(other, one));
    }

    private static double fromCorners(Polygon corners, Polygon walls) {
        double nearest = Double.MAX_VALUE;
        for (Point corner : corners.vertices()) {
            for (Segment wall : walls.edges()) {
                nearest = Math.min(nearest, chebyshev(corner, wall));
            }
        }
        return nearest;
    }

    /** The larger of |x| and |y| is smallest at an end of the wall, or where x, y, x + y or x − y is zero. */
    private static double chebyshev(Point corner, Segment wall) {
        Point start = wall.from().minus(corner);
        Point way = wall.to().minus(wall.from());
        double[] candidates = {
            0,
            1,
            -(double) start.x() / way.x(),
            -(double) start.y() / way.y(),
            -(double) (start.x() + start.y()) / (way.x() + way.y()),
            -(double) (start.x() - start.y()) / (way.x() - way.y())
        };
        double nearest = Double.MAX_VALUE;
        for (double along : candidates) {
            if (along >= 0 && along <= 1) {
                nearest = Math.min(
                        nearest,
                        Math.max(Math.abs(start.x() + along * way.x()), Math.abs(start.y() + along * way.y())));
            }
        }
        return nearest;
    }
}
