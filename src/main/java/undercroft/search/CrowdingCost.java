package undercroft.search;

import undercroft.plan.Plan;
import undercroft.random.SeededRandom;

/**
 * Good is what is not crowded, so that later rooms find space; for a room on which nothing hangs it is the contrary, for it
 * can fill a gap, or must leave space to its like ({@link Packing}). And good is what leaves the rest of the ear some slack.
 */
final class CrowdingCost {

    /** Legal places drawn, of which the best is taken. More make layouts spread out more, and alike. */
    private static final int DRAWS = 8;

    /** The same for a room on which nothing hangs. */
    private static final int DRAWS_OF_LEAF = 3;

    /** The same for a room that is packed: nearly all there are, for often few of them leave enough to the others. */
    private static final int DRAWS_TO_PACK = 48;

    /** A radius of crowds, in mean rooms: layouts stay together. */
    static final double NEAR = 3;

    /** A wider one, by which loops keep space inside for the rooms that hang on them: for levels with many such rooms. */
    static final double FAR = 5;

    /** How far each room of the rest of an ear is reckoned to lead towards its end, in mean rooms; 1 would be straight on. */
    private static final double STRIDE = 0.6;

    /** How much a cell too far from the end of the ear counts against a cell nearer to others. */
    private static final double PULL = 5;

    private final PartialLayout layout;
    private final SeededRandom random;
    private final EarEnds ends;
    private final Packing packing;
    private final double meanSize;
    private final double radius;

    /**
     * A ranking.
     *
     * @param radius how far around a place it counts who stands there, in mean rooms; for a large branch it is at least as far as that
     *     will reach itself
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
     * How bad a place is.
     *
     * @param depth of the room in its ear
     * @param isLeaf whether nothing more hangs on the room
     * @param all this and all other places where the room is joined, legal or not
     */
    double cost(EarFinder.Ear ear, int depth, int shape, int x, int y, boolean isLeaf, Places all) {
        if (isLeaf && packing.isDue(ear.last())) {
            return packing.loss(all, shape, x, y) + random.unit();
        }
        double crowd = layout.crowdAround(shape, x, y, Math.max(radius, Math.sqrt(ear.hanging())) * meanSize);
        return (isLeaf ? -crowd : crowd) + PULL * lag(ear, depth, shape, x, y) + random.unit();
    }

    /** Of how many places for a room, drawn at random, the best is taken. */
    int draws(int room, boolean isLeaf) {
        if (isLeaf && packing.isDue(room)) {
            return DRAWS_TO_PACK;
        }
        return isLeaf ? DRAWS_OF_LEAF : DRAWS;
    }

    /** By how many cells the rest of the ear would have to stretch beyond its strides. */
    private double lag(EarFinder.Ear ear, int depth, int shape, int x, int y) {
        int rest = ear.rooms().size() - 1 - depth;
        return rest == 0 ? 0 : Math.max(0, ends.gap(ear, shape, x, y) - STRIDE * rest * meanSize);
    }
}
