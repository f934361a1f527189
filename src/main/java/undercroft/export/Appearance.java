package undercroft.export;

/**
 * How pictures look.
 *
 * @param pixelsPerCell the length of a cell's side in pixels, from {@value #MIN_PIXELS_PER_CELL} to
 *     {@value #MAX_PIXELS_PER_CELL}, or {@link #AUTOMATIC} for one that suits the size of the layout
 */
public record Appearance(Theme theme, int pixelsPerCell) {

    /** The colours of the page. */
    public enum Theme {
        LIGHT,
        DARK
    }

    /** Chooses the scale by the size of the layout. */
    public static final int AUTOMATIC = 0;

    public static final int MIN_PIXELS_PER_CELL = 1;

    /** Beyond this even a small room no longer fits on a screen. */
    public static final int MAX_PIXELS_PER_CELL = 200;

    public static final Appearance DEFAULT = new Appearance(Theme.LIGHT, AUTOMATIC);

    public Appearance {
        if (pixelsPerCell != AUTOMATIC
                && (pixelsPerCell < MIN_PIXELS_PER_CELL || pixelsPerCell > MAX_PIXELS_PER_CELL)) {
            throw new IllegalArgumentException(
                    "The pixelsPerCell (%d) must be from %d to %d, or %d for an automatic scale."
                            .formatted(pixelsPerCell, MIN_PIXELS_PER_CELL, MAX_PIXELS_PER_CELL, AUTOMATIC));
        }
    }

    public Appearance withTheme(Theme newTheme) {
        return new Appearance(newTheme, pixelsPerCell);
    }
}
