package undercroft.search;

import undercroft.plan.Plan;

/**
 * How far a partial layout breaks the rules, as one number: e^(A/w)·e^(D/w) − 1, where A is the total overlap in units of a mean
 * room's area and D the total distance of neighbours in units of its size; 0 exactly where all rules are kept. (Ma et al. 2014. The
 * exponentials make one gross error worse than several small ones.)
 */
final class Energy {

    /**
     * w: the error, in mean rooms, that multiplies the energy by e. With larger values all errors count alike; with smaller ones the
     * search is blind to small errors beside a large one.
     */
    private static final double WEIGHT = 10;

    private final double overlapFactor;
    private final double distanceFactor;

    Energy(Plan plan) {
        overlapFactor = 1 / (WEIGHT * plan.meanRoomArea());
        // Distances are in half cells.
        distanceFactor = 1 / (2 * WEIGHT * plan.meanRoomSize());
    }

    double of(PartialLayout layout) {
        return StrictMath.expm1(layout.overlap() * overlapFactor + layout.distance() * distanceFactor);
    }
}
