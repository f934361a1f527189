package undercroft.placement;

/** What a wish says of two rooms. */
abstract class PairConstraint implements PlaceConstraint {

    final int wish;
    final int first;
    final int second;

    PairConstraint(int wish, int first, int second) {
        this.wish = wish;
        this.first = first;
        this.second = second;
    }

    @Override
    public final int wish() {
        return wish;
    }

    @Override
    public final long breach(Candidate candidate, Placed placed) {
        int other = partner(candidate);
        return placed.isPlaced(other) ? between(candidate, other, placed) : 0;
    }

    @Override
    public final long breachWith(Candidate candidate, int other, Placed placed) {
        return other == partner(candidate) ? between(candidate, other, placed) : 0;
    }

    @Override
    public final void narrow(Candidate candidate, Window window, Placed placed) {
        int other = partner(candidate);
        if (placed.isPlaced(other)) {
            narrow(candidate, other, window, placed);
        }
    }

    /** About how many cells the candidate and the other room, which is placed, are away from keeping the wish. */
    abstract long between(Candidate candidate, int other, Placed placed);

    /** Narrows the window to places where the candidate may keep the wish with the other room, which is placed. */
    abstract void narrow(Candidate candidate, int other, Window window, Placed placed);

    final boolean isFirst(Candidate candidate) {
        return candidate.object == first;
    }

    private int partner(Candidate candidate) {
        return candidate.object == first ? second : first;
    }
}
