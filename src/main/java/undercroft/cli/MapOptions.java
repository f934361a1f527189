package undercroft.cli;

import picocli.CommandLine.Option;
import undercroft.export.format.Appearance;

/** The options of pictures of layouts. */
final class MapOptions {

    @Option(
            names = "--scale",
            paramLabel = "PIXELS",
            defaultValue = "0",
            description = "The side of a cell in pictures, in pixels, from 1 to 200. Default: what fits on a screen.")
    private int scale;

    @Option(names = "--no-grid", description = "Draws pictures without the grid of cells.")
    private boolean noGrid;

    /** An appearance with these options. */
    Appearance applyTo(Appearance appearance) throws RefusedException {
        if (scale != Appearance.AUTOMATIC
                && (scale < Appearance.MIN_PIXELS_PER_CELL || scale > Appearance.MAX_PIXELS_PER_CELL)) {
            throw new RefusedException("The --scale (%d) must be from %d to %d pixels."
                    .formatted(scale, Appearance.MIN_PIXELS_PER_CELL, Appearance.MAX_PIXELS_PER_CELL));
        }
        return appearance.withPixelsPerCell(scale).withGrid(!noGrid);
    }
}
