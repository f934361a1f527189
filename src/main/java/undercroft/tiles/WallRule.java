package undercroft.tiles;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where the walls of rooms are, once rooms are tiles. */
public enum WallRule {
    /** On the outermost ring of a room's own cells. */
    INSIDE,
    /** Between the cells, so that all cells are floor. */
    EDGES;

    public static Optional<WallRule> named(String name) {
        return Arrays.stream(values()).filter(rule -> rule.text().equals(name)).findFirst();
    }

    /** The name on the command line and in files. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
