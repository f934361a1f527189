package undercroft.search;

import undercroft.plan.Plan;

/**
 * Packs the rooms that hang on a room with many connections closely along its walls, so that the last of them still find a door: each
 * takes the place that takes the fewest places from the others (the least constraining value; Haralick and Elliott, Increasing Tree
 * Search Efficiency for Constraint Satisfaction Problems, 1980). The others are assumed to have the same shape.
 */
final class Packing {

    /** A room with this many connections is crowded: one for each of four walls. Rooms with fewer find doors almost anywhere. */
    private static final int CROWDED = 4;

    private final Plan plan;
    private final PartialLayout layout;

    Packing(Plan plan, PartialLayout layout) {
        this.plan = plan;
        this.layout = layout;
    }

    /** Whether a room hangs on a crowded one that still lacks other neighbours. */
    boolean isDue(int room) {
        for (int other : plan.neighboursOf(room)) {
            int missing = plan.neighboursOf(other).length - layout.placedNeighbours(other);
            if (isCrowded(other) && layout.isPlaced(other) && missing > 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether a room is joined to a crowded one and to no other. */
    boolean isLeafOfCrowded(int room) {
        int[] around = plan.neighboursOf(room);
        return around.length == 1 && isCrowded(around[0]);
    }

    private boolean isCrowded(int room) {
        return plan.neighboursOf(room).length >= CROWDED;
    }

    /** The number of places that a room would take from rooms of the same shape. */
    int loss(Places all, int shape, int x, int y) {
        return all.takenBy(plan.apart().of(shape, shape), x, y);
    }
}
