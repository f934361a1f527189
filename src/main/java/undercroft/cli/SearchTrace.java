package undercroft.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import undercroft.export.format.Appearance;
import undercroft.export.picture.TraceFrame;
import undercroft.export.picture.TraceSvg;
import undercroft.level.Level;
import undercroft.report.SearchRecord;
import undercroft.search.SearchEvent;
import undercroft.search.SearchListener;

/** Records the steps of a search, to draw them afterwards. Thread-safe. */
final class SearchTrace implements SearchListener {

    private final Level level;
    private final SearchRecord record = new SearchRecord();

    SearchTrace(Level level) {
        this.level = level;
    }

    @Override
    public void on(SearchEvent event) {
        record.on(event);
    }

    /** The recorded steps, always with the last one. */
    List<TraceFrame> frames() {
        return record.steps().stream()
                .map(step -> new TraceFrame(step.caption(), step.isSetback(), TracedRooms.of(level, step.rooms())))
                .toList();
    }

    void write(long seed, Appearance appearance, OutputStream out) throws IOException {
        TraceSvg.write("%s seed %d".formatted(level.name(), seed), frames(), appearance, out);
    }
}
