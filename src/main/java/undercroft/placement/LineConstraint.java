package undercroft.placement;

import undercroft.level.Axis;

/** The centres of two rooms lie in one column or row, at most half a cell apart. */
final class LineConstraint extends PairConstraint {

    private final Axis line;

    LineConstraint(int wish, int first, int second, Axis line) {
        super(wish, first, second);
        this.line = line;
    }

    @Override
    long between(Candidate candidate, int other, Placed placed) {
        int apart = line == Axis.VERTICAL
                ? candidate.doubledCentreX() - placed.x(other) - placed.right(other)
                : candidate.doubledCentreY() - placed.y(other) - placed.top(other);
        // Doubled, so that 1 is half a cell.
        return Math.abs(apart) / 2;
    }

    @Override
    void narrow(Candidate candidate, int other, Window window, Placed placed) {
        if (line == Axis.VERTICAL) {
            int corner = placed.x(other) + placed.right(other) - (candidate.right - candidate.x);
            window.atLeastX(Math.floorDiv(corner, 2));
            window.atMostX(-Math.floorDiv(-corner, 2));
        } else {
            int corner = placed.y(other) + placed.top(other) - (candidate.top - candidate.y);
            window.atLeastY(Math.floorDiv(corner, 2));
            window.atMostY(-Math.floorDiv(-corner, 2));
        }
    }
}
