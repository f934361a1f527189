package undercroft.tiles;

import java.util.Arrays;
import undercroft.geometry.Box;
import undercroft.geometry.CoveredCells;
import undercroft.geometry.Point;
import undercroft.layout.Layout;

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
        layout.rooms()
                .forEach(room ->
                        CoveredCells.visitWithEasternEdges(room.outline(), (x, y) -> claim(x, y, room.index())));
        layout.rooms()
                .forEach(room ->
                        CoveredCells.visitWithWesternEdges(room.outline(), (x, y) -> claim(x, y, room.index())));
    }

    private CellOwners(Box bounds, int[] owners) {
        this.bounds = bounds;
        this.owners = owners;
    }

    /** {@return the owners of the tiles if every cell becomes {@code scale} × {@code scale} tiles} */
    CellOwners scaled(int scale) {
        if (scale == 1) {
            return this;
        }
        Box tiles = bounds.scaled(scale);
        int[] ownersOfTiles = new int[Math.multiplyExact(tiles.width(), tiles.height())];
        for (int tile = 0; tile < ownersOfTiles.length; tile++) {
            int column = tile % tiles.width() / scale;
            int row = tile / tiles.width() / scale;
            ownersOfTiles[tile] = owners[row * bounds.width() + column];
        }
        return new CellOwners(tiles, ownersOfTiles);
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

    /** Gives a cell to a room if it has no owner yet. */
    private void claim(int x, int y, int room) {
        if (owners[index(x, y)] == NOBODY) {
            owners[index(x, y)] = room;
        }
    }
}
