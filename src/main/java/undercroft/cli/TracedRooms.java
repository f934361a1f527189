package undercroft.cli;

import java.util.List;
import undercroft.export.picture.TraceFrame.TracedRoom;
import undercroft.level.Level;
import undercroft.search.SearchEvent.PartialRoom;

/** Converts the rooms of a partial layout for drawing. */
final class TracedRooms {

    private TracedRooms() {}

    /** Labels rooms with their ids; corridors get neither label nor type. */
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
