package undercroft.verify;

import java.util.ArrayList;
import java.util.List;
import undercroft.layout.Door;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;

/**
 * A step between two rooms that needs one door: a connection, or half of one that has a corridor.
 *
 * @param from index of the room that it leads from where it is one-way
 * @param to index of the room that it leads to
 */
record Passage(int from, int to, boolean oneWay, String lock) {

    /** Of all connections, in their order. */
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
        return new Passage(from, to, connection.oneWay(), connection.lock());
    }

    RoomPair rooms() {
        return RoomPair.of(from, to);
    }

    static RoomPair rooms(Door door) {
        return RoomPair.of(door.roomA(), door.roomB());
    }
}
