package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.level.Spawn;

/**
 * A spawn with the places in the file of what it names.
 *
 * @param group of markers that it names
 * @param types of rooms that it names
 * @param ids of rooms that it names
 */
record SpawnDraft(Value written, Spawn spawn, Optional<Name> group, List<Name> types, List<Name> ids) {

    SpawnDraft {
        types = List.copyOf(types);
        ids = List.copyOf(ids);
    }
}
