package undercroft.tiles;

import java.util.Arrays;
import java.util.BitSet;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
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

    /** The least turn from an edge to a centre west of it. An edge through the centre counts as east of it. */
    private static final int WEST_OF_CENTRE = 0;

    /** The least turn from an edge to a centre west of it. An edge through the centre counts as west of it. */
    private static final int EAST_OF_CENTRE = 1;

    private final Box bounds;
    private final int[] owners;

    /** The owners of the cells of a layout. */
    public CellOwners(Layout layout) {
        this.bounds = layout.bounds();
        this.owners = new int[Math.multiplyExact(bounds.width(), bounds.height())];
        Arrays.fill(owners, NOBODY);
        layout.rooms().forEach(room -> claim(room, WEST_OF_CENTRE));
        layout.rooms().forEach(room -> claim(room, EAST_OF_CENTRE));
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

    /** Claims the free cells with an odd number of edges to their east. */
    private void claim(PlacedRoom room, int leastTurn) {
        Box box = room.outline().bounds();
        BitSet edges = edgesEastOfCells(room.outline(), leastTurn);
        for (int y = box.y(); y < box.maxY(); y++) {
            boolean isInside = false;
            for (int x = box.maxX() - 1; x >= box.x(); x--) {
                isInside ^= edges.get(bit(box, x, y));
                if (isInside && owners[index(x, y)] == NOBODY) {
                    owners[index(x, y)] = room.index();
                }
            }
        }
    }

    /**
     * For each cell in the bounding box, whether an odd number of edges has this as the easternmost cell west of them in
     * its row. All coordinates are doubled, so that centres are odd and vertices even and no edge ends at the height of a
     * centre.
     */
    private static BitSet edgesEastOfCells(Polygon outline, int leastTurn) {
        Box box = outline.bounds();
        BitSet edges = new BitSet();
        for (Segment edge : outline.edges()) {
            Point low = edge.from().y() < edge.to().y() ? edge.from() : edge.to();
            Point high = edge.from().y() < edge.to().y() ? edge.to() : edge.from();
            long dx = 2L * (high.x() - low.x());
            long dy = 2L * (high.y() - low.y());
            for (int y = low.y(); y < high.y(); y++) {
                // The largest centre with dx × (its height − low.y) − dy × (centre − low.x) ≥ leastTurn.
                long centre = 2L * low.x() + Math.floorDiv(dx * (2L * (y - low.y()) + 1) - leastTurn, dy);
                int cell = (int) Math.floorDiv(centre - 1, 2);
                if (cell >= box.x()) {
                    edges.flip(bit(box, cell, y));
                }
            }
        }
        return edges;
    }

    private static int bit(Box box, int x, int y) {
        return (y - box.y()) * box.width() + x - box.x();
    }
}
