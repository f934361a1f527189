package undercroft.survey;

import java.util.Arrays;
import undercroft.layout.RoomDistance;

/**
 * Shortest ways from some cells, in thousandths of a cell. As there are only two lengths of steps, and cells are left in the order
 * of their distance, the cells reached by steps of one length come in that order too: a queue for each length takes the place of a heap
 * (Dijkstra 1959), and the time is linear. One object serves many searches, one after the other. Not thread-safe.
 */
final class Walk {

    /** Searches all rooms. */
    static final int ALL_ROOMS = -1;

    private static final long FAR = Long.MAX_VALUE;

    private final WalkGrid grid;
    private final long[] distances;
    private final int[] steps = new int[8];
    private final CellQueue straight = new CellQueue();
    private final CellQueue diagonal = new CellQueue();

    Walk(WalkGrid grid) {
        this.grid = grid;
        this.distances = new long[grid.size()];
        Arrays.fill(distances, FAR);
    }

    /** The distance of a cell in the last search, or {@link RoomDistance#UNREACHABLE}. */
    long distance(int cell) {
        return distances[cell] == FAR ? RoomDistance.UNREACHABLE : distances[cell];
    }

    /**
     * Searches anew.
     *
     * @param from where ways may begin
     * @param room the only room that is entered, or {@link #ALL_ROOMS}
     */
    void search(int[] from, int room) {
        straight.forEach(cell -> distances[cell] = FAR);
        diagonal.forEach(cell -> distances[cell] = FAR);
        straight.clear();
        diagonal.clear();
        for (int cell : from) {
            if (isAllowed(cell, room)) {
                reach(cell, 0, straight);
            }
        }
        while (!straight.isEmpty() || !diagonal.isEmpty()) {
            boolean isStraight =
                    diagonal.isEmpty() || (!straight.isEmpty() && straight.firstDistance() <= diagonal.firstDistance());
            CellQueue next = isStraight ? straight : diagonal;
            long distance = next.firstDistance();
            int cell = next.remove();
            if (distance == distances[cell]) {
                leave(cell, distance, room);
            }
        }
    }

    private void leave(int cell, long distance, int room) {
        int counts = grid.stepsFrom(cell, steps);
        int straightCount = counts & (1 << WalkGrid.COUNT_BITS) - 1;
        int count = counts >> WalkGrid.COUNT_BITS;
        for (int i = 0; i < count; i++) {
            if (isAllowed(steps[i], room)) {
                boolean isStraight = i < straightCount;
                reach(
                        steps[i],
                        distance + (isStraight ? RoomDistance.STRAIGHT : RoomDistance.DIAGONAL),
                        isStraight ? straight : diagonal);
            }
        }
    }

    private boolean isAllowed(int cell, int room) {
        return grid.room(cell) != WalkGrid.NOT_WALKABLE && (room == ALL_ROOMS || grid.room(cell) == room);
    }

    private void reach(int cell, long distance, CellQueue queue) {
        if (distance < distances[cell]) {
            distances[cell] = distance;
            queue.add(cell, distance);
        }
    }
}
