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

    /** A connection has one door, or two with a corridor. More are read, so that {@code verify} can tell which. */
    static final int MAX_DOORS_OF_CONNECTION = 100;

    /** At most one in each room. */
    static final int MAX_PUZZLES = Level.MAX_ROOMS;

    /** The corners of all outlines and holes: ten for each room and corridor, more than the shipped templates have. */
    static final int MAX_ALL_CORNERS = 400_000;

    /** The entries of all rooms' lists of doors: each door is in two of them. */
    static final int MAX_ALL_ROOM_DOORS = 2 * MAX_DOORS;

    /** The data entries of all rooms: twenty for each room of a level. */
    static final int MAX_ALL_DATA = 200_000;

    /** The markers of all rooms: ten for each room of a level. */
    static final int MAX_ALL_MARKERS = 100_000;

    /** The items of each list of a survey: 250 for each of the most rooms of a level. */
    static final int MAX_SURVEYED = 2_500_000;

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
     * Whether all rooms together are within the limits; whatever is not is reported. Called before the rooms are read, because
     * reading them takes longer than counting.
     */
    static boolean allow(JsonObject json, List<SourceNode> rooms) {
        long corners = 0;
        long doors = 0;
        long data = 0;
        long markers = 0;
        for (SourceNode room : rooms) {
            corners += size(room, "outline");
            if (room instanceof Mapping mapping && mapping.get("holes").orElse(room) instanceof Sequence holes) {
                corners += holes.items().stream()
                        .mapToLong(hole -> size(hole, "points"))
                        .sum();
            }
            doors += size(room, "doors");
            data += size(room, "data");
            markers += size(room, "markers");
        }
        boolean hasFewCorners = allow(json, "corners", corners, MAX_ALL_CORNERS);
        boolean hasFewDoors = allow(json, "doors", doors, MAX_ALL_ROOM_DOORS);
        boolean hasFewData = allow(json, "data entries", data, MAX_ALL_DATA);
        boolean hasFewMarkers = allow(json, "markers", markers, MAX_ALL_MARKERS);
        return hasFewCorners && hasFewDoors && hasFewData && hasFewMarkers;
    }

    private static boolean allow(JsonObject json, String what, long count, int max) {
        if (count > max) {
            json.error("rooms", "must have at most %d %s in all, not %d".formatted(max, what, count));
        }
        return count <= max;
    }

    /** The number of items in a list of an object; 0 if there is none. */
    private static int size(SourceNode object, String list) {
        return object instanceof Mapping mapping && mapping.get(list).orElse(object) instanceof Sequence sequence
                ? sequence.items().size()
                : 0;
    }
}
