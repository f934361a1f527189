package undercroft.level;

import java.util.Locale;

/** How tension should run over the way through a level. */
public enum Tension {
    /** It rises to the goal. */
    RISING,
    /** It rises in waves, each higher than the last. */
    WAVES,
    /** It is the same everywhere. */
    FLAT;

    /** {@return the word of the formats} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
