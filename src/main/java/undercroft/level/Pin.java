package undercroft.level;

import java.util.Optional;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;

/**
 * The part of a room's placement that the designer fixed.
 *
 * @param at the position of the template's origin, in cells
 * @param transform the transform of the template
 */
public record Pin(Optional<Point> at, Optional<Transform> transform) {

    /** Nothing is fixed. */
    public static final Pin NONE = new Pin(Optional.empty(), Optional.empty());
}
