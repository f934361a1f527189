package undercroft.placement;

import undercroft.geometry.Box;

/** Everything lies in a box, which an attempt may make smaller. */
final class BoxConstraint implements PlaceConstraint {

    private final int wish;
    private Box box;

    BoxConstraint(int wish, Box box) {
        this.wish = wish;
        this.box = box;
    }

    Box box() {
        return box;
    }

    /** Takes another box, in which everything placed must lie. */
    void become(Box newBox) {
        box = newBox;
    }

    @Override
    public int wish() {
        return wish;
    }

    @Override
    public long breach(Candidate candidate, Placed placed) {
        return (long) Math.max(0, box.x() - candidate.x)
                + Math.max(0, candidate.right - box.maxX())
                + Math.max(0, box.y() - candidate.y)
                + Math.max(0, candidate.top - box.maxY());
    }

    @Override
    public long breachWith(Candidate candidate, int other, Placed placed) {
        return 0;
    }

    @Override
    public void narrow(Candidate candidate, Window window, Placed placed) {
        window.atLeastX(box.x());
        window.atMostX(box.maxX() - (candidate.right - candidate.x));
        window.atLeastY(box.y());
        window.atMostY(box.maxY() - (candidate.top - candidate.y));
    }
}
