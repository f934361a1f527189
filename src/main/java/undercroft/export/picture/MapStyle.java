package undercroft.export.picture;

import undercroft.export.drawing.Colour;
import undercroft.export.format.Appearance;

/**
 * How a theme draws maps, apart from the colours of its palette.
 *
 * @param drawnByHand whether rock is hatched, floors have cracks, walls are a little uneven, and the map has a frame
 * @param border around the rooms, in cells: room for hatching
 * @param rock what is left of a room by its holes, pillars and rough edges, and the ground of hatching
 * @param hatch the ink of hatching and cracks
 * @param shadow that walls cast on floors
 * @param leaf the doors, and what is coloured in icons
 * @param paper what is white in icons
 * @param iconInk the lines of icons
 */
record MapStyle(
        boolean drawnByHand,
        double border,
        Colour rock,
        Colour hatch,
        Colour shadow,
        Colour leaf,
        Colour paper,
        Colour iconInk) {

    private static final MapStyle LIGHT = new MapStyle(
            false,
            1,
            Colour.solid(0xC9C4B8),
            Colour.solid(0x2B2B33),
            Colour.solid(0).withOpacity(0.13),
            Colour.solid(0xB98A54),
            Colour.solid(0xFFFDF4),
            Colour.solid(0x2B2B33));

    private static final MapStyle DARK = new MapStyle(
            false,
            1,
            Colour.solid(0x101216),
            Colour.solid(0xC9CDD6),
            Colour.solid(0).withOpacity(0.34),
            Colour.solid(0xC08F56),
            Colour.solid(0xF2F0EA),
            Colour.solid(0x14161B));

    private static final MapStyle PARCHMENT = new MapStyle(
            true,
            2.5,
            Colour.solid(0xCDB78A),
            Colour.solid(0x4A3520),
            Colour.solid(0x3A2612).withOpacity(0.24),
            Colour.solid(0xA9793F),
            Colour.solid(0xFBF3DF),
            Colour.solid(0x33251A));

    static MapStyle of(Appearance.Theme theme) {
        return switch (theme) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case PARCHMENT -> PARCHMENT;
        };
    }
}
