package undercroft.export.tileset;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a tile at a door shows. */
public enum DoorPart {
    /** The door itself; its tile is between two walls. */
    LEAF,
    /** The floor in front of it. */
    SILL;

    public static Optional<DoorPart> named(String name) {
        return Arrays.stream(values()).filter(part -> part.text().equals(name)).findFirst();
    }

    /** {@return the name in files} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
