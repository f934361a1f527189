package undercroft.tiles;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where the walls of rooms are when rooms are tiles. */
public enum WallRule {
    /** Around the rooms, and where two rooms meet on the outermost tiles of one of them. */
    SOLID,
    /** On the outermost cells of each room. */
    INSIDE,
    /** Between cells, so that all cells are floor. */
    EDGES;

    public static Optional<WallRule> named(String name) {
        return Arrays.stream(values()).filter(rule -> rule.text().equals(name)).findFirst();
    }

    /** {@return the name on the command line and in files} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
