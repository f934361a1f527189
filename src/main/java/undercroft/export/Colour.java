package undercroft.export;

import java.util.HexFormat;

/**
 * A colour of a picture.
 *
 * @param rgb red, green and blue, eight bits each
 * @param opacity from 0, not to be seen, to 1
 */
record Colour(int rgb, double opacity) {

    static final Colour WHITE = solid(0xFFFFFF);

    private static final int DIGITS = 6;

    static Colour solid(int rgb) {
        return new Colour(rgb, 1);
    }

    Colour withOpacity(double newOpacity) {
        return new Colour(rgb, newOpacity);
    }

    /** A solid colour between this and another: {@code share} of this, the rest of the other. */
    Colour mixedWith(Colour other, double share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int mine = rgb >> shift & 0xFF;
            int theirs = other.rgb >> shift & 0xFF;
            mixed |= (int) Math.round(mine * share + theirs * (1 - share)) << shift;
        }
        return solid(mixed);
    }

    /** Such as {@code #e69f00}. */
    String hex() {
        return "#" + HexFormat.of().toHexDigits(rgb, DIGITS);
    }
}
