package undercroft.template;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How often a template may appear in one layout. */
public enum RepeatRule {
    ALLOW,
    /** A wish: an unused template is taken wherever one fits. */
    AVOID,
    /** A rule: not in two rooms that are neighbours. */
    NO_IMMEDIATE,
    /** A rule: at most once in a layout. */
    NEVER;

    public static Optional<RepeatRule> named(String name) {
        return Arrays.stream(values()).filter(rule -> rule.text().equals(name)).findFirst();
    }

    /** Whether two neighbours must not have the same template. */
    public boolean partsNeighbours() {
        return this == NO_IMMEDIATE || this == NEVER;
    }

    /** The name in files, {@code no-immediate} for example. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
