package undercroft.geometry;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** One of the four directions along the axes of the grid, with y up. */
public enum CardinalDirection {
    NORTH(0, 1),
    EAST(1, 0),
    SOUTH(0, -1),
    WEST(-1, 0);

    private final int x;
    private final int y;

    CardinalDirection(int x, int y) {
        this.x = x;
        this.y = y;
    }

    public static Optional<CardinalDirection> named(String name) {
        return Arrays.stream(values())
                .filter(direction -> direction.text().equals(name))
                .findFirst();
    }

    /** {@return the name in files, {@code north} for example} */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the vector to the next cell in this direction} */
    public Point step() {
        return new Point(x, y);
    }

    /** {@return the direction that this one becomes under a transform} */
    public CardinalDirection transformed(Transform transform) {
        Point turned = transform.apply(step());
        return Arrays.stream(values())
                .filter(direction -> direction.step().equals(turned))
                .findFirst()
                .orElseThrow();
    }
}
