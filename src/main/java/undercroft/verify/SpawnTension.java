package undercroft.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;

/** The tension of a level's rooms as spawns see it: that of the mission or, without one, the share of the greatest depth. */
final class SpawnTension {

    private static final String ENTRANCE = "entrance";

    private SpawnTension() {}

    /** The tension of each room of the level, from 0 to 1. */
    static double[] of(LevelMatch match) {
        int rooms = match.level().rooms().size();
        return match.layout()
                .mission()
                .map(LayoutMission::rooms)
                .filter(ofMission -> ofMission.size() == rooms)
                .map(ofMission -> ofMission.stream()
                        .mapToDouble(room -> room.tension() / (double) MissionRoom.MAX_TENSION)
                        .toArray())
                .orElseGet(() -> byDepth(match.level()));
    }

    private static double[] byDepth(Level level) {
        int[] depths = depths(level);
        int deepest = Math.max(1, Arrays.stream(depths).max().orElseThrow());
        return Arrays.stream(depths)
                .mapToDouble(depth -> (double) depth / deepest)
                .toArray();
    }

    /** The distances of the rooms from the start, in connections. */
    private static int[] depths(Level level) {
        List<Room> rooms = level.rooms();
        int[] entrances = IntStream.range(0, rooms.size())
                .filter(room -> rooms.get(room).type().equals(ENTRANCE))
                .toArray();
        int[] depths = new int[rooms.size()];
        Arrays.fill(depths, -1);
        int start = entrances.length == 1 ? entrances[0] : 0;
        depths[start] = 0;
        Map<Integer, List<Integer>> neighbours = new HashMap<>();
        for (Connection connection : level.connections()) {
            neighbours
                    .computeIfAbsent(connection.from(), absent -> new ArrayList<>())
                    .add(connection.to());
            neighbours
                    .computeIfAbsent(connection.to(), absent -> new ArrayList<>())
                    .add(connection.from());
        }
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int room = open.remove();
            for (int next : neighbours.getOrDefault(room, List.of())) {
                if (depths[next] < 0) {
                    depths[next] = depths[room] + 1;
                    open.add(next);
                }
            }
        }
        return depths;
    }
}
