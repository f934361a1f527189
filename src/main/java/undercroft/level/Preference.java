package undercroft.level;

import java.util.Locale;

/** Which of several layouts of a level is the better one. */
public enum Preference {
    /** All are equally good. */
    NONE,
    /** The one whose bounding box has the smaller area. */
    COMPACT,
    /** The one that fits into the smaller square. */
    SQUARE,
    /** The one whose rooms are farther from each other. */
    SPREAD;

    /** {@return its word in files} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
