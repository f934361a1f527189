package undercroft.spawn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.graph.BreadthFirstTree;
import undercroft.layout.Layout;
import undercroft.layout.LayoutMission;
import undercroft.layout.MissionRoom;
import undercroft.level.Connection;
import undercroft.level.Level;

/**
 * The tension of rooms. A mission says it; in a level without one it is how deep a room lies, as a share of the deepest. The depth of a
 * room is its distance in connections, in either direction, from the only room of type {@value #START}, else from the first.
 */
final class RoomTension {

    private static final String START = "entrance";

    private final double[] tension;

    private RoomTension(double[] tension) {
        this.tension = tension;
    }

    /** The tension of the rooms of a layout of the level. */
    static RoomTension of(Layout layout, Level level) {
        return layout.mission().map(RoomTension::ofMission).orElseGet(() -> byDepth(level));
    }

    private static RoomTension ofMission(LayoutMission mission) {
        return new RoomTension(mission.rooms().stream()
                .mapToDouble(room -> (double) room.tension() / MissionRoom.MAX_TENSION)
                .toArray());
    }

    /** The tension of the rooms of a level without a mission. */
    static RoomTension byDepth(Level level) {
        List<List<Integer>> next = new ArrayList<>();
        level.rooms().forEach(room -> next.add(new ArrayList<>()));
        for (Connection connection : level.connections()) {
            next.get(connection.from()).add(connection.to());
            next.get(connection.to()).add(connection.from());
        }
        BreadthFirstTree tree = BreadthFirstTree.of(
                next.size(),
                room -> next.get(room).stream().mapToInt(Integer::intValue).toArray(),
                new int[] {start(level)});
        int[] depths = IntStream.range(0, next.size()).map(tree::distance).toArray();
        int deepest = Math.max(1, IntStream.of(depths).max().orElseThrow());
        return new RoomTension(IntStream.of(depths)
                .mapToDouble(depth -> (double) depth / deepest)
                .toArray());
    }

    private static int start(Level level) {
        int[] entrances = IntStream.range(0, level.rooms().size())
                .filter(room -> level.rooms().get(room).type().equals(START))
                .toArray();
        return entrances.length == 1 ? entrances[0] : 0;
    }

    /** The tension of the room of some index in the level, from 0 to 1. */
    double at(int room) {
        return tension[room];
    }
}
