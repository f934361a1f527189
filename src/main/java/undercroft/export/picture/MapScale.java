package undercroft.export.picture;

import java.util.List;
import undercroft.export.drawing.Drawing.Spot;
import undercroft.export.format.Appearance;
import undercroft.export.picture.NamePlace.Rectangle;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;

/**
 * The scale and position of a layout on the page. A map that is much higher than wide is turned clockwise, with north to
 * the right, so that it is larger on a screen.
 *
 * @param pixelsPerCell may be below 1 for very large layouts
 * @param left the left edge of the ground, which reaches {@code border} cells beyond the rooms
 * @param border in cells
 */
record MapScale(Box bounds, double pixelsPerCell, double left, double top, double border, boolean turned) {

    private static final double HALF = 0.5;

    /** The size of a map with automatic scale, in pixels: with title and legend, it fills a screen of 1920 × 1080. */
    private static final double WANTED_WIDTH = 1640;

    private static final double WANTED_HEIGHT = 930;

    /** Maps on which a cell has this many pixels are large enough as they are. */
    private static final double COMFORTABLE = 20;

    /** Turning a map is worth it if it becomes larger by this factor. */
    private static final double WORTH_TURNING = 1.25;

    /** The smallest automatic scale: names just fit into rooms of three or four cells. */
    private static final double SMALLEST_AUTOMATIC = 6;

    /** The largest automatic scale: larger ones make small layouts look coarse. */
    private static final double LARGEST_AUTOMATIC = 32;

    /** Automatic scales are multiples of this, so that grid lines lie on pixels or between two. */
    private static final double STEP = 0.5;

    /** The longest side of a map, in pixels: a square of this side takes 100 MB while it is drawn. */
    static final double LONGEST_SIDE = 5000;

    /**
     * {@return the scale that an appearance asks for}
     *
     * @param border in cells
     */
    static MapScale of(Box bounds, Appearance appearance, double left, double top, double border) {
        double width = bounds.width() + 2 * border;
        double height = bounds.height() + 2 * border;
        double upright = fitting(width, height);
        double turned = fitting(height, width);
        boolean turns = upright < COMFORTABLE && turned >= WORTH_TURNING * upright;
        double automatic = Math.floor((turns ? turned : upright) / STEP) * STEP;
        double wanted = appearance.pixelsPerCell() == Appearance.AUTOMATIC
                ? Math.min(LARGEST_AUTOMATIC, Math.max(SMALLEST_AUTOMATIC, automatic))
                : appearance.pixelsPerCell();
        double scale = Math.min(wanted, LONGEST_SIDE / Math.max(width, height));
        return new MapScale(bounds, scale, left, top, border, turns);
    }

    private static double fitting(double width, double height) {
        return Math.min(WANTED_WIDTH / width, WANTED_HEIGHT / height);
    }

    double width() {
        return ((turned ? bounds.height() : bounds.width()) + 2 * border) * pixelsPerCell;
    }

    double height() {
        return ((turned ? bounds.width() : bounds.height()) + 2 * border) * pixelsPerCell;
    }

    /** The frame of the map on the page. */
    Rectangle frame() {
        return new Rectangle(left, top, left + width(), top + height());
    }

    Spot spot(Point point) {
        return spot(point.x(), point.y());
    }

    /** The place of a point given in cells. */
    Spot spot(double x, double y) {
        double across = turned ? y - bounds.y() : x - bounds.x();
        double down = turned ? x - bounds.x() : bounds.maxY() - y;
        return new Spot(left + (across + border) * pixelsPerCell, top + (down + border) * pixelsPerCell);
    }

    /** The middle of the cell with this lower left corner. */
    Spot middle(Point cell) {
        return spot(cell.x() + HALF, cell.y() + HALF);
    }

    List<Spot> spots(List<Point> points) {
        return points.stream().map(this::spot).toList();
    }

    List<Spot> spots(Polygon outline) {
        return spots(outline.vertices());
    }
}
