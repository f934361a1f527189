package undercroft.report;

import java.util.ArrayList;
import java.util.List;
import undercroft.search.SearchEvent;
import undercroft.search.SearchEvent.PartialRoom;
import undercroft.search.SearchListener;

/** Records the steps of a search. Of a long search it keeps every second step, or every fourth, and so on. Thread-safe. */
public final class SearchRecord implements SearchListener {

    /** More steps than a picture shows, so that the record does not limit the picture. */
    private static final int MOST_STEPS = 4_096;

    /**
     * A step.
     *
     * @param caption what happened, such as {@code attempt 1 · chain 3 of 7}
     * @param isSetback whether the step returned to an earlier partial layout
     * @param rooms all that is placed after the step
     */
    public record Step(String caption, boolean isSetback, List<PartialRoom> rooms) {
        public Step {
            rooms = List.copyOf(rooms);
        }
    }

    private List<Step> steps = new ArrayList<>();
    private Step last = new Step("nothing was placed", false, List.of());
    private long events;
    private long stride = 1;

    @Override
    public synchronized void on(SearchEvent event) {
        last = step(event);
        if (events % stride == 0) {
            steps.add(last);
        }
        events++;
        if (steps.size() == MOST_STEPS) {
            thinOut();
        }
    }

    private void thinOut() {
        List<Step> kept = new ArrayList<>();
        for (int i = 0; i < steps.size(); i += 2) {
            kept.add(steps.get(i));
        }
        steps = kept;
        stride *= 2;
    }

    /** {@return the recorded steps, always with the last one} */
    public synchronized List<Step> steps() {
        List<Step> all = new ArrayList<>(steps);
        if (all.isEmpty() || !all.get(all.size() - 1).equals(last)) {
            all.add(last);
        }
        return all;
    }

    private static Step step(SearchEvent event) {
        boolean isSetback = event instanceof SearchEvent.Backtracked
                || event instanceof SearchEvent.Cleared
                || event instanceof SearchEvent.Rearranged;
        return new Step("attempt %d%s".formatted(event.attempt() + 1, detail(event)), isSetback, event.rooms());
    }

    private static String detail(SearchEvent event) {
        if (event instanceof SearchEvent.ChainPlaced placed) {
            return chain(placed.chain(), placed.chains());
        }
        if (event instanceof SearchEvent.Backtracked back) {
            return chain(back.chain(), back.chains()) + " · back";
        }
        if (event instanceof SearchEvent.EarPlaced placed) {
            return rooms(placed, placed.roomCount());
        }
        if (event instanceof SearchEvent.Cleared cleared) {
            return rooms(cleared, cleared.roomCount()) + " · cleared";
        }
        if (event instanceof SearchEvent.Rearranged rearranged) {
            return rooms(rearranged, rearranged.roomCount()) + " · rearranged";
        }
        if (event instanceof SearchEvent.Embedded embedded) {
            return rooms(embedded, embedded.roomCount()) + " · on a lattice";
        }
        return "";
    }

    private static String rooms(SearchEvent event, int roomCount) {
        long standing =
                event.rooms().stream().filter(room -> !room.isCorridor()).count();
        return " · %d of %d rooms".formatted(standing, roomCount);
    }

    private static String chain(int chain, int chains) {
        return " · chain %d of %d".formatted(chain + 1, chains);
    }
}
