package undercroft.export.drawing;

/**
 * A colour of a picture.
 *
 * @param rgb red, green and blue, eight bits each
 * @param opacity from 0, invisible, to 1
 */
public record Colour(int rgb, double opacity) {

    public static final Colour WHITE = solid(0xFFFFFF);

    /** The light that a black screen reflects, as a part of white. */
    private static final double FLARE = 0.05;

    /** The bit above red. With it every colour has seven hexadecimal digits, of which the last six are the colour. */
    private static final int LEADING_ONE = 1 << 24;

    public static Colour solid(int rgb) {
        return new Colour(rgb, 1);
    }

    public Colour withOpacity(double newOpacity) {
        return new Colour(rgb, newOpacity);
    }

    /** A solid mixture of this colour, of which there is {@code share} (from 0 to 1), and another. */
    public Colour mixedWith(Colour other, double share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int mine = rgb >> shift & 0xFF;
            int theirs = other.rgb >> shift & 0xFF;
            mixed |= (int) Math.round(mine * share + theirs * (1 - share)) << shift;
        }
        return solid(mixed);
    }

    /** {@return how well one can be read on the other, from 1 to 21, by WCAG 2} */
    public double contrastWith(Colour other) {
        double mine = luminance() + FLARE;
        double theirs = other.luminance() + FLARE;
        return Math.max(mine, theirs) / Math.min(mine, theirs);
    }

    private double luminance() {
        return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    /** The light of a channel of sRGB. */
    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
    }

    /** Such as {@code #e69f00}. */
    public String hex() {
        return "#" + Integer.toHexString(LEADING_ONE | rgb).substring(1);
    }
}
