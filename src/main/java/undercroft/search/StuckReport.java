package undercroft.search;

import java.util.List;

/**
 * Where a search failed most often.
 *
 * @param rooms that could not be placed, the one that failed most often first; none where the search ended before any had failed
 * @param connections between these rooms or, where there are none, the one of the worst room that leads to the worst of its neighbours
 * @param remedies what may help there, a sentence or two each, the likeliest first; they speak of the level's file
 */
public record StuckReport(List<FailedRoom> rooms, List<FailedConnection> connections, List<String> remedies) {

    /** Nothing failed. */
    public static final StuckReport NONE = new StuckReport(List.of(), List.of(), List.of());

    public StuckReport {
        rooms = List.copyOf(rooms);
        connections = List.copyOf(connections);
        remedies = List.copyOf(remedies);
    }

    /**
     * A room that could not be placed.
     *
     * @param index of the room in the level
     * @param failures how often, over all attempts, at least 1
     */
    public record FailedRoom(int index, String id, long failures) {}

    /**
     * A connection of rooms that could not be placed.
     *
     * @param index of the connection in the level
     * @param from id of its first room
     * @param to id of its second room
     */
    public record FailedConnection(int index, String from, String to) {}
}
