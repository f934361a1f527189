package undercroft.export;

/**
 * A colour of a picture.
 *
 * @param rgb red, green and blue, eight bits each
 * @param opacity from 0, not to be seen, to 1
 */
record Colour(int rgb, double opacity) {

    static final Colour WHITE = solid(0xFFFFFF);

    /** The bit above red: with it every colour has seven hexadecimal digits, and without the first of them six. */
    private static final int LEADING_ONE = 1 << 24;

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
        return "#" + Integer.toHexString(LEADING_ONE | rgb).substring(1);
    }
}
