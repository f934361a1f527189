package undercroft.filling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import undercroft.level.Connection;
import undercroft.level.Level;

/**
 * How far along the way from the rooms of type {@value #START} to those of type {@value #END} each room stands: 0 at the
 * one, 1 at the other. Distances are counted in connections, along one-way connections only as they lead; a room from
 * which no boss can be reached stands as far along as it is deep. So along any shortest way from entrance to boss the
 * place of each room is higher than that of the one before it.
 */
public final class DifficultyCurve {

    /** The type of the rooms where the way begins. */
    public static final String START = "entrance";

    /** The type of the rooms where it ends. */
    public static final String END = "boss";

    private static final int FAR = Integer.MAX_VALUE;

    private final int[] fromStart;
    private final int[] toEnd;
    private final int length;

    private DifficultyCurve(int[] fromStart, int[] toEnd, int length) {
        this.fromStart = fromStart;
        this.toEnd = toEnd;
        this.length = length;
    }

    /** The curve of a level, or nothing where no way leads from an entrance to a boss. */
    public static Optional<DifficultyCurve> of(Level level) {
        int[] fromStart = distances(level, START, true);
        int[] toEnd = distances(level, END, false);
        int length = FAR;
        for (int room = 0; room < fromStart.length; room++) {
            if (level.rooms().get(room).type().equals(END)) {
                length = Math.min(length, fromStart[room]);
            }
        }
        return length == FAR || length == 0
                ? Optional.empty()
                : Optional.of(new DifficultyCurve(fromStart, toEnd, length));
    }

    /** The difficulty that fits a room, from 0 to 1. */
    public double at(int room) {
        if (fromStart[room] == FAR) {
            return toEnd[room] == FAR ? 1 : place(length, toEnd[room]);
        }
        return toEnd[room] == FAR
                ? Math.min(1, (double) fromStart[room] / length)
                : place(fromStart[room], toEnd[room]);
    }

    /** Whether a room stands on a shortest way from an entrance to a boss. */
    public boolean isOnTheWay(int room) {
        return fromStart[room] != FAR && toEnd[room] != FAR && fromStart[room] + toEnd[room] == length;
    }

    private static double place(int before, int after) {
        return (double) before / (before + after);
    }

    /** Of every room to or from the nearest of a type, in connections. */
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
        int[] distances = new int[next.size()];
        Arrays.fill(distances, FAR);
        Queue<Integer> waiting = new ArrayDeque<>();
        for (int room = 0; room < distances.length; room++) {
            if (level.rooms().get(room).type().equals(type)) {
                distances[room] = 0;
                waiting.add(room);
            }
        }
        while (!waiting.isEmpty()) {
            int room = waiting.remove();
            for (int other : next.get(room)) {
                if (distances[other] == FAR) {
                    distances[other] = distances[room] + 1;
                    waiting.add(other);
                }
            }
        }
        return distances;
    }
}
