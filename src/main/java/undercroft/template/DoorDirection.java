package undercroft.template;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The directions in which a door can be passed, seen from its room. */
public enum DoorDirection {
    BOTH,
    /** Only into the room. */
    IN,
    /** Only out of the room. */
    OUT;

    public static Optional<DoorDirection> named(String name) {
        return Arrays.stream(values())
                .filter(direction -> direction.text().equals(name))
                .findFirst();
    }

    /** {@return the name in files, {@code both} for example} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean letsOut() {
        return this != IN;
    }

    public boolean letsIn() {
        return this != OUT;
    }
}
