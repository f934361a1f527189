package undercroft.export.format;

/**
 * How layouts, graphs and puzzles are shown.
 *
 * @param theme the colours of pictures
 * @param pixelsPerCell the side of a cell in pictures, in pixels, from {@value #MIN_PIXELS_PER_CELL} to
 *     {@value #MAX_PIXELS_PER_CELL}, or {@link #AUTOMATIC} for a scale that suits the size of the layout
 * @param tiles how layouts become tiles
 * @param detail how much of a layout its JSON holds
 */
public record Appearance(Theme theme, int pixelsPerCell, TileSettings tiles, Detail detail) {

    /** The colours of pictures. */
    public enum Theme {
        LIGHT,
        DARK
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

    /** An appearance with every detail. */
    public Appearance(Theme theme, int pixelsPerCell, TileSettings tiles) {
        this(theme, pixelsPerCell, tiles, Detail.FULL);
    }

    public Appearance withTheme(Theme newTheme) {
        return new Appearance(newTheme, pixelsPerCell, tiles, detail);
    }

    public Appearance withTiles(TileSettings newTiles) {
        return new Appearance(theme, pixelsPerCell, newTiles, detail);
    }

    public Appearance withDetail(Detail newDetail) {
        return new Appearance(theme, pixelsPerCell, tiles, newDetail);
    }
}
