package undercroft.input;

import java.util.Optional;
import undercroft.template.RoomTemplate;

/**
 * A template that a file gives a name to.
 *
 * @param template nothing if it is wrong, which is reported
 */
record NamedTemplate(Name name, Optional<RoomTemplate> template) {}
