package undercroft.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.picture.TraceFrame;
import undercroft.export.picture.TraceSvg;
import undercroft.level.Level;
import undercroft.search.SearchEvent;
import undercroft.search.SearchListener;

/**
 * Records the steps of a search, to draw them afterwards. Of a long search it keeps every second step, or every fourth,
 * and so on. Thread-safe.
 */
final class SearchTrace implements SearchListener {

    /** More steps than the picture shows, so that the record does not limit the picture. */
    private static final int MOST_FRAMES = 4_096;

    private final Level level;
    private List<TraceFrame> frames = new ArrayList<>();
    private TraceFrame last = new TraceFrame("nothing was placed", false, List.of());
    private long events;
    private long step = 1;

    SearchTrace(Level level) {
        this.level = level;
    }

    @Override
    public synchronized void on(SearchEvent event) {
        last = frame(event);
        if (events % step == 0) {
            frames.add(last);
        }
        events++;
        if (frames.size() == MOST_FRAMES) {
            thinOut();
        }
    }

    private void thinOut() {
        List<TraceFrame> kept = new ArrayList<>();
        for (int i = 0; i < frames.size(); i += 2) {
            kept.add(frames.get(i));
        }
        frames = kept;
        step *= 2;
    }

    /** The recorded steps, always with the last one. */
    synchronized List<TraceFrame> frames() {
        List<TraceFrame> all = new ArrayList<>(frames);
        if (all.isEmpty() || !all.get(all.size() - 1).equals(last)) {
            all.add(last);
        }
        return all;
    }

    void write(long seed, Appearance appearance, OutputStream out) throws IOException {
        TraceSvg.write("%s seed %d".formatted(level.name(), seed), frames(), appearance, out);
    }

    private TraceFrame frame(SearchEvent event) {
        String caption = "attempt %d%s".formatted(event.attempt() + 1, step(event));
        boolean isSetback = event instanceof SearchEvent.Backtracked
                || event instanceof SearchEvent.Cleared
                || event instanceof SearchEvent.Rearranged;
        return new TraceFrame(caption, isSetback, TracedRooms.of(level, event.rooms()));
    }

    private static String step(SearchEvent event) {
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
