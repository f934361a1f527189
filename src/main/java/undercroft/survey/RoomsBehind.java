package undercroft.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import undercroft.geometry.Segment;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** Finds the rooms on the other side of walls. */
final class RoomsBehind {

    /** A part of a room's outline, against its direction. */
    private record Wall(Interval at, int room) {}

    private final Map<WallLine, List<Wall>> walls = new HashMap<>();

    RoomsBehind(Layout layout) {
        for (PlacedRoom room : layout.rooms()) {
            for (Segment edge : room.outline().edges()) {
                WallLine line = WallLine.of(edge.reversed());
                walls.computeIfAbsent(line, key -> new ArrayList<>())
                        .add(new Wall(line.along(edge.reversed()), room.index()));
            }
        }
        walls.values()
                .forEach(onLine -> onLine.sort(
                        Comparator.comparingInt((Wall wall) -> wall.at().from())));
    }

    /**
     * The room right behind a stretch of a wall; of several the one along its greatest part, of these the first.
     *
     * @param line along the counter-clockwise outline of the wall's own room
     * @return the index of the room, or {@link DoorSlot#NOTHING}
     */
    int of(WallLine line, Interval stretch) {
        List<Wall> onLine = walls.getOrDefault(line, List.of());
        Map<Integer, Integer> shared = new TreeMap<>();
        for (int i = firstThatEndsAfter(stretch.from(), onLine);
                i < onLine.size() && onLine.get(i).at().from() < stretch.to();
                i++) {
            shared.merge(onLine.get(i).room(), onLine.get(i).at().overlap(stretch), Integer::sum);
        }
        int most = 0;
        int behind = DoorSlot.NOTHING;
        for (Map.Entry<Integer, Integer> room : shared.entrySet()) {
            if (room.getValue() > most) {
                most = room.getValue();
                behind = room.getKey();
            }
        }
        return behind;
    }

    /** Walls on one side of a line do not overlap, so they end in the order in which they begin. */
    private static int firstThatEndsAfter(int place, List<Wall> walls) {
        int low = 0;
        int high = walls.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (walls.get(middle).at().to() > place) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
