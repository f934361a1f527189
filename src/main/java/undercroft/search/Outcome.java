package undercroft.search;

import java.util.List;
import undercroft.layout.Layout;

/** How the generation of one layout ended. */
public sealed interface Outcome {

    SearchStatistics statistics();

    /** A layout that keeps every rule of its level. */
    record Found(Layout layout, SearchStatistics statistics) implements Outcome {}

    /**
     * There is no such layout, with the proof in words.
     *
     * @param reasons at least one; each names the rooms, connections or templates it rests on and says what to change
     */
    record Impossible(List<String> reasons, SearchStatistics statistics) implements Outcome {
        public Impossible {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * Neither found nor proved impossible within the limits, or cancelled.
     *
     * @param advice where the search got stuck and what may help, in words
     * @param largest the most rooms, with the corridors between them, that stood by all rules at once
     */
    record NotFound(String advice, List<SearchEvent.PartialRoom> largest, SearchStatistics statistics)
            implements Outcome {
        public NotFound {
            largest = List.copyOf(largest);
        }
    }
}
