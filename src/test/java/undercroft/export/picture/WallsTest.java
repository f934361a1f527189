package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;

class WallsTest {

    private static final Polygon SQUARE = Polygon.rectangle(0, 0, 6, 6);

    @Test
    void withoutDoorsTheWallIsTheWholeOutline() {
        assertThat(Walls.around(SQUARE, List.of())).containsExactly(points(0, 0, 6, 0, 6, 6, 0, 6, 0, 0));
    }

    @Test
    void aDoorIsAGap() {
        assertThat(Walls.around(SQUARE, List.of(Segment.of(6, 4, 6, 2))))
                .containsExactly(points(6, 4, 6, 6, 0, 6, 0, 0, 6, 0, 6, 2));
    }

    @Test
    void twoDoorsLeaveTwoWalls() {
        assertThat(Walls.around(SQUARE, List.of(Segment.of(4, 6, 2, 6), Segment.of(2, 0, 4, 0))))
                .containsExactly(points(4, 0, 6, 0, 6, 6, 4, 6), points(2, 6, 0, 6, 0, 0, 2, 0));
    }

    @Test
    void doorsMayReachCornersAndEachOther() {
        assertThat(Walls.around(SQUARE, List.of(Segment.of(0, 0, 3, 0), Segment.of(3, 0, 6, 0))))
                .containsExactly(points(6, 0, 6, 6, 0, 6, 0, 0));
    }

    @Test
    void overlappingDoorsAreOneGap() {
        assertThat(Walls.around(
                        SQUARE, List.of(Segment.of(1, 0, 4, 0), Segment.of(2, 0, 3, 0), Segment.of(3, 0, 5, 0))))
                .containsExactly(points(5, 0, 6, 0, 6, 6, 0, 6, 0, 0, 1, 0));
    }

    @Test
    void slantedWallsAlsoHaveGaps() {
        assertThat(Walls.around(SampleLayouts.outline(0, 0, 6, 0, 0, 6), List.of(Segment.of(4, 2, 3, 3))))
                .containsExactly(points(3, 3, 0, 6, 0, 0, 6, 0, 4, 2));
    }

    @Test
    void doorsElsewhereAreIgnored() {
        assertThat(Walls.around(SQUARE, List.of(Segment.of(9, 1, 9, 3)))).hasSize(1);
    }

    private static List<Point> points(int... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
