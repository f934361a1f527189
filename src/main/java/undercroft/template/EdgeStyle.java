package undercroft.template;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How tiles and pictures show the walls of a room. The outline, and with it the search, is the same for both. */
public enum EdgeStyle {
    /** Along the outline. */
    STRAIGHT,
    /** Uneven, like a cave: some cells along the outline become rock. */
    ROUGH;

    public static Optional<EdgeStyle> named(String name) {
        return Arrays.stream(values())
                .filter(style -> style.text().equals(name))
                .findFirst();
    }

    /** {@return the name in files, {@code rough} for example} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
