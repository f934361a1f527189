package undercroft.export.picture;

import java.io.IOException;
import undercroft.export.drawing.Drawing;
import undercroft.export.drawing.PngWriter;
import undercroft.export.format.Appearance;
import undercroft.geometry.Box;
import undercroft.layout.Layout;

/** How large pictures of layouts may be. */
final class PictureLimits {

    /** A map of the largest size and a legend a third as wide; they take 160 MB while they are drawn. */
    private static final long MAX_PIXELS = 40_000_000;

    private PictureLimits() {}

    /**
     * Refuses a scale at which a map is too large. An automatic scale is made to fit.
     *
     * @throws IOException with the largest scale that is possible
     */
    static void check(Layout layout, Appearance appearance) throws IOException {
        check(layout, appearance, MapStyle.of(appearance.theme()).border());
    }

    /**
     * Refuses such a scale.
     *
     * @param border around the rooms, in cells
     * @throws IOException with the largest scale that is possible
     */
    static void check(Layout layout, Appearance appearance, double border) throws IOException {
        Box bounds = layout.bounds();
        double side = Math.max(bounds.width(), bounds.height()) + 2 * border;
        int scale = appearance.pixelsPerCell();
        if (scale != Appearance.AUTOMATIC && side * scale > MapScale.LONGEST_SIDE) {
            int largest = (int) (MapScale.LONGEST_SIDE / side);
            throw new IOException(
                    ("The map of %s at %d pixels a cell would be %.0f pixels long, longer than %.0f." + " Draw it %s.")
                            .formatted(
                                    layout.level(),
                                    scale,
                                    side * scale,
                                    MapScale.LONGEST_SIDE,
                                    largest >= Appearance.MIN_PIXELS_PER_CELL
                                            ? "at a scale of " + largest + " or less"
                                            : "without a scale"));
        }
    }

    /**
     * Refuses a drawing whose pixels take too much memory or time.
     *
     * @param format the name of a format with a raster picture
     * @throws IOException with another format
     */
    static void checkRaster(Layout layout, Drawing drawing, String format) throws IOException {
        if ((long) drawing.width() * drawing.height() > MAX_PIXELS) {
            throw new IOException(
                    "The layout of %s has a picture (%d × %d pixels) that is too large for %s. Draw it as svg."
                            .formatted(layout.level(), drawing.width(), drawing.height(), format));
        }
        if (PngWriter.isTooIntricate(drawing)) {
            throw new IOException(
                    "The layout of %s has too many walls and floors to be drawn as %s in a few seconds. Draw it as svg."
                            .formatted(layout.level(), format));
        }
    }
}
