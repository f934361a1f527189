package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Anchor;
import undercroft.export.drawing.Drawing.Area;
import undercroft.export.drawing.Drawing.Lettering;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.export.drawing.Drawing.Words;
import undercroft.export.drawing.Palette;
import undercroft.export.picture.WayThrough.Stage;
import undercroft.geometry.Point;
import undercroft.layout.Layout;

/** The way through a layout as a line, with the numbers of the rooms on it. */
final class WayMarks {

    /** Lengths are in pixels. */
    private static final double LINE = 3;

    private static final double RIM = 2;
    private static final double DISC = 9;
    private static final double NUMBER_SIZE = 11;
    private static final double HALF_CAPITAL = 0.36;
    private static final int DISC_CORNERS = 24;

    private WayMarks() {}

    /** {@return the marks; none if there is no way} */
    static List<Mark> of(Layout layout, MapScale scale, Palette palette) {
        List<Stage> way = WayThrough.of(layout);
        List<Spot> line = new ArrayList<>();
        for (Stage stage : way) {
            for (Point cell : stage.cells()) {
                line.add(scale.middle(cell));
            }
        }
        List<Mark> marks = new ArrayList<>();
        if (line.isEmpty()) {
            return marks;
        }
        Colour colour = Palette.alarm();
        List<Stroke> strokes = List.of(new Stroke(line, false));
        marks.add(new Strokes(strokes, new Pen(palette.page(), LINE + 2 * RIM)));
        marks.add(new Strokes(strokes, new Pen(colour, LINE)));
        int number = 1;
        for (Stage stage : way) {
            if (!layout.rooms().get(stage.room()).isCorridor()) {
                Spot middle = scale.middle(stage.cells().get(stage.cells().size() / 2));
                marks.add(new Area(disc(middle, DISC + RIM), palette.page(), ""));
                marks.add(new Area(disc(middle, DISC), colour, ""));
                Lettering lettering = new Lettering(NUMBER_SIZE, true, Colour.WHITE);
                Spot baseline = middle.plus(0, NUMBER_SIZE * HALF_CAPITAL);
                marks.add(new Words(Integer.toString(number++), baseline, Anchor.MIDDLE, lettering));
            }
        }
        return marks;
    }

    private static List<Spot> disc(Spot middle, double radius) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < DISC_CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / DISC_CORNERS;
            spots.add(middle.plus(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)));
        }
        return spots;
    }
}
