package undercroft.export;

import java.util.Arrays;
import java.util.List;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/**
 * Which room each cell of a layout belongs to: the one that covers the cell's centre. Where a slanted wall runs through
 * the centre it belongs to the first such room.
 */
final class CellOwners {

    /** The owner of a cell outside all rooms. */
    static final int NOBODY = -1;

    private final Box bounds;
    private final int[] owners;

    CellOwners(Layout layout) {
        this.bounds = layout.bounds();
        this.owners = new int[bounds.width() * bounds.height()];
        Arrays.fill(owners, NOBODY);
        layout.rooms().forEach(this::claim);
    }

    Box bounds() {
        return bounds;
    }

    /** The index of the room that a cell, given by its lower left corner, belongs to. */
    int at(int x, int y) {
        boolean inside = x >= bounds.x() && x < bounds.maxX() && y >= bounds.y() && y < bounds.maxY();
        return inside ? owners[(y - bounds.y()) * bounds.width() + x - bounds.x()] : NOBODY;
    }

    private void claim(PlacedRoom room) {
        Box box = room.outline().bounds();
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                int cell = (y - bounds.y()) * bounds.width() + x - bounds.x();
                if (owners[cell] == NOBODY && coversCentre(room.outline(), x, y)) {
                    owners[cell] = room.index();
                }
            }
        }
    }

    /** Coordinates are doubled, so that centres are integers. */
    private static boolean coversCentre(Polygon outline, int x, int y) {
        Point centre = new Point(2 * x + 1, 2 * y + 1);
        boolean inside = false;
        List<Point> vertices = outline.vertices();
        for (int i = 0; i < vertices.size(); i++) {
            Point from = vertices.get(i).times(2);
            Point to = vertices.get((i + 1) % vertices.size()).times(2);
            if (new Segment(from, to).contains(centre)) {
                return true;
            }
            // Vertices have even coordinates and centres odd ones: a ray to the right meets no vertex.
            if (from.y() > centre.y() != to.y() > centre.y()) {
                Point upwards = from.y() < to.y() ? to.minus(from) : from.minus(to);
                Point low = from.y() < to.y() ? from : to;
                inside ^= upwards.cross(centre.minus(low)) > 0;
            }
        }
        return inside;
    }
}
