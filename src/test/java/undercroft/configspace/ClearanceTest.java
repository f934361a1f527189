package undercroft.configspace;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.AffineTransformation;
import undercroft.geometry.Box;
import undercroft.geometry.Jts;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.RandomPolygons;
import undercroft.geometry.Transform;

class ClearanceTest {

    private static final Shape SQUARE = shape(Polygon.rectangle(0, 0, 4, 4));
    private static final Shape U = shape(outline(0, 0, 12, 0, 12, 8, 8, 8, 8, 4, 4, 4, 4, 8, 0, 8));
    private static final Shape DIAMOND = shape(outline(3, 0, 6, 3, 3, 6, 0, 3));

    @Test
    void theOverlapOfSquaresIsTheirCommonArea() {
        Clearance touching = Clearance.of(SQUARE, SQUARE, 0);

        assertThat(touching.overlap(0, 0)).isEqualTo(16);
        assertThat(touching.overlap(3, -2)).isEqualTo(2);
        assertThat(touching.overlap(4, 0)).as("side by side").isZero();
        assertThat(touching.overlap(4, 4)).as("corner to corner").isZero();
        assertThat(touching.overlap(1_000_000, 0)).isZero();
    }

    @Test
    void aRoomMayBePlacedInABayUnlessADistanceForbidsIt() {
        assertThat(Clearance.of(U, SQUARE, 0).overlap(4, 4)).isZero();
        assertThat(Clearance.of(U, SQUARE, 0).overlap(4, 3)).isEqualTo(4);
        assertThat(Clearance.of(U, SQUARE, 1).overlap(4, 4)).isPositive();
        assertThat(Clearance.of(U, SQUARE, 1).overlap(4, 9)).isZero();
    }

    @Test
    void slantedWallsMayTouchWhileTheirBoundingBoxesOverlap() {
        Clearance touching = Clearance.of(DIAMOND, DIAMOND, 0);

        assertThat(touching.overlap(3, 3)).as("wall to wall").isZero();
        assertThat(touching.overlap(2, 3)).isPositive();
        // Moved by [4,4] the walls are 1 cell apart on both axes; by [5,5], 2 cells.
        assertThat(Clearance.of(DIAMOND, DIAMOND, 1).overlap(4, 4)).isZero();
        assertThat(Clearance.of(DIAMOND, DIAMOND, 2).overlap(4, 4)).isPositive();
        assertThat(Clearance.of(DIAMOND, DIAMOND, 2).overlap(5, 5)).isZero();
    }

    @Test
    void largeShapesAreComparedPartByPart() {
        Shape plain = shape(Polygon.rectangle(0, 0, 2000, 1000));

        Clearance clearance = Clearance.of(plain, plain, 3);

        assertThat(clearance).isInstanceOf(PartwiseClearance.class);
        assertThat(clearance.overlap(2003, 0)).isZero();
        assertThat(clearance.overlap(2002, 0)).isPositive();
        assertThat(clearance.overlap(0, -1003)).isZero();
        assertThat(clearance.overlap(0, -1002)).isPositive();
        assertThat(Clearance.of(plain, plain, 0).overlap(1, 1)).isEqualTo(1999 * 999);
        assertThat(Clearance.of(SQUARE, SQUARE, 3)).isInstanceOf(ClearanceTable.class);
    }

