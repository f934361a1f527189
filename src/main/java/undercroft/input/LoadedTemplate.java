package undercroft.input;

import java.util.Optional;
import undercroft.template.RoomTemplate;

/**
 * A template of a file.
 *
 * @param template nothing where it has problems, which are reported
 */
record LoadedTemplate(Name name, Optional<RoomTemplate> template) {}
