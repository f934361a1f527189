package undercroft.export;

import java.util.List;
import undercroft.geometry.Polygon;

/**
 * A step of a search as {@link TraceSvg} shows it.
 *
 * @param caption what happened, such as {@code attempt 1 · chain 3 of 7}
 * @param backtrack whether the search went back to an earlier partial layout
 * @param rooms everything that stands after the step
 */
public record TraceFrame(String caption, boolean backtrack, List<TracedRoom> rooms) {

    public TraceFrame {
        rooms = List.copyOf(rooms);
    }

    /**
     * A room of a partial layout.
     *
     * @param label its name; corridors are drawn without
     * @param type what its floor's colour tells; corridors have none
     * @param outline in cells, y up
     */
    public record TracedRoom(String label, String type, boolean isCorridor, Polygon outline) {}
}
