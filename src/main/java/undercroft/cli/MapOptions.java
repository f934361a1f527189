package undercroft.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

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

    @Option(
            names = "--show",
            paramLabel = "NAME",
            description = "mission: draws the way through the mission, and how its tension runs.")
    private Optional<String> shown = Optional.empty();

    /** In pixels, as given; {@link OutputSettings} checks it. */
    int scale() {
        return scale;
    }

    boolean hasGrid() {
        return !noGrid;
    }

    /** What is shown besides the layout, as given; {@link OutputSettings} checks it. */
    Optional<String> shown() {
        return shown;
    }
}
