package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.level.Access;

/**
 * A pair of rooms that needs exactly one door: the rooms of a connection, or its corridor and one of them.
 *
 * @param from index of a room; of a one-way connection, the room it leads from
 * @param to index of the other room
 */
record Passage(int from, int to, Access access) {

    /** The passages of all connections, in order. */
    static List<Passage> of(Layout layout) {
        List<Passage> passages = new ArrayList<>();
        for (LayoutConnection connection : layout.connections()) {
            if (connection.hasCorridor()) {
                passages.add(between(connection.from(), connection.corridor(), connection));
                passages.add(between(connection.corridor(), connection.to(), connection));
            } else {
                passages.add(between(connection.from(), connection.to(), connection));
            }
        }
        return passages;
    }

    private static Passage between(int from, int to, LayoutConnection connection) {
        return new Passage(from, to, connection.access());
    }

    boolean oneWay() {
        return access.oneWay();
    }

    RoomPair rooms() {
        return RoomPair.of(from, to);
    }

    static RoomPair rooms(Door door) {
        return RoomPair.of(door.roomA(), door.roomB());
    }
}
