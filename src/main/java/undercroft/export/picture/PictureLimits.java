package undercroft.export.picture;

import java.io.IOException;
import undercroft.export.format.Appearance;
import undercroft.geometry.Box;
import undercroft.layout.Layout;

/** How large pictures of layouts may be. */
final class PictureLimits {

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
}