    @Test
    void theOverlapIsZeroExactlyWhereTheDistanceIsKept() {
        forEachSeed(100, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Shape a = randomShape(random);
            Shape b = randomShape(random);
            int distance = random.nextInt(4);
            Geometry tooNear = Jts.grown(a.outline(), distance);
            Geometry moving = Jts.of(b.outline());

            Clearance clearance = Clearance.of(a, b, distance);

            for (Point offset : BruteForce.window(a.outline(), b.outline(), distance + 1)) {
                assertThat(clearance.overlap(offset.x(), offset.y()) > 0)
                        .as("%s and %s at %s, %d cells apart", a, b, offset, distance)
                        .isEqualTo(Jts.interiorsMeet(tooNear, moving, offset.x(), offset.y()));
            }
        });
    }

    @Test
    void theOverlapIsTheCommonAreaOfAxisParallelShapes() {
        forEachSeed(60, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Shape a = shape(RandomPolygons.axisParallel(random));
            Shape b = shape(RandomPolygons.axisParallel(random));
            Geometry fixed = Jts.of(a.outline());
            Geometry moving = Jts.of(b.outline());

            Clearance clearance = Clearance.of(a, b, 0);

            for (Point offset : BruteForce.window(a.outline(), b.outline(), 1)) {
                Geometry moved = AffineTransformation.translationInstance(offset.x(), offset.y())
                        .transform(moving);
                assertThat((double) clearance.overlap(offset.x(), offset.y()))
                        .as("%s and %s at %s", a, b, offset)
                        .isEqualTo(Jts.commonArea(fixed, moved));
            }
        });
    }

    @Test
    void theOverlapIsTheSameFromBothSides() {
        forEachSeed(300, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Shape a = randomShape(random);
            Shape b = randomShape(random);
            int distance = random.nextInt(4);

            Clearance ofB = Clearance.of(a, b, distance);
            Clearance ofA = Clearance.of(b, a, distance);

            for (Point offset : BruteForce.window(a.outline(), b.outline(), distance + 1)) {
                assertThat(ofB.overlap(offset.x(), offset.y()))
                        .as("%s and %s at %s, %d cells apart", a, b, offset, distance)
                        .isEqualTo(ofA.overlap(-offset.x(), -offset.y()));
            }
        });
    }

    @Test
    void theOverlapIsTheSameForTurnedShapes() {
        forEachSeed(150, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Shape a = randomShape(random);
            Shape b = randomShape(random);
            int distance = random.nextInt(3);
            Transform turn = RandomTemplates.transform(random);
            Point cornerOfA = corner(a.outline().transformed(turn));
            Point cornerOfB = corner(b.outline().transformed(turn));

            Clearance before = Clearance.of(a, b, distance);
            Clearance after = Clearance.of(turned(a, turn), turned(b, turn), distance);

            for (Point offset : BruteForce.window(a.outline(), b.outline(), distance + 1)) {
                Point then = turn.apply(offset).plus(cornerOfB).minus(cornerOfA);
                assertThat(after.overlap(then.x(), then.y()) > 0)
                        .as("%s and %s at %s, turned %s", a, b, offset, turn)
                        .isEqualTo(before.overlap(offset.x(), offset.y()) > 0);
            }
        });
    }

    @Test
    void comparingPartByPartAgreesWithTheTable() {
        forEachSeed(150, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Shape a = randomShape(random);
            Shape b = randomShape(random);
            int distance = random.nextInt(3);
            List<ForbiddenRegion> regions = new ArrayList<>();
            for (Polygon partOfA : a.convexParts()) {
                for (Polygon partOfB : b.convexParts()) {
                    regions.add(ForbiddenRegion.of(partOfA, partOfB, distance));
                }
            }

            Clearance table = Clearance.of(a, b, distance);
            Clearance partwise = new PartwiseClearance(regions);

            assertThat(table).isInstanceOf(ClearanceTable.class);
            for (Point offset : BruteForce.window(a.outline(), b.outline(), distance + 1)) {
                assertThat(partwise.overlap(offset.x(), offset.y()))
                        .as("%s and %s at %s, %d cells apart", a, b, offset, distance)
                        .isEqualTo(table.overlap(offset.x(), offset.y()));
            }
        });
    }

    @Test
    void aPairOfShapesIsComputedOnce() {
        Clearances clearances = new Clearances(List.of(SQUARE, new Shape(1, U.outline(), List.of())), 0);

        assertThat(clearances.of(0, 1)).isSameAs(clearances.of(0, 1));
        assertThat(clearances.of(0, 1).overlap(-4, -4))
                .as("the U about the square")
                .isZero();
        assertThat(clearances.of(1, 0).overlap(4, 4)).as("the square in the U").isZero();
        assertThat(clearances.of(1, 0).overlap(-3, 0))
                .as("the square over the left wall")
                .isEqualTo(4);
    }

    private static Shape randomShape(SplittableRandom random) {
        return shape(RandomPolygons.any(random));
    }

    private static Shape turned(Shape shape, Transform turn) {
        return shape(shape.outline().transformed(turn));
    }

    private static Shape shape(Polygon polygon) {
        return new Shape(0, polygon.translated(Point.ORIGIN.minus(corner(polygon))), List.of());
    }

    private static Point corner(Polygon polygon) {
        Box bounds = polygon.bounds();
        return new Point(bounds.x(), bounds.y());
    }
}
