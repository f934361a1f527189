package undercroft.input;

import java.util.List;
import java.util.OptionalInt;
import undercroft.geometry.Point;
import undercroft.template.DoorDirection;

/** Doors as they are written, not yet compared with the outline of a template. */
sealed interface Doors {

    /**
     * Doors of one length on every edge.
     *
     * @param written where they are given
     */
    record OnEveryEdge(Value written, int length, int cornerDistance, String socket, DoorDirection direction)
            implements Doors {}

    record Listed(List<Stretch> stretches) implements Doors {}

    /**
     * A door along a stretch.
     *
     * @param ends two points, perhaps the same
     * @param length of the door; without it, the door is the stretch
     */
    record Stretch(Value written, List<Point> ends, OptionalInt length, String socket, DoorDirection direction) {}
}
