package undercroft.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/**
 * The owner of each cell of a layout: the room that covers the centre of the cell. If a slanted wall runs exactly
 * through the centre, the owner is the room west of the wall, or, if there is none, the room east of it. Other walls
 * never run through a centre, so the owner is unique in a valid layout; if rooms overlap, the first one is the owner.
 */
public final class CellOwners {

    /** The owner of a cell outside all rooms. */
    public static final int NOBODY = -1;

    private final Box bounds;
    private final int[] owners;

    /** The owners of the cells of a layout. */
    public CellOwners(Layout layout) {
        this.bounds = layout.bounds();
        this.owners = new int[Math.multiplyExact(bounds.width(), bounds.height())];
        Arrays.fill(owners, NOBODY);
        layout.rooms().forEach(room -> claim(room, CellOwners::coversWestOfCentre));
        layout.rooms().forEach(room -> claim(room, CellOwners::coversEastOfCentre));
    }

    /** {@return the smallest box that contains all rooms; cells outside it have no owner} */
    public Box bounds() {
        return bounds;
    }

    /**
     * {@return the index of the room that owns a cell, or {@link #NOBODY}}
     *
     * @param x of the lower left corner of the cell
     * @param y of the lower left corner of the cell
     */
    public int at(int x, int y) {
        boolean inside = x >= bounds.x() && x < bounds.maxX() && y >= bounds.y() && y < bounds.maxY();
        return inside ? owners[index(x, y)] : NOBODY;
    }

    /** The index of the room that owns a cell, given by its lower left corner, or {@link #NOBODY}. */
    int at(Point cell) {
        return at(cell.x(), cell.y());
    }

    private int index(int x, int y) {
        return (y - bounds.y()) * bounds.width() + x - bounds.x();
    }

    private void claim(PlacedRoom room, BiPredicate<Polygon, Point> covers) {
        Box box = room.outline().bounds();
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                int cell = index(x, y);
                if (owners[cell] == NOBODY && covers.test(room.outline(), new Point(2 * x + 1, 2 * y + 1))) {
                    owners[cell] = room.index();
                }
            }
        }
    }

    /**
     * Whether a polygon covers the points directly west of a cell's centre. An edge through the centre counts as east
     * of it.
     *
     * @param centre in half cells, so that its coordinates are integers
     */
    private static boolean coversWestOfCentre(Polygon outline, Point centre) {
        return edgesEastOf(outline, centre, 0) % 2 == 1;
    }

    private static boolean coversEastOfCentre(Polygon outline, Point centre) {
        return edgesEastOf(outline, centre, 1) % 2 == 1;
    }

    /**
     * The number of edges that a ray to the east crosses. Vertices have even coordinates and centres odd ones, so the
     * ray meets no vertex.
     */
    private static int edgesEastOf(Polygon outline, Point centre, int leastTurn) {
        List<Point> vertices = outline.vertices();
        int count = 0;
        for (int i = 0; i < vertices.size(); i++) {
            Point from = vertices.get(i).times(2);
            Point to = vertices.get((i + 1) % vertices.size()).times(2);
            if (from.y() > centre.y() != to.y() > centre.y()) {
                Point low = from.y() < to.y() ? from : to;
                Point high = from.y() < to.y() ? to : from;
                if (high.minus(low).cross(centre.minus(low)) >= leastTurn) {
                    count++;
                }
            }
        }
        return count;
    }
}
