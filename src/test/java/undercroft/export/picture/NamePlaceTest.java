package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.picture.NamePlace.Place;
import undercroft.export.picture.NamePlace.Rectangle;

class NamePlaceTest {

    /** A larger scale than fits into any of these outlines. */
    private static final double NEVER_ENOUGH = 1000;

    @Test
    void theMiddleOfARectangleIsBest() {
        Place place = place(outline(0, 0, 100, 0, 100, 40, 0, 40), 10, 5, NEVER_ENOUGH);
        assertThat(place.middle()).isEqualTo(new Spot(50, 20));
        assertThat(place.scale()).isCloseTo(4, within(1e-9));
    }

    @Test
    void theWideArmOfAnLIsBestForAWideName() {
        Place place = place(outline(0, 0, 20, 0, 20, 60, 100, 60, 100, 80, 0, 80), 10, 2, NEVER_ENOUGH);
        assertThat(place.middle().y()).isBetween(60.0, 80.0);
        assertThat(place.scale()).isBetween(4.5, 5.0);
    }

    @Test
    void aSlantedWallLimitsTheNamesCorner() {
        // The square of half-side k around [k,k] touches the slanted side x + y = 60 if 4k = 60.
        Place place = place(outline(0, 0, 60, 0, 0, 60), 1, 1, NEVER_ENOUGH);
        assertThat(place.middle()).isEqualTo(new Spot(15, 15));
        assertThat(place.scale()).isCloseTo(15, within(1e-9));
    }

    @Test
    void aSpikeNextToTheMiddleIsAnObstacle() {
        Place place = place(outline(0, 0, 100, 0, 100, 100, 51, 100, 50, 48, 49, 100, 0, 100), 10, 10, NEVER_ENOUGH);
        assertThat(place.scale()).isLessThan(2.6);
    }

    @Test
    void obstaclesStayFree() {
        Rectangle obstacle = new Rectangle(40, 0, 60, 40);
        Place place = new NamePlace(outline(0, 0, 100, 0, 100, 40, 0, 40), List.of(obstacle)).best(10, 5, NEVER_ENOUGH);
        assertThat(place.scale()).isBetween(1.9, 2.0);
        assertThat(Rectangle.around(place.middle(), 10 * place.scale(), 5 * place.scale())
                        .overlaps(obstacle))
                .isFalse();
    }

    @Test
    void theScaleIsAtMostTheOneAskedFor() {
        assertThat(place(outline(0, 0, 100, 0, 100, 40, 0, 40), 10, 5, 1.5).scale())
                .isEqualTo(1.5);
    }

    @Test
    void holdsRectanglesInsideTheOutline() {
        NamePlace place = new NamePlace(outline(0, 0, 20, 0, 20, 60, 100, 60, 100, 80, 0, 80), List.of());
        assertThat(place.holds(new Rectangle(1, 1, 19, 50))).isTrue();
        assertThat(place.holds(new Rectangle(1, 1, 21, 50))).isFalse();
        assertThat(place.holds(new Rectangle(50, 20, 60, 30))).isFalse();
    }

    private static Place place(List<Spot> outline, double halfWidth, double halfHeight, double enough) {
        return new NamePlace(outline, List.of()).best(halfWidth, halfHeight, enough);
    }

    private static List<Spot> outline(double... coordinates) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            spots.add(new Spot(coordinates[i], coordinates[i + 1]));
        }
        return spots;
    }
}
