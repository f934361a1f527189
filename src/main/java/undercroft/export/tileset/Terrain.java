package undercroft.export.tileset;

/**
 * Which of the eight places around a tile's rim, its sides and corners, must be alike: surrounded by tiles of the same
 * terrain. The places are numbered as in the wang sets of Tiled: 0 is the upper side, 1 the upper right corner, and so on
 * clockwise.
 *
 * @param known a bit for each place about which the tile says something
 * @param alike a bit for each known place that must be alike; the other known places must not
 */
public record Terrain(int known, int alike) {

    /** The number of sides and corners. */
    public static final int PLACES = 8;

    /** All places. */
    public static final int ALL = 0xFF;

    /** The four sides. */
    public static final int SIDES = 0b0101_0101;

    /** Says nothing. */
    public static final Terrain ANY = new Terrain(0, 0);

    /** {@return places without the corners that are not beside two sides that are alike} */
    public static int withCornersOnlyBetweenSides(int places) {
        int kept = places;
        for (int corner = 1; corner < PLACES; corner += 2) {
            int sides = 1 << (corner - 1) | 1 << ((corner + 1) % PLACES);
            if ((places & sides) != sides) {
                kept &= ~(1 << corner);
            }
        }
        return kept;
    }

    /** {@return whether a tile with these places alike can have this terrain} */
    public boolean fits(int places) {
        return misfits(places) == 0;
    }

    /** {@return the number of known places that are different} */
    public int misfits(int places) {
        return Integer.bitCount((places ^ alike) & known);
    }
}
