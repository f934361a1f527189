package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
import undercroft.export.drawing.Colour;
import undercroft.export.drawing.Drawing.Mark;
import undercroft.export.drawing.Drawing.Pen;
import undercroft.export.drawing.Drawing.Stroke;
import undercroft.export.drawing.Drawing.Strokes;
import undercroft.geometry.Box;

/** The grid of a map, so that cells can be counted: a line for each cell, or every ten or hundred cells. */
final class MapGrid {

    /** The opacity of every tenth line, as a multiple of that of the others. */
    private static final double STRONG_LINE = 2;

    private static final int STRONG_EVERY = 10;

    /** The smallest distance between lines, in pixels; denser lines are left out. */
    private static final double FINEST = 5;

    private MapGrid() {}

    static List<Mark> of(MapScale scale, Colour colour) {
        int step = 1;
        while (step * scale.pixelsPerCell() < FINEST) {
            step *= 10;
        }
        List<Stroke> weak = new ArrayList<>();
        List<Stroke> strong = new ArrayList<>();
        Box box = scale.bounds();
        double border = scale.border();
        for (int x = -Math.floorDiv(-box.x(), step) * step; x <= box.maxX(); x += step) {
            (isStrong(x, step) ? strong : weak)
                    .add(Stroke.between(scale.spot(x, box.y() - border), scale.spot(x, box.maxY() + border)));
        }
        for (int y = -Math.floorDiv(-box.y(), step) * step; y <= box.maxY(); y += step) {
            (isStrong(y, step) ? strong : weak)
                    .add(Stroke.between(scale.spot(box.x() - border, y), scale.spot(box.maxX() + border, y)));
        }
        Colour strongColour = colour.withOpacity(colour.opacity() * STRONG_LINE);
        return List.of(new Strokes(weak, new Pen(colour, 1)), new Strokes(strong, new Pen(strongColour, 1)));
    }

    private static boolean isStrong(int line, int step) {
        return line % (STRONG_EVERY * step) == 0;
    }
}
