package undercroft.placement;

import undercroft.configspace.Clearances;

/** Keeps the outlines of two rooms within a greatest distance, in cells. */
final class NearConstraint extends PairConstraint {

    private final Clearances clearances;
    private final int cells;

    /** @param clearances at one cell more: what is too near for them is near enough */
    NearConstraint(int wish, int first, int second, int cells, Clearances clearances) {
        super(wish, first, second);
        this.clearances = clearances;
        this.cells = cells;
    }

    @Override
    long between(Candidate candidate, int other, Placed placed) {
        int gap = Gaps.between(candidate, other, placed);
        if (gap > cells) {
            return (long) gap - cells;
        }
        boolean isNear = clearances
                        .of(candidate.shape, placed.shape(other))
                        .overlap(placed.x(other) - candidate.x, placed.y(other) - candidate.y)
                > 0;
        return isNear ? 0 : 1;
    }

    @Override
    void narrow(Candidate candidate, int other, Window window, Placed placed) {
        window.atLeastX(placed.x(other) - cells - (candidate.right - candidate.x));
        window.atMostX(placed.right(other) + cells);
        window.atLeastY(placed.y(other) - cells - (candidate.top - candidate.y));
        window.atMostY(placed.top(other) + cells);
    }
}
