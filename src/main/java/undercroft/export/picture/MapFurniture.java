package undercroft.export.picture;

import java.util.ArrayList;
import java.util.List;
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
import undercroft.export.picture.NamePlace.Rectangle;

/** What stands around a map: its frame, the bar of its scale, and where north is. */
final class MapFurniture {

    /** Lengths are in pixels. */
    static final double COMPASS_SIZE = 64;

    static final double BAR_HEIGHT = 44;
    private static final double BAR_THICKNESS = 6;
    private static final double LETTER_SIZE = 12;

    /** The widest bar. */
    private static final double WIDEST_BAR = 150;

    private static final double FRAME_GAP = 6;

    private final MapScale scale;
    private final Palette palette;

    MapFurniture(MapScale scale, Palette palette) {
        this.scale = scale;
        this.palette = palette;
    }

    /** A thick and a thin line around the map. */
    List<Mark> frame() {
        Rectangle map = scale.frame();
        Rectangle inner = new Rectangle(
                map.left() + FRAME_GAP, map.top() + FRAME_GAP, map.right() - FRAME_GAP, map.bottom() - FRAME_GAP);
        return List.of(
                new Strokes(List.of(new Stroke(map.corners(), true)), new Pen(palette.wall(), 3)),
                new Strokes(List.of(new Stroke(inner.corners(), true)), new Pen(palette.wall(), 1)));
    }

    /** The width of the bar. */
    double barWidth() {
        return barCells() * scale.pixelsPerCell();
    }

    private int barCells() {
        int cells = 1;
        for (int next : List.of(2, 5, 10, 20, 50, 100, 200, 500, 1000)) {
            cells = next * scale.pixelsPerCell() <= WIDEST_BAR ? next : cells;
        }
        return cells;
    }

    /**
     * A bar of some cells with their number.
     *
     * @param left the left end of the bar
     * @param top the upper edge of the space that it takes, {@link #BAR_HEIGHT} high
     */
    List<Mark> bar(double left, double top) {
        int cells = barCells();
        double width = barWidth();
        double y = top + LETTER_SIZE + BAR_THICKNESS;
        Lettering lettering = new Lettering(LETTER_SIZE, false, palette.ink());
        String text = cells == 1 ? "1 cell" : cells + " cells";
        Rectangle whole = new Rectangle(left, y, left + width, y + BAR_THICKNESS);
        Rectangle half = new Rectangle(left, y, left + width / 2, y + BAR_THICKNESS);
        return List.of(
                new Words(text, new Spot(left, top + LETTER_SIZE), Anchor.START, lettering),
                new Area(half.corners(), palette.wall(), ""),
                new Strokes(List.of(new Stroke(whole.corners(), true)), new Pen(palette.wall(), 1)));
    }

    /** A compass rose with eight points. */
    List<Mark> compass(Spot middle) {
        double radius = COMPASS_SIZE * 0.36;
        List<Mark> marks = new ArrayList<>();
        for (int point = 1; point < 8; point += 2) {
            marks.addAll(point(middle, point, radius * 0.6));
        }
        for (int point = 0; point < 8; point += 2) {
            marks.addAll(point(middle, point, radius));
        }
        double letters = LETTER_SIZE + 2;
        Spot north = scale.turned() ? middle.plus(radius + letters * 0.6, 0) : middle.plus(0, -radius - letters * 0.5);
        marks.add(new Words(
                "N", north.plus(0, letters * 0.36), Anchor.MIDDLE, new Lettering(letters, true, palette.ink())));
        return marks;
    }

    /** One point of the rose, in eighths of a turn, one side of it dark. */
    private List<Mark> point(Spot middle, int eighths, double length) {
        double angle = StrictMath.PI * eighths / 4;
        Spot tip = towards(middle, angle, length);
        Spot left = towards(middle, angle - StrictMath.PI / 4, length * 0.28);
        Spot right = towards(middle, angle + StrictMath.PI / 4, length * 0.28);
        Pen pen = new Pen(palette.wall(), 1);
        return List.of(
                new Area(List.of(middle, left, tip), palette.room(), ""),
                new Area(List.of(middle, tip, right), palette.wall(), ""),
                new Strokes(List.of(new Stroke(List.of(middle, left, tip, right), true)), pen));
    }

    private static Spot towards(Spot middle, double angle, double length) {
        return middle.plus(length * StrictMath.sin(angle), -length * StrictMath.cos(angle));
    }
}
