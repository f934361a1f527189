package undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PolygonTest {

    private static final Polygon L = outline(0, 0, 4, 0, 4, 2, 2, 2, 2, 6, 0, 6);
    private static final Polygon OCTAGON = outline(2, 0, 5, 0, 7, 2, 7, 5, 5, 7, 2, 7, 0, 5, 0, 2);

    @Test
    void beginsAtTheLeftmostOfTheLowestVerticesAndRunsCounterClockwise() {
        Polygon clockwise = Polygon.of(points(4, 4, 6, 2, 4, 0, 2, 0, 0, 2, 2, 4));

        assertThat(clockwise.vertices()).isEqualTo(points(2, 0, 4, 0, 6, 2, 4, 4, 2, 4, 0, 2));
    }

    @Test
    void pointsInsideAStraightEdgeAreDroppedEvenTheFirst() {
        Polygon square = Polygon.of(points(1, 0, 2, 0, 4, 0, 4, 3, 4, 4, 0, 4, 0, 2, 0, 0));
        Polygon triangle = Polygon.of(points(2, 2, 3, 3, 0, 3, 0, 0));

        assertThat(square.vertices()).isEqualTo(points(0, 0, 4, 0, 4, 4, 0, 4));
        assertThat(triangle.vertices()).isEqualTo(points(0, 0, 3, 3, 0, 3));
    }

    @Test
    void anOutlineWithoutAreaIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Polygon.of(points(0, 0, 4, 0)))
                .withMessage(
                        "The outline ([[0,0], [4,0]]) must have at least three points that are not all on one line.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Polygon.of(points(0, 0, 2, 1, 4, 2)))
                .withMessage("The outline ([[0,0], [2,1], [4,2]]) must have at least three points that are not all on"
                        + " one line.");
    }

    @Test
    void areasAreInHalfCells() {
        assertThat(Polygon.rectangle(-3, 5, 4, 2).doubledArea()).isEqualTo(16);
        assertThat(outline(0, 0, 3, 0, 0, 1).doubledArea()).isEqualTo(3);
        assertThat(L.doubledArea()).isEqualTo(32);
        assertThat(OCTAGON.doubledArea()).as("49 less four corners of 2").isEqualTo(82);
        assertThat(Polygon.rectangle(-10_000, -10_000, 20_000, 20_000).doubledArea())
                .isEqualTo(800_000_000);
    }

    @Test
    void edgesHaveTheInteriorToTheirLeft() {
        assertThat(outline(0, 0, 0, 3, 3, 0).edges())
                .containsExactly(Segment.of(0, 0, 3, 0), Segment.of(3, 0, 0, 3), Segment.of(0, 3, 0, 0));
    }

    @Test
    void hasBoundsAndEdgeDirections() {
        assertThat(OCTAGON.translated(new Point(-3, 10)).bounds()).isEqualTo(new Box(-3, 10, 7, 7));
        assertThat(L.isAxisParallel()).isTrue();
        assertThat(OCTAGON.isAxisParallel()).isFalse();
    }

    @Test
    void translatedAndTurnedPolygonsAreNormalised() {
        assertThat(L.translated(new Point(1, -2))).isEqualTo(outline(1, -2, 5, -2, 5, 0, 3, 0, 3, 4, 1, 4));
        assertThat(L.transformed(Transform.R90).vertices()).isEqualTo(points(0, -4, 2, -4, 2, -2, 6, -2, 6, 0, 0, 0));
        assertThat(L.transformed(Transform.M0).vertices()).isEqualTo(points(-4, 0, 0, 0, 0, 6, -2, 6, -2, 2, -4, 2));
    }

    @Test
    void theFirstPointAndTheWindingDoNotMatter() {
        forEachSeed(300, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Polygon polygon = RandomPolygons.any(random);
            List<Point> outline = new ArrayList<>(polygon.vertices());
            Collections.rotate(outline, random.nextInt(outline.size()));
            if (random.nextBoolean()) {
                Collections.reverse(outline);
            }

            assertThat(Polygon.of(outline)).isEqualTo(polygon).hasSameHashCodeAs(polygon);
        });
    }

    @Test
    void areaAgreesWithJts() {
        forEachSeed(300, seed -> {
            Polygon polygon = RandomPolygons.any(new SplittableRandom(seed));

            assertThat((double) polygon.doubledArea())
                    .isEqualTo(2 * Jts.of(polygon).getArea());
        });
    }

    @Test
    void turningKeepsAreaAndCanBeUndone() {
        forEachSeed(300, seed -> {
            Polygon polygon = RandomPolygons.any(new SplittableRandom(seed));

            for (Transform transform : Transform.ALL) {
                Polygon turned = polygon.transformed(transform);
                assertThat(turned.doubledArea()).isEqualTo(polygon.doubledArea());
                assertThat(Transform.ALL)
                        .anyMatch(back -> turned.transformed(back).equals(polygon));
            }
        });
    }

    private static List<Point> points(int... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
