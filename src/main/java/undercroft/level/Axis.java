package undercroft.level;

import java.util.Locale;

/** The direction of a line. */
public enum Axis {
    HORIZONTAL,
    VERTICAL;

    /** {@return its word in files} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
