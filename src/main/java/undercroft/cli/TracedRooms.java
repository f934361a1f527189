package undercroft.cli;

import java.util.List;
import undercroft.export.TraceFrame.TracedRoom;
import undercroft.level.Level;
import undercroft.search.SearchEvent.PartialRoom;

/** The rooms of a partial layout as they are drawn. */
final class TracedRooms {

    private TracedRooms() {}

    /** Rooms by their ids and types; corridors have neither. */
    static List<TracedRoom> of(Level level, List<PartialRoom> rooms) {
        return rooms.stream()
                .map(room -> new TracedRoom(
                        room.isCorridor() ? "" : level.rooms().get(room.room()).id(),
                        room.isCorridor() ? "" : level.rooms().get(room.room()).type(),
                        room.isCorridor(),
                        room.outline()))
                .toList();
    }
}
