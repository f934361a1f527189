package undercroft.report;

import java.util.List;
import undercroft.search.StuckReport;

/** Whether a level has a layout, apart from its puzzles and its mission. */
public sealed interface Feasibility {

    /** It has one. */
    record Feasible() implements Feasibility {}

    /**
     * It has none, and this is proved.
     *
     * @param reasons at least one sentence; each names the rooms, connections or templates it rests on and says what to change
     */
    record Impossible(List<String> reasons) implements Feasibility {
        public Impossible {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * Neither a layout nor a proof was found, which is not a failure.
     *
     * @param note how long was tried, where the search got stuck and what may help
     */
    record Unknown(String note, StuckReport stuck) implements Feasibility {}
}
