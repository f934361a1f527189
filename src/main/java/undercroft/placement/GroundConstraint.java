package undercroft.placement;

/** Everything lies on the ground of a drawing. */
final class GroundConstraint implements PlaceConstraint {

    private final int wish;
    private final GroundTable table;

    GroundConstraint(int wish, GroundTable table) {
        this.wish = wish;
        this.table = table;
    }

    @Override
    public int wish() {
        return wish;
    }

    @Override
    public long breach(Candidate candidate, Placed placed) {
        return table.cellsOff(candidate.shape, candidate.x, candidate.y);
    }

    @Override
    public long breachWith(Candidate candidate, int other, Placed placed) {
        return 0;
    }

    @Override
    public void narrow(Candidate candidate, Window window, Placed placed) {
        window.atLeastX(0);
        window.atMostX(table.ground().width() - (candidate.right - candidate.x));
        window.atLeastY(0);
        window.atMostY(table.ground().height() - (candidate.top - candidate.y));
    }
}
