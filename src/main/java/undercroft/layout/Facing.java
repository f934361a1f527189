package undercroft.layout;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import undercroft.geometry.Point;

/** The side of a room, seen from inside, on which a door lies. */
public enum Facing {
    NORTH,
    EAST,
    SOUTH,
    WEST,
    /** On an edge that is not axis-parallel. */
    SLANTED;

    /**
     * {@return the outward side of an edge}
     *
     * @param step a vector along the edge, with the interior of the room to its left
     */
    public static Facing ofEdge(Point step) {
        if (step.x() != 0 && step.y() != 0) {
            return SLANTED;
        }
        if (step.y() == 0) {
            return step.x() > 0 ? SOUTH : NORTH;
        }
        return step.y() > 0 ? EAST : WEST;
    }

    public static Optional<Facing> named(String name) {
        return Arrays.stream(values())
                .filter(facing -> facing.text().equals(name))
                .findFirst();
    }

    /** {@return the name in files, {@code north} for example} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
