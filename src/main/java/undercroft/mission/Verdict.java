package undercroft.mission;

import java.util.Locale;

/** What can be said of a mission. */
public enum Verdict {
    /** It can be finished, and nobody can get stuck. */
    OK,
    /** It cannot be finished. */
    UNFINISHABLE,
    /** A player can get stuck. */
    TRAP,
    /** The budget was used up before anything was proved. */
    UNKNOWN;

    /** {@return the word of the formats} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
