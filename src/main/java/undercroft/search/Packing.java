package undercroft.search;

import undercroft.plan.Plan;

/**
 * Packs the rooms that hang on a room with many connections close together on its walls, so that the last of them still find
 * a door: each takes the place that takes the fewest places from the others (the least constraining value; Haralick and
 * Elliott, Increasing Tree Search Efficiency for Constraint Satisfaction Problems, 1980). The others are reckoned to have
 * its own shape.
 */
final class Packing {

    /** A room with so many connections is crowded: one for each of four walls. Fewer find doors wherever they come to stand. */
    private static final int CROWDED = 4;

    private final Plan plan;
    private final PartialLayout layout;

    Packing(Plan plan, PartialLayout layout) {
        this.plan = plan;
        this.layout = layout;
    }

    /** Whether a room hangs on a crowded one that others still have to be joined to. */
    boolean isDue(int room) {
        for (int other : plan.neighboursOf(room)) {
            int missing = plan.neighboursOf(other).length - layout.standingNeighbours(other);
            if (isCrowded(other) && layout.stands(other) && missing > 1) {
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

    /** How many places a room would take from its like. */
    int loss(Places all, int shape, int x, int y) {
        return all.takenBy(plan.apart().of(shape, shape), x, y);
    }
}
