package undercroft.placement;

import undercroft.configspace.Clearances;

/** Keeps a least distance, in cells, between the outlines of two rooms. */
final class ApartConstraint extends PairConstraint {

    private final Clearances clearances;
    private final int cells;

    /** @param clearances at this distance */
    ApartConstraint(int wish, int first, int second, int cells, Clearances clearances) {
        super(wish, first, second);
        this.clearances = clearances;
        this.cells = cells;
    }

    @Override
    long between(Candidate candidate, int other, Placed placed) {
        boolean isTooNear = clearances
                        .of(candidate.shape, placed.shape(other))
                        .overlap(placed.x(other) - candidate.x, placed.y(other) - candidate.y)
                > 0;
        return isTooNear ? Math.max(1, cells - Gaps.between(candidate, other, placed)) : 0;
    }

    @Override
    void narrow(Candidate candidate, int other, Window window, Placed placed) {
        // What is left is no box.
    }
}
