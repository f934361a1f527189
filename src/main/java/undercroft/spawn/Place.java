package undercroft.spawn;

import undercroft.geometry.Point;

/**
 * A place that a spawn may take.
 *
 * @param room index of its room
 * @param marker index of its marker in the room, or {@link #NO_MARKER} for a floor cell without one
 * @param cell its lower left corner, in world cells
 * @param weight relative frequency with which it is drawn, before the distance counts
 */
record Place(int room, int marker, Point cell, int weight) {

    /** The marker of a floor cell that has none. */
    static final int NO_MARKER = -1;

    boolean isMarker() {
        return marker != NO_MARKER;
    }

    /** The distance between two places: the greater of those in x and y. */
    int distanceTo(Place other) {
        return Math.max(Math.abs(cell.x() - other.cell.x()), Math.abs(cell.y() - other.cell.y()));
    }
}
