package undercroft.placement;

/** Distances of bounding boxes. */
final class Gaps {

    private Gaps() {}

    /** The Chebyshev distance, in cells, of the bounding boxes of a candidate and a placed room; 0 where they meet. */
    static int between(Candidate candidate, int other, Placed placed) {
        int x = Math.max(placed.x(other) - candidate.right, candidate.x - placed.right(other));
        int y = Math.max(placed.y(other) - candidate.top, candidate.y - placed.top(other));
        return Math.max(0, Math.max(x, y));
    }
}
