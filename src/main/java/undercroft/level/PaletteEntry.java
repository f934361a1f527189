package undercroft.level;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The colour in which pictures show rooms of a type, or an item and what it opens.
 *
 * @param name of the type or item
 * @param rgb 0xRRGGBB
 */
public record PaletteEntry(String name, int rgb) {

    private static final Pattern HEX = Pattern.compile("#[0-9a-fA-F]{6}");

    private static final int HEXADECIMAL = 16;

    /** The bit above red. With it every colour has seven hexadecimal digits, of which the last six are the colour. */
    private static final int LEADING_ONE = 1 << 24;

    public PaletteEntry {
        if (rgb < 0 || rgb >= LEADING_ONE) {
            throw new IllegalArgumentException("The colour (%d) of %s must have 24 bits.".formatted(rgb, name));
        }
    }

    /**
     * Reads a colour.
     *
     * @param hex such as {@code #e69f00}
     * @return nothing if the text is no colour
     */
    public static Optional<PaletteEntry> parsed(String name, String hex) {
        return HEX.matcher(hex).matches()
                ? Optional.of(new PaletteEntry(name, Integer.parseInt(hex.substring(1), HEXADECIMAL)))
                : Optional.empty();
    }

    /** {@return the colour as text, such as {@code #e69f00}} */
    public String hex() {
        return "#" + Integer.toHexString(LEADING_ONE | rgb).substring(1);
    }
}
