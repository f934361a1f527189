package undercroft.placement;

/** A room that mirrors itself stands across the line, in the middle; one of two that mirror each other lies on one side. */
final class AxisConstraint implements PlaceConstraint {

    /** What a shape without an image counts: more cells than any place makes good. */
    private static final long WITHOUT_IMAGE = 1_000;

    private final int wish;
    private final MirrorTable table;
    private final int sum;

    /** @param sum of a coordinate and its image: twice the coordinate of the line */
    AxisConstraint(int wish, MirrorTable table, int sum) {
        this.wish = wish;
        this.table = table;
        this.sum = sum;
    }

    @Override
    public int wish() {
        return wish;
    }

    @Override
    public long breach(Candidate candidate, Placed placed) {
        if (table.partner(candidate.object) == MirrorTable.NONE) {
            return 0;
        }
        int low = table.isVertical() ? candidate.x : candidate.y;
        int high = table.isVertical() ? candidate.right : candidate.top;
        int image = table.image(candidate.shape);
        boolean isAcross = table.isAcross(candidate.object);
        if (image == MirrorTable.NONE || (isAcross && image != candidate.shape)) {
            return WITHOUT_IMAGE;
        }
        if (isAcross) {
            return Math.abs((long) low + high - sum);
        }
        long above = 2L * high - sum;
        long below = sum - 2L * low;
        return table.touchesPartner(candidate.object)
                ? Math.min(Math.abs(above), Math.abs(below))
                : Math.max(0, Math.min(above, below));
    }

    @Override
    public long breachWith(Candidate candidate, int other, Placed placed) {
        return 0;
    }

    @Override
    public void narrow(Candidate candidate, Window window, Placed placed) {
        if (!table.isAcross(candidate.object)) {
            return;
        }
        if (table.isVertical()) {
            int corner = sum - (candidate.right - candidate.x);
            window.atLeastX(-Math.floorDiv(-corner, 2));
            window.atMostX(Math.floorDiv(corner, 2));
        } else {
            int corner = sum - (candidate.top - candidate.y);
            window.atLeastY(-Math.floorDiv(-corner, 2));
            window.atMostY(Math.floorDiv(corner, 2));
        }
    }
}
