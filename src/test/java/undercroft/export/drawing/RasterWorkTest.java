package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Layer;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;

class RasterWorkTest {

    @Test
    void anAreaTakesItsEdgesTheirScanLinesAndItsPixels() {
        List<Spot> corners = List.of(new Spot(0, 0), new Spot(10, 0), new Spot(10, 20), new Spot(0, 20));

        // Four edges, two of them 20 pixels high with eight scan lines each, around 10 by 20 pixels.
        assertThat(work(new Area(corners, Colour.WHITE, ""))).isEqualTo(4 * 5 + 2 * 20 * 8 + 10 * 20);
    }

    @Test
    void aLineTakesTwoBarsSidesAndTwoTips() {
        Stroke line = Stroke.between(new Spot(50, 10), new Spot(50, 40));

        // Two tips of 16 edges that are 2 pixels high, with the edges of a bar for each, and the bar's two sides.
        assertThat(work(new Strokes(List.of(line), new Pen(Colour.WHITE, 2))))
                .isEqualTo(2 * (16 + 4) * 5 + 2 * 2 * 2 * 8 + 2 * 30 * 8);
    }

    @Test
    void anAreaTakesNoMorePixelsThanThePageHas() {
        List<Spot> triangle = List.of(new Spot(0, 0), new Spot(100_000, 0), new Spot(0, 100));

        assertThat(work(new Area(triangle, Colour.WHITE, ""))).isEqualTo(3 * 5 + 2 * 100 * 8 + 100 * 100);
    }

    /** On a page of 100 by 100 pixels. */
    private static double work(Mark mark) {
        return RasterWork.of(new Drawing(100, 100, "", Colour.WHITE, List.of(new Layer("", List.of(mark)))));
    }
}
