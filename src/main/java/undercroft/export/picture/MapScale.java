package undercroft.export.picture;

import java.util.List;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.format.Appearance;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/**
 * The scale and position of a layout on the page.
 *
 * @param pixelsPerCell may be below 1 for very large layouts
 * @param left the left edge of the ground, which reaches {@link #BORDER} cells beyond the rooms
 */
record MapScale(Box bounds, double pixelsPerCell, double left, double top) {

    /** In cells. */
    static final int BORDER = 1;

    /** The longer side of a picture with automatic scale, in pixels, unless a limit below applies. */
    private static final double WANTED_SIDE = 1600;

    /** The smallest automatic scale: names just fit into rooms of three or four cells. */
    private static final double SMALLEST_AUTOMATIC = 6;

    /** The largest automatic scale: larger ones make small layouts look coarse. */
    private static final double LARGEST_AUTOMATIC = 32;

    /** The longest side of a picture, in pixels: a square of this side takes 100 MB while it is drawn. */
    private static final double LONGEST_SIDE = 5000;

    static double pixelsPerCell(Box bounds, Appearance appearance) {
        double side = Math.max(bounds.width(), bounds.height()) + 2.0 * BORDER;
        double wanted = appearance.pixelsPerCell() == Appearance.AUTOMATIC
                ? Math.min(LARGEST_AUTOMATIC, Math.max(SMALLEST_AUTOMATIC, Math.floor(WANTED_SIDE / side)))
                : appearance.pixelsPerCell();
        return Math.min(wanted, LONGEST_SIDE / side);
    }

    double width() {
        return (bounds.width() + 2.0 * BORDER) * pixelsPerCell;
    }

    double height() {
        return (bounds.height() + 2.0 * BORDER) * pixelsPerCell;
    }

    Spot spot(Point point) {
        return new Spot(
                left + (point.x() - bounds.x() + BORDER) * pixelsPerCell,
                top + (bounds.maxY() - point.y() + BORDER) * pixelsPerCell);
    }

    List<Spot> spots(List<Point> points) {
        return points.stream().map(this::spot).toList();
    }

    List<Spot> spots(Polygon outline) {
        return spots(outline.vertices());
    }
}
