package undercroft.export.drawing;

import java.util.List;
import java.util.stream.Stream;
import undercroft.export.format.Appearance;

/**
 * The colours of a theme. The hues are those of Okabe and Ito, "Color Universal Design" (2008), which people with any
 * colour blindness can tell apart; floors have tints of them, on which names can be read.
 */
public record Palette(
        Colour page,
        Colour ground,
        Colour grid,
        Colour ink,
        Colour faintInk,
        Colour wall,
        Colour room,
        Colour corridor,
        List<Colour> floors) {

    private static final Colour ORANGE = Colour.solid(0xE69F00);
    private static final Colour SKY_BLUE = Colour.solid(0x56B4E9);
    private static final Colour GREEN = Colour.solid(0x009E73);
    private static final Colour YELLOW = Colour.solid(0xF0E442);
    private static final Colour BLUE = Colour.solid(0x0072B2);
    private static final Colour VERMILION = Colour.solid(0xD55E00);
    private static final Colour PURPLE = Colour.solid(0xCC79A7);
    private static final List<Colour> HUES = List.of(ORANGE, SKY_BLUE, GREEN, YELLOW, BLUE, VERMILION, PURPLE);

    private static final List<Colour> SERIES = List.of(BLUE, VERMILION, GREEN, PURPLE);

    /** The strength of tints: strong enough to tell the hues apart, light enough to read on. */
    private static final double TINT = 0.55;

    /** The strength of the tints after the seventh, which repeat the hues: visibly paler. */
    private static final double PALE_TINT = 0.25;

    public static final Palette LIGHT = of(
            0xFBFAF6,
            0xECE9E0,
            Colour.solid(0).withOpacity(0.07),
            0x23232B,
            0x63636E,
            0x2B2B33,
            0xFFFDF4,
            0xD5D1C6,
            0xFFFFFF);

    public static final Palette DARK = of(
            0x14161B,
            0x1B1E25,
            Colour.WHITE.withOpacity(0.06),
            0xF2F0EA,
            0xA3A8B3,
            0xC9CDD6,
            0x3A404C,
            0x2A2F39,
            0x1B1E24);

    public static final Palette PARCHMENT = of(
            0xE9DAB6,
            0xE9DAB6,
            Colour.solid(0x4A3520).withOpacity(0.16),
            0x2E2013,
            0x6B5232,
            0x33251A,
            0xF6EBCF,
            0xDFCEA6,
            0xF3E6C8);

    public static Palette of(Appearance.Theme theme) {
        return switch (theme) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case PARCHMENT -> PARCHMENT;
        };
    }

    private static Palette of(
            int page,
            int ground,
            Colour grid,
            int ink,
            int faintInk,
            int wall,
            int room,
            int corridor,
            int tintedWith) {
        Colour base = Colour.solid(tintedWith);
        List<Colour> floors = Stream.of(TINT, PALE_TINT)
                .flatMap(tint -> HUES.stream().map(hue -> hue.mixedWith(base, tint)))
                .toList();
        return new Palette(
                Colour.solid(page),
                Colour.solid(ground),
                grid,
                Colour.solid(ink),
                Colour.solid(faintInk),
                Colour.solid(wall),
                Colour.solid(room),
                Colour.solid(corridor),
                floors);
    }

    /** The ink for a backtracking step of a search. */
    public static Colour alarm() {
        return VERMILION;
    }

    /** The floor of a room that a search removes. */
    public Colour lost() {
        return floors.get(HUES.indexOf(VERMILION));
    }

    /** The floor of a room that a search has just placed. */
    public Colour fresh() {
        return floors.get(HUES.indexOf(SKY_BLUE));
    }

    /** The ink of a series of a chart: the darkest hues come first. */
    public static Colour series(int index) {
        return SERIES.get(index % SERIES.size());
    }

    /** The colour of a key. Keys are numbered in the order in which they first appear. */
    public static Colour key(int index) {
        return HUES.get(index % HUES.size());
    }
}
