package undercroft.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import undercroft.export.Appearance;
import undercroft.export.TraceFrame;
import undercroft.export.TraceSvg;
import undercroft.level.Level;
import undercroft.search.SearchEvent;
import undercroft.search.SearchListener;

/** Keeps what a search did, to show it afterwards. Of a very long search it keeps only every so manieth step. Thread-safe. */
final class SearchTrace implements SearchListener {

    /** More than the picture shows, so that a search of some length still looks the same. */
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

    /** The steps kept, and always the last one. */
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
        if (event instanceof SearchEvent.ChainPlaced placed) {
            String caption = caption(placed.attempt(), placed.chain(), placed.chains());
            return new TraceFrame(caption, false, TracedRooms.of(level, placed.rooms()));
        }
        if (event instanceof SearchEvent.Backtracked back) {
            String caption = caption(back.attempt(), back.chain(), back.chains()) + " · back";
            return new TraceFrame(caption, true, TracedRooms.of(level, back.rooms()));
        }
        if (event instanceof SearchEvent.EarPlaced placed) {
            String caption = roomsCaption(placed.attempt(), placed.rooms(), placed.roomsInAll());
            return new TraceFrame(caption, false, TracedRooms.of(level, placed.rooms()));
        }
        if (event instanceof SearchEvent.Cleared cleared) {
            String caption = roomsCaption(cleared.attempt(), cleared.rooms(), cleared.roomsInAll()) + " · cleared";
            return new TraceFrame(caption, true, TracedRooms.of(level, cleared.rooms()));
        }
        if (event instanceof SearchEvent.Rearranged other) {
            String caption = roomsCaption(other.attempt(), other.rooms(), other.roomsInAll()) + " · rearranged";
            return new TraceFrame(caption, true, TracedRooms.of(level, other.rooms()));
        }
        if (event instanceof SearchEvent.Embedded embedded) {
            String caption =
                    roomsCaption(embedded.attempt(), embedded.rooms(), embedded.roomsInAll()) + " · on a lattice";
            return new TraceFrame(caption, false, TracedRooms.of(level, embedded.rooms()));
        }
        int attempt = ((SearchEvent.AttemptStarted) event).attempt();
        return new TraceFrame("attempt %d".formatted(attempt + 1), false, List.of());
    }

    private static String roomsCaption(int attempt, List<SearchEvent.PartialRoom> rooms, int roomsInAll) {
        long standing = rooms.stream().filter(room -> !room.isCorridor()).count();
        return "attempt %d · %d of %d rooms".formatted(attempt + 1, standing, roomsInAll);
    }

    private static String caption(int attempt, int chain, int chains) {
        return "attempt %d · chain %d of %d".formatted(attempt + 1, chain + 1, chains);
    }
}
