package undercroft.source;

import java.util.Locale;

/** How much a {@link Diagnostic} matters. */
public enum Severity {
    /** The file cannot be used. */
    ERROR,
    /** The file can be used, but not all of it has an effect. */
    WARNING;

    /** The word for it in messages: {@code error} or {@code warning}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
