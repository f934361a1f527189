package undercroft.export.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.format.Appearance;
import undercroft.geometry.Box;
import undercroft.geometry.Point;

class MapScaleTest {

    @Test
    void northIsUpOnAMapThatFits() {
        MapScale scale = of(new Box(0, 0, 30, 20));
        assertThat(scale.turned()).isFalse();
        assertThat(scale.spot(new Point(0, 20))).isEqualTo(new Spot(10 + 32, 20 + 32));
        assertThat(scale.spot(new Point(0, 0)).y())
                .isGreaterThan(scale.spot(new Point(0, 20)).y());
    }

    /** 28 × 122 cells would be 7 pixels a cell upright. */
    @Test
    void aTowerIsTurnedSoThatItFitsOnAScreen() {
        MapScale scale = of(new Box(0, 0, 28, 122));
        assertThat(scale.turned()).isTrue();
        assertThat(scale.pixelsPerCell()).isEqualTo(13);
        assertThat(scale.width()).isBetween(1500.0, 1640.0);
        Spot south = scale.spot(new Point(14, 0));
        Spot north = scale.spot(new Point(14, 122));
        Spot east = scale.spot(new Point(28, 61));
        assertThat(north.x()).as("north is to the right").isGreaterThan(south.x());
        assertThat(east.y()).as("turned, not mirrored").isGreaterThan(north.y());
    }

    @Test
    void aScaleThatIsTooLargeIsRefusedWithTheLargestPossible() {
        Appearance fifty = Appearance.DEFAULT.withPixelsPerCell(50);
        assertThatThrownBy(() -> new SvgFormat()
                        .write(
                                SampleLayouts.of(SampleLayouts.rectangle(0, "a", "", 0, 0, 118, 4)),
                                fifty,
                                OutputStream.nullOutputStream()))
                .isInstanceOf(IOException.class)
                .hasMessage("The map of sample at 50 pixels a cell would be 6000 pixels long, longer than 5000."
                        + " Draw it at a scale of 41 or less.");
    }

    private static MapScale of(Box bounds) {
        return MapScale.of(bounds, Appearance.DEFAULT, 10, 20, 1);
    }
}
