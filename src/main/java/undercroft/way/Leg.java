package undercroft.way;

import java.util.List;
import java.util.Optional;
import undercroft.layout.Door;
import undercroft.level.MissionStep;

/**
 * What a way does in one room, before its cells are known.
 *
 * @param entry the door by which the room is entered; nothing where the way begins
 * @param steps what is done in the room, in order
 */
record Leg(int room, Optional<Door> entry, List<MissionStep> steps) {

    Leg {
        steps = List.copyOf(steps);
    }
}
