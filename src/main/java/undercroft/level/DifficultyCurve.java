package undercroft.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.graph.BreadthFirstTree;

/**
 * The difficulty curve of a level: how far along the way from rooms of type {@value #START} (0) to rooms of type
 * {@value #END} (1) each room is. Distances are counted in connections; one-way connections count in their direction only. A
 * room that cannot reach a boss gets its distance from the entrance relative to that of the nearest boss. Along a shortest path
 * from entrance to boss the difficulty rises with every room.
 */
public final class DifficultyCurve {

    /** The type of the rooms where the curve begins. */
    public static final String START = "entrance";

    /** The type of the rooms where the curve ends. */
    public static final String END = "boss";

    private static final int UNREACHABLE = Integer.MAX_VALUE;

    private final int[] fromStart;
    private final int[] toEnd;
    private final int length;

    private DifficultyCurve(int[] fromStart, int[] toEnd, int length) {
        this.fromStart = fromStart;
        this.toEnd = toEnd;
        this.length = length;
    }

    /**
     * Makes the curve of a level.
     *
     * @return empty if no path leads from an entrance to another room that is a boss
     */
    public static Optional<DifficultyCurve> of(Level level) {
        int[] fromStart = distances(level, START, true);
        int[] toEnd = distances(level, END, false);
        int length = UNREACHABLE;
        for (int room = 0; room < fromStart.length; room++) {
            if (level.rooms().get(room).type().equals(END)) {
                length = Math.min(length, fromStart[room]);
            }
        }
        return length == UNREACHABLE || length == 0
                ? Optional.empty()
                : Optional.of(new DifficultyCurve(fromStart, toEnd, length));
    }

    /**
     * The difficulty that fits a room.
     *
     * @param room its index in the level
     * @return 0 to 1
     */
    public double at(int room) {
        if (fromStart[room] == UNREACHABLE) {
            return toEnd[room] == UNREACHABLE ? 1 : place(length, toEnd[room]);
        }
        return toEnd[room] == UNREACHABLE
                ? Math.min(1, (double) fromStart[room] / length)
                : place(fromStart[room], toEnd[room]);
    }

    /** Whether a room lies on a shortest path from an entrance to a boss. */
    public boolean isOnShortestPath(int room) {
        return fromStart[room] != UNREACHABLE && toEnd[room] != UNREACHABLE && fromStart[room] + toEnd[room] == length;
    }

    private static double place(int before, int after) {
        return (double) before / (before + after);
    }

    /** The distance of every room from the nearest room of a type, or to it if not {@code forwards}, in connections. */
    private static int[] distances(Level level, String type, boolean forwards) {
        List<List<Integer>> next = new ArrayList<>();
        level.rooms().forEach(room -> next.add(new ArrayList<>()));
        for (Connection connection : level.connections()) {
            if (forwards || !connection.oneWay()) {
                next.get(connection.from()).add(connection.to());
            }
            if (!forwards || !connection.oneWay()) {
                next.get(connection.to()).add(connection.from());
            }
        }
        int[] ofType = IntStream.range(0, next.size())
                .filter(room -> level.rooms().get(room).type().equals(type))
                .toArray();
        BreadthFirstTree tree = BreadthFirstTree.of(
                next.size(),
                room -> next.get(room).stream().mapToInt(Integer::intValue).toArray(),
                ofType);
        return IntStream.range(0, next.size())
                .map(room -> tree.isReached(room) ? tree.distance(room) : UNREACHABLE)
                .toArray();
    }
}
