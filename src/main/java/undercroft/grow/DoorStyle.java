package undercroft.grow;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where the rooms of a grown level offer doors. */
public enum DoorStyle {
    /** Doors of one cell, anywhere along a wall at least one cell from its corners. */
    LOOSE,
    /** One door of two cells in the middle of each side. */
    TIGHT;

    /** The style that the command line calls {@code loose} or {@code tight}; empty for other names. */
    public static Optional<DoorStyle> named(String name) {
        return Arrays.stream(values())
                .filter(style -> style.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }
}
