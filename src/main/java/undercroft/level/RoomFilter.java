package undercroft.level;

import java.util.List;

/**
 * Some of a level's rooms: those of some types, or those with some ids.
 *
 * @param types of rooms
 * @param ids of rooms, if there are no types; if there are neither, all rooms are meant
 */
public record RoomFilter(List<String> types, List<String> ids) {

    /** All rooms. */
    public static final RoomFilter ALL = new RoomFilter(List.of(), List.of());

    public RoomFilter {
        types = List.copyOf(types);
        ids = List.copyOf(ids);
        if (!types.isEmpty() && !ids.isEmpty()) {
            throw new IllegalArgumentException(
                    "Rooms are named by types (%s) or by ids (%s), not by both.".formatted(types, ids));
        }
    }

    /** {@return the rooms with some ids} */
    public static RoomFilter ofIds(String... ids) {
        return new RoomFilter(List.of(), List.of(ids));
    }

    /** {@return the rooms of some types} */
    public static RoomFilter ofTypes(String... types) {
        return new RoomFilter(List.of(types), List.of());
    }

    /** {@return whether a room is meant} */
    public boolean allows(Room room) {
        return equals(ALL) || types.contains(room.type()) || ids.contains(room.id());
    }
}
