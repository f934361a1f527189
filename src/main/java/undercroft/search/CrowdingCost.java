package undercroft.search;

import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * The cost of a place for a room. Uncrowded places are cheap, so that later rooms find space. For a room on which nothing hangs
 * crowded ones are, because it can fill a gap, or it is packed beside its siblings ({@link Packing}). Places from which the rest of
 * the ear must stretch to reach its end are expensive, and so are those that lead away from where wishes want rooms.
 */
final class CrowdingCost {

    /** Legal places drawn, the cheapest of which is taken. More draws make layouts more spread out and more alike. */
    private static final int DRAWS = 8;

    /** The same for a room on which nothing hangs. */
    private static final int DRAWS_OF_LEAF = 3;

    /** The same for a room that is packed: nearly all there are, because often only a few of them leave enough places to the others. */
    private static final int DRAWS_TO_PACK = 48;

    /** The usual radius of crowding, in mean room sizes: layouts stay together. */
    static final double NEAR = 3;

    /** A wider radius, which keeps space inside loops for the rooms that hang on them; for levels with many such rooms. */
    static final double FAR = 5;

    /** How far each remaining room of an ear is assumed to lead towards its end, in mean room sizes; 1 would be a straight line. */
    private static final double STRIDE = 0.6;

    /** The weight of a cell too far from the end of the ear, compared with a cell nearer to other rooms. */
    private static final double PULL = 5;

    private final PartialLayout layout;
    private final SeededRandom random;
    private final EarEnds ends;
    private final Packing packing;
    private final double meanSize;
    private final double radius;

    /**
     * A cost function.
     *
     * @param radius of crowding, in mean room sizes; for a large branch it is at least the radius that the branch will take up itself
     */
    CrowdingCost(Plan plan, PartialLayout layout, SeededRandom random, double radius) {
        this.layout = layout;
        this.random = random;
        this.ends = new EarEnds(plan, layout);
        this.packing = new Packing(plan, layout);
        this.meanSize = plan.meanRoomSize();
        this.radius = radius;
    }

    /**
     * The cost of a place.
     *
     * @param depth of the room in its ear
     * @param isLeaf whether nothing more hangs on the room
     * @param all this and all other places where the room is joined, legal or not
     * @return any number; lower is better
     */
    double cost(EarFinder.Ear ear, int depth, int shape, int x, int y, boolean isLeaf, Places all) {
        if (isLeaf && packing.isDue(ear.last())) {
            return packing.loss(all, shape, x, y) + random.unit();
        }
        double crowd = layout.crowdAround(shape, x, y, Math.max(radius, Math.sqrt(ear.hanging())) * meanSize);
        double lag = lag(ear, depth, shape, x, y)
                + layout.lagOfWishes(ear.rooms().get(depth), shape, x, y, STRIDE * meanSize);
        return (isLeaf ? -crowd : crowd) + PULL * lag + random.unit();
    }

    /** The number of places to draw for a room, of which the cheapest is taken. */
    int draws(int room, boolean isLeaf) {
        if (isLeaf && packing.isDue(room)) {
            return DRAWS_TO_PACK;
        }
        return isLeaf ? DRAWS_OF_LEAF : DRAWS;
    }

    /** The cells by which the rest of the ear would have to stretch beyond what its rooms are assumed to cover. */
    private double lag(EarFinder.Ear ear, int depth, int shape, int x, int y) {
        int rest = ear.rooms().size() - 1 - depth;
        return rest == 0 ? 0 : Math.max(0, ends.gap(ear, shape, x, y) - STRIDE * rest * meanSize);
    }
}
