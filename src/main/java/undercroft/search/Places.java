package undercroft.search;

import undercroft.configspace.Clearance;

/** The places left to try for one room. Some are drawn, without replacement, and the best of them is taken. */
final class Places {

    private static final int USUAL_COUNT = 64;

    private int[] xs = new int[USUAL_COUNT];
    private int[] ys = new int[USUAL_COUNT];
    private int left;
    /** The number of drawn places, which lie at the end. */
    private int drawn;

    private int bestIndex;
    private int bestX;
    private int bestY;

    void take(Positions found, int count) {
        if (xs.length < count) {
            xs = new int[count];
            ys = new int[count];
        }
        for (int i = 0; i < count; i++) {
            xs[i] = found.x(i);
            ys[i] = found.y(i);
        }
        left = count;
    }

    void beginDraw() {
        drawn = 0;
        bestIndex = -1;
    }

    int drawn() {
        return drawn;
    }

    /** The number of places that can still be drawn; their indexes are below it. */
    int undrawn() {
        return left - drawn;
    }

    int x(int index) {
        return xs[index];
    }

    int y(int index) {
        return ys[index];
    }

    /** The place that was taken last. */
    int bestX() {
        return bestX;
    }

    int bestY() {
        return bestY;
    }

    /** The number of these places that a room in some place would make impossible, if both rooms have shapes of this clearance. */
    int takenBy(Clearance clearance, int x, int y) {
        int taken = 0;
        for (int i = 0; i < left; i++) {
            if (clearance.overlap(xs[i] - x, ys[i] - y) > 0) {
                taken++;
            }
        }
        return taken;
    }

    /** Drops a place that was drawn, for good. */
    void remove(int index) {
        int lastUndrawn = left - drawn - 1;
        swap(index, lastUndrawn);
        // The drawn ones move up by one.
        swap(lastUndrawn, left - 1);
        if (bestIndex == left - 1) {
            bestIndex = lastUndrawn;
        }
        left--;
    }

    /** Keeps a place that was drawn. */
    void setAside(int index, boolean isBest) {
        drawn++;
        swap(index, left - drawn);
        if (isBest) {
            bestIndex = left - drawn;
        }
    }

    /**
     * Takes the best of the drawn places.
     *
     * @return whether there was one
     */
    boolean takeBest() {
        if (bestIndex < 0) {
            return false;
        }
        bestX = xs[bestIndex];
        bestY = ys[bestIndex];
        left--;
        swap(bestIndex, left);
        return true;
    }

    private void swap(int a, int b) {
        int x = xs[a];
        xs[a] = xs[b];
        xs[b] = x;
        int y = ys[a];
        ys[a] = ys[b];
        ys[b] = y;
    }
}
