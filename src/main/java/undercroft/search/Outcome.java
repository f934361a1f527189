package undercroft.search;

import java.util.List;
import undercroft.layout.Layout;

/** How the generation of one layout ended. */
public sealed interface Outcome {

    SearchStatistics statistics();

    /** A layout that keeps every rule of its level. */
    record Found(Layout layout, SearchStatistics statistics) implements Outcome {}

    /**
     * There is no such layout, and this is proved.
     *
     * @param reasons at least one sentence; each names the rooms, connections or templates it rests on and says what to change
     */
    record Impossible(List<String> reasons, SearchStatistics statistics) implements Outcome {
        public Impossible {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * Neither found nor proved impossible.
     *
     * @param end why the search gave up
     * @param stuck where it failed most often
     * @param largest the most rooms, with the corridors between them, that were placed at once and kept every rule; none where the layout was
     *     found and a puzzle was not
     */
    record NotFound(
            SearchEnd end, StuckReport stuck, List<SearchEvent.PartialRoom> largest, SearchStatistics statistics)
            implements Outcome {
        public NotFound {
            largest = List.copyOf(largest);
        }

        /** {@return the same with the statistics of more than the last search} */
        public NotFound with(SearchStatistics total) {
            return new NotFound(end, stuck, largest, total);
        }
    }
}
