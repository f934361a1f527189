package undercroft.export.picture;

import java.util.List;
import undercroft.geometry.Polygon;

/**
 * A step of a search, for {@link TraceSvg}.
 *
 * @param caption what happened, such as {@code attempt 1 · chain 3 of 7}
 * @param backtrack whether the step returned to an earlier partial layout
 * @param rooms all rooms that are placed after the step
 */
public record TraceFrame(String caption, boolean backtrack, List<TracedRoom> rooms) {

    public TraceFrame {
        rooms = List.copyOf(rooms);
    }

    /**
     * A room of a partial layout.
     *
     * @param label its name; "" for a corridor
     * @param type the type that decides the colour of its floor; "" for a corridor
     * @param outline in cells, y up
     */
    public record TracedRoom(String label, String type, boolean isCorridor, Polygon outline) {}
}
