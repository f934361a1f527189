package undercroft.export.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * How layouts, graphs and puzzles are shown.
 *
 * @param theme the look of pictures
 * @param pixelsPerCell the side of a cell in pictures, in pixels, from {@value #MIN_PIXELS_PER_CELL} to
 *     {@value #MAX_PIXELS_PER_CELL}, or {@link #AUTOMATIC} for a scale that suits the size of the layout
 * @param grid whether pictures of layouts show the grid of cells
 * @param mission whether drawings of layouts show the way through the mission, and how its tension runs
 * @param tiles how layouts become tiles
 * @param detail how much of a layout its JSON holds
 */
public record Appearance(
        Theme theme, int pixelsPerCell, boolean grid, boolean mission, TileSettings tiles, Detail detail) {

    /** The look of pictures. */
    public enum Theme {
        LIGHT,
        DARK,
        /** An old map: ink on parchment, with hatched rock. */
        PARCHMENT;

        public static Optional<Theme> named(String name) {
            return Arrays.stream(values())
                    .filter(theme -> theme.text().equals(name))
                    .findFirst();
        }

        /** {@return the name on the command line, {@code light} for example} */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The scale follows from the size of the layout. */
    public static final int AUTOMATIC = 0;

    public static final int MIN_PIXELS_PER_CELL = 1;

    /** A room of ten cells is then wider than a screen of 1920 pixels. */
    public static final int MAX_PIXELS_PER_CELL = 200;

    public static final Appearance DEFAULT = new Appearance(Theme.LIGHT, AUTOMATIC, TileSettings.DEFAULT);

    public Appearance {
        if (pixelsPerCell != AUTOMATIC
                && (pixelsPerCell < MIN_PIXELS_PER_CELL || pixelsPerCell > MAX_PIXELS_PER_CELL)) {
            throw new IllegalArgumentException(
                    "The pixelsPerCell (%d) must be from %d to %d, or %d for an automatic scale."
                            .formatted(pixelsPerCell, MIN_PIXELS_PER_CELL, MAX_PIXELS_PER_CELL, AUTOMATIC));
        }
    }

    /** An appearance with a grid, every detail and no way through the mission. */
    public Appearance(Theme theme, int pixelsPerCell, TileSettings tiles) {
        this(theme, pixelsPerCell, true, false, tiles, Detail.FULL);
    }

    public Appearance withTheme(Theme newTheme) {
        return new Appearance(newTheme, pixelsPerCell, grid, mission, tiles, detail);
    }

    /**
     * {@return this appearance at another scale}
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public Appearance withPixelsPerCell(int newPixelsPerCell) {
        return new Appearance(theme, newPixelsPerCell, grid, mission, tiles, detail);
    }

    public Appearance withGrid(boolean newGrid) {
        return new Appearance(theme, pixelsPerCell, newGrid, mission, tiles, detail);
    }

    public Appearance withMission(boolean newMission) {
        return new Appearance(theme, pixelsPerCell, grid, newMission, tiles, detail);
    }

    public Appearance withTiles(TileSettings newTiles) {
        return new Appearance(theme, pixelsPerCell, grid, mission, newTiles, detail);
    }

    public Appearance withDetail(Detail newDetail) {
        return new Appearance(theme, pixelsPerCell, grid, mission, tiles, newDetail);
    }
}
