package undercroft.level;

import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;

/**
 * What a designer fixed of a room in advance.
 *
 * @param at where the template's origin must land, in cells
 * @param transform how the template must stand
 */
public record Pin(Optional<Point> at, Optional<Transform> transform) {

    /** Nothing is fixed. */
    public static final Pin NONE = new Pin(Optional.empty(), Optional.empty());
}
