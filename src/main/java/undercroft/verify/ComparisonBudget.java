package undercroft.verify;

/** Bounds the comparisons of parts of outlines, of which hostile layouts need too many. */
final class ComparisonBudget {

    private long left;

    ComparisonBudget(long comparisons) {
        this.left = comparisons;
    }

    /** {@return whether one more comparison may be made, which is then counted} */
    boolean spend() {
        if (left == 0) {
            return false;
        }
        left--;
        return true;
    }

    boolean isSpent() {
        return left == 0;
    }
}
