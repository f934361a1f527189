package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.geometry.Polygon;
import undercroft.template.DoorSpec;

/** The doors of a template, before they are compared with its outline. */
interface Doors {

    /**
     * Compares the doors with an outline.
     *
     * @param template the template's name for messages
     * @return the doors; nothing if the outline has no room for one of them, which is reported
     */
    Optional<List<DoorSpec>> on(Polygon outline, String template);
}
