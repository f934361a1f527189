package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Polygon;
import undercroft.template.DoorSpec;

/** Doors as they are written, not yet compared with the outline of a template. */
interface Doors {

    /**
     * Compares the doors with an outline.
     *
     * @param template the template's name for messages
     * @return the doors, for all of which the outline has room; nothing where it has not, which is reported
     */
    Optional<List<DoorSpec>> on(Polygon outline, String template);
}
