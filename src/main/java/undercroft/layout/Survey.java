package undercroft.layout;

import java.util.List;

/**
 * What can be measured on a finished layout. Every list is in the order of the rooms.
 *
 * @param doorSlots the doors that are offered and not used; those of a room by place, length and socket
 * @param distances one for each room and corridor
 * @param doorPaths one for each two doors of a room or corridor with at most {@value #MOST_DOORS} doors
 * @param minimap one for each room and corridor
 */
public record Survey(
        List<DoorSlot> doorSlots, List<RoomDistance> distances, List<DoorPath> doorPaths, List<MinimapRoom> minimap) {

    /** The most doors of a room whose pairs are measured: more than any hand-made room has; the work is quadratic. */
    public static final int MOST_DOORS = 100;

    public Survey {
        doorSlots = List.copyOf(doorSlots);
        distances = List.copyOf(distances);
        doorPaths = List.copyOf(doorPaths);
        minimap = List.copyOf(minimap);
    }
}
