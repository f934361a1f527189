package undercroft.drawing;

/** Two clusters become one. */
final class Merge {

    private final int kept;
    private final int gone;
    private final int[] aroundKept;
    private final int[] aroundGone;
    private final boolean closesAfter;

    /**
     * A merge.
     *
     * @param kept the cluster that is both from then on
     * @param gone the other
     * @param aroundKept its neighbours in their order around it, before
     * @param aroundGone the same for the other
     * @param closesAfter whether the face between {@code gone} and the next around {@code kept} vanishes
     */
    Merge(int kept, int gone, int[] aroundKept, int[] aroundGone, boolean closesAfter) {
        this.kept = kept;
        this.gone = gone;
        this.aroundKept = aroundKept.clone();
        this.aroundGone = aroundGone.clone();
        this.closesAfter = closesAfter;
    }

    int kept() {
        return kept;
    }

    int gone() {
        return gone;
    }

    int[] aroundKept() {
        return aroundKept.clone();
    }

    int[] aroundGone() {
        return aroundGone.clone();
    }

    boolean closesAfter() {
        return closesAfter;
    }
}
