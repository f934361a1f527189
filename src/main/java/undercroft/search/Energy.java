package undercroft.search;

import undercroft.plan.Plan;

/**
 * By how much a partial layout breaks the rules, as one number: e^(A/w)·e^(D/w) − 1, with A the total overlap in units of
 * a mean room's area and D the total distance of neighbours in units of its size; 0 exactly where all rules are kept.
 * (Ma et al. 2014; the exponentials make one gross error worse than several small ones.)
 */
final class Energy {

    /**
     * w: the breaches that together multiply the energy by e, in mean rooms. Larger values make all errors count alike,
     * smaller ones make the search blind to small errors beside a large one.
     */
    private static final double WEIGHT = 10;

    private final double overlapFactor;
    private final double distanceFactor;

    Energy(Plan plan) {
        overlapFactor = 1 / (WEIGHT * plan.meanRoomArea());
        // Distances come in half cells.
        distanceFactor = 1 / (2 * WEIGHT * plan.meanRoomSize());
    }

    double of(PartialLayout layout) {
        return StrictMath.expm1(layout.overlap() * overlapFactor + layout.distance() * distanceFactor);
    }
}
