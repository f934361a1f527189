package undercroft.placement;

/** The places that are left for an object: intervals of the lower left corner of its bounding box, in cells, both ends included. */
public final class Window {

    /** Farther than any room can stand, with room for sums. */
    private static final int FAR = 1 << 29;

    private int minX;
    private int minY;
    private int maxX;
    private int maxY;

    Window() {
        open();
    }

    void open() {
        minX = -FAR;
        minY = -FAR;
        maxX = FAR;
        maxY = FAR;
    }

    void atLeastX(int x) {
        minX = Math.max(minX, x);
    }

    void atLeastY(int y) {
        minY = Math.max(minY, y);
    }

    void atMostX(int x) {
        maxX = Math.min(maxX, x);
    }

    void atMostY(int y) {
        maxY = Math.min(maxY, y);
    }

    public int minX() {
        return minX;
    }

    public int minY() {
        return minY;
    }

    public int maxX() {
        return maxX;
    }

    public int maxY() {
        return maxY;
    }

    /** {@return about how many cells a place is outside; 0 if it is inside} */
    long distance(int x, int y) {
        return (long) Math.max(0, minX - x) + Math.max(0, x - maxX) + Math.max(0, minY - y) + Math.max(0, y - maxY);
    }
}
