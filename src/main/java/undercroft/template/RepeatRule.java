package undercroft.template;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How often a template may be used in one layout. */
public enum RepeatRule {
    /** Without limit. */
    ALLOW,
    /** A preference: an unused template is taken wherever one fits. */
    AVOID,
    /** Not in two neighbouring rooms. */
    NO_IMMEDIATE,
    /** At most once in a layout. */
    NEVER;

    public static Optional<RepeatRule> named(String name) {
        return Arrays.stream(values()).filter(rule -> rule.text().equals(name)).findFirst();
    }

    /** {@return whether two neighbours must not have the same template} */
    public boolean forbidsNeighbours() {
        return this == NO_IMMEDIATE || this == NEVER;
    }

    /** {@return the name in files, {@code no-immediate} for example} */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
