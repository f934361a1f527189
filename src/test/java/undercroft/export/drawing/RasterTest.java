package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;

class RasterTest {

    private static final int WHITE = 0xFFFFFF;
    private static final Colour BLACK = Colour.solid(0x000000);

    @Test
    void aPolygonCoversPixelsByTheirCommonArea() {
        Raster raster = new Raster(4, 2, Colour.WHITE);
        raster.fill(List.of(List.of(new Spot(0, 0), new Spot(2.5, 0), new Spot(2.5, 1), new Spot(0, 1))), BLACK);
        assertThat(raster.pixel(0, 0)).isZero();
        assertThat(raster.pixel(1, 0)).isZero();
        assertThat(raster.pixel(2, 0)).isEqualTo(0x808080);
        assertThat(raster.pixel(3, 0)).isEqualTo(WHITE);
        assertThat(raster.pixel(0, 1)).isEqualTo(WHITE);
    }

    @Test
    void aLineIsAsWideAsItsPen() {
        Raster raster = new Raster(10, 10, Colour.WHITE);
        raster.draw(List.of(Stroke.between(new Spot(-5, 5), new Spot(15, 5))), new Pen(BLACK, 2));
        assertThat(raster.pixel(5, 3)).isEqualTo(WHITE);
        assertThat(raster.pixel(5, 4)).isZero();
        assertThat(raster.pixel(5, 5)).isZero();
        assertThat(raster.pixel(5, 6)).isEqualTo(WHITE);
    }

    @Test
    void crossingLinesOfOneMarkAreNotDarkerWhereTheyCross() {
        Raster raster = new Raster(10, 10, Colour.WHITE);
        Stroke across = Stroke.between(new Spot(-5, 5), new Spot(15, 5));
        Stroke down = Stroke.between(new Spot(5, -5), new Spot(5, 15));
        raster.draw(List.of(across, down), new Pen(BLACK.withOpacity(0.5), 2));
        assertThat(raster.pixel(5, 5)).isEqualTo(0x808080);
        assertThat(raster.pixel(8, 5)).isEqualTo(0x808080);
        assertThat(raster.pixel(8, 8)).isEqualTo(WHITE);
    }

    @Test
    void withinAClipOnlyItsPixelsAreDrawnOn() {
        Raster raster = new Raster(4, 4, Colour.WHITE);
        List<Spot> clip = List.of(new Spot(1, 1), new Spot(3, 1), new Spot(3, 2.5), new Spot(1, 2.5));
        List<Spot> everything = List.of(new Spot(-5, -5), new Spot(9, -5), new Spot(9, 9), new Spot(-5, 9));
        raster.within(List.of(clip), () -> raster.fill(List.of(everything), BLACK));
        assertThat(raster.pixel(0, 1)).isEqualTo(WHITE);
        assertThat(raster.pixel(1, 1)).isZero();
        assertThat(raster.pixel(2, 1)).isZero();
        assertThat(raster.pixel(1, 2)).isEqualTo(0x7F7F7F);
        assertThat(raster.pixel(1, 3)).isEqualTo(WHITE);
    }

    @Test
    void contoursInOppositeDirectionsLeaveAHole() {
        Raster raster = new Raster(3, 1, Colour.WHITE);
        List<Spot> outer = List.of(new Spot(0, 0), new Spot(3, 0), new Spot(3, 1), new Spot(0, 1));
        List<Spot> hole = List.of(new Spot(1, 1), new Spot(2, 1), new Spot(2, 0), new Spot(1, 0));
        raster.fill(List.of(outer, hole), BLACK);
        assertThat(raster.pixel(0, 0)).isZero();
        assertThat(raster.pixel(1, 0)).isEqualTo(WHITE);
        assertThat(raster.pixel(2, 0)).isZero();
    }
}
