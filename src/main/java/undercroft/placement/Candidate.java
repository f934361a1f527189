package undercroft.placement;

/** An object that is looked at in some place. Reused, because a search looks at very many. */
final class Candidate {

    int object;
    int shape;
    int x;
    int y;
    int right;
    int top;

    /** Sums of the sides, which are twice the centre. */
    int doubledCentreX() {
        return x + right;
    }

    int doubledCentreY() {
        return y + top;
    }
}
