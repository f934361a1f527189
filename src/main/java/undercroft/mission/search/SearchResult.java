package undercroft.mission.search;

import java.util.List;
import undercroft.level.MissionStep;

/** What a search found. */
public sealed interface SearchResult {

    /** {@return the number of states that were looked at} */
    int states();

    /**
     * The mission can be finished, and nobody can get stuck.
     *
     * @param way from the start to the goal
     */
    record Safe(List<MissionStep> way, int states) implements SearchResult {

        public Safe {
            way = List.copyOf(way);
        }
    }

    /**
     * The player can get stuck.
     *
     * @param trap from the start to a state from which the goal cannot be reached
     * @param way from the start to the goal; empty if the search ended before it found one
     */
    record Trap(List<MissionStep> trap, List<MissionStep> way, int states) implements SearchResult {

        public Trap {
            trap = List.copyOf(trap);
            way = List.copyOf(way);
        }
    }

    /** The goal cannot be reached. */
    record Unfinishable(int states) implements SearchResult {}

    /** The budget was used up. */
    record Unknown(int states) implements SearchResult {}
}
