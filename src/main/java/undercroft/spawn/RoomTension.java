package undercroft.spawn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import undercroft.graph.BreadthFirstTree;
import undercroft.level.Connection;
import undercroft.level.Level;

/**
 * The tension of rooms in a level without a mission: how deep they lie, as a share of the deepest. The depth of a room is its distance
 * in connections, in either direction, from the only room of type {@value #START}, else from the first.
 */
public final class RoomTension {

    private static final String START = "entrance";

    private final int[] depths;
    private final int deepest;

    private RoomTension(int[] depths) {
        this.depths = depths;
        this.deepest = IntStream.of(depths).max().orElseThrow();
    }

    /** {@return the tension of a level's rooms} */
    public static RoomTension of(Level level) {
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
        return new RoomTension(
                IntStream.range(0, next.size()).map(tree::distance).toArray());
    }

    private static int start(Level level) {
        int[] entrances = IntStream.range(0, level.rooms().size())
                .filter(room -> level.rooms().get(room).type().equals(START))
                .toArray();
        return entrances.length == 1 ? entrances[0] : 0;
    }

    /**
     * {@return the tension of a room, from 0 at the start to 1 in the deepest rooms}
     *
     * @param room its index in the level
     */
    public double at(int room) {
        return deepest == 0 ? 0 : (double) depths[room] / deepest;
    }
}
