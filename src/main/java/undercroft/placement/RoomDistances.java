package undercroft.placement;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import undercroft.plan.Plan;

/** How many connections each room is away from each of those that wishes name. Filled at once, then immutable. */
final class RoomDistances {

    /** A level names more rooms only in wishes about whole regions, each of which has rooms among the first. */
    private static final int MOST_NAMED = 200;

    private final Plan plan;
    private final Map<Integer, int[]> connectionsTo = new HashMap<>();

    RoomDistances(Plan plan) {
        this.plan = plan;
    }

    void measure(int named) {
        if (connectionsTo.size() < MOST_NAMED) {
            connectionsTo.computeIfAbsent(named, this::search);
        }
    }

    /** By room, its distance to a named one; null where it was not measured. */
    int @Nullable [] to(int named) {
        return connectionsTo.get(named);
    }

    private int[] search(int start) {
        int[] distance = new int[plan.roomCount()];
        int[] queue = new int[plan.roomCount()];
        Arrays.fill(distance, -1);
        int queued = 0;
        queue[queued++] = start;
        distance[start] = 0;
        for (int k = 0; k < queued; k++) {
            for (int other : plan.neighboursOf(queue[k])) {
                if (distance[other] < 0) {
                    distance[other] = distance[queue[k]] + 1;
                    queue[queued++] = other;
                }
            }
        }
        return distance;
    }
}
