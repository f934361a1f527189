package undercroft.export;

import java.util.List;
import undercroft.json.JsonObject;
import undercroft.level.Level;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Sequence;
import undercroft.template.RoomTemplate;

/** The sizes of a layout file. They limit the work on files that no level has led to. */
final class LayoutLimits {

    /** A layout has a planar graph: doors have a length, so its edges can be drawn through them. It has fewer than 3n edges. */
    static final int MAX_CONNECTIONS = 3 * Level.MAX_ROOMS;

    /** Rooms and corridors, at most one corridor for each connection. */
    static final int MAX_ROOMS = Level.MAX_ROOMS + MAX_CONNECTIONS;

    /** Two for each connection, one at each end of its corridor. */
    static final int MAX_DOORS = 2 * MAX_CONNECTIONS;

    /** At most one in each room. */
    static final int MAX_PUZZLES = Level.MAX_ROOMS;

    /** The corners of all outlines and holes: 25 for each of the most rooms, three times as many as the shipped templates have. */
    static final int MAX_ALL_CORNERS = 1_000_000;

    /** The colours of the palette; levels have no more. */
    static final int MAX_COLOURS = 1_000;

    /** The data entries of a room. */
    static final int MAX_DATA = 1_000;

    /** The holes and pillars of a room, as many as a template has. */
    static final int MAX_HOLES = RoomTemplate.MAX_HOLES + RoomTemplate.MAX_PILLARS;

    /** The markers of a room: those of its template, and ten times as many from spawns. */
    static final int MAX_MARKERS = 11 * RoomTemplate.MAX_MARKERS;

    private LayoutLimits() {}

    /**
     * Whether the corners of all rooms are within the limit; if not, it is reported. Called before the outlines are read,
     * because checking them takes longer than reading them.
     */
    static boolean allowCorners(JsonObject json, List<SourceNode> rooms) {
        long corners = 0;
        for (SourceNode room : rooms) {
            corners += size(room, "outline");
            if (room instanceof Mapping mapping && mapping.get("holes").orElse(room) instanceof Sequence holes) {
                corners += holes.items().stream()
                        .mapToLong(hole -> size(hole, "points"))
                        .sum();
            }
        }
        if (corners > MAX_ALL_CORNERS) {
            json.error("rooms", "must have at most %d corners in all, not %d".formatted(MAX_ALL_CORNERS, corners));
        }
        return corners <= MAX_ALL_CORNERS;
    }

    /** The number of items in a list of an object; 0 if there is none. */
    private static int size(SourceNode object, String list) {
        return object instanceof Mapping mapping && mapping.get(list).orElse(object) instanceof Sequence sequence
                ? sequence.items().size()
                : 0;
    }
}
