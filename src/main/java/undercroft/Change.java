package undercroft;

import java.util.Set;
import undercroft.search.Refinement;

/** What to change about an earlier layout; all other rooms stand as they stood. */
public sealed interface Change {

    /** All that is still valid under the level stands. The rest, and as little as possible around it, is placed anew. */
    record Repair() implements Change {}

    /**
     * Any rooms are placed anew that make the layout better.
     *
     * @param refinement with one candidate: the layout itself
     */
    record Improve(Refinement refinement) implements Change {}

    /**
     * Some rooms are placed anew, with those that are new in the level, and nothing else.
     *
     * @param rooms ids of rooms; those that the level does not have are ignored
     */
    record PlaceAnew(Set<String> rooms) implements Change {
        public PlaceAnew {
            rooms = Set.copyOf(rooms);
        }
    }
}
