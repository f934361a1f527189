package undercroft.tiles;

import java.util.Arrays;
import java.util.BitSet;
import undercroft.geometry.Box;
import undercroft.geometry.Point;

/**
 * The tiles of a map, numbered row by row from the lower left corner of a box, and their owners. The sides below and left
 * of tile {@code n} have the numbers {@code 2n} and {@code 2n + 1}.
 */
final class TileGrid {

    private final Box box;
    private final int[] owners;
    private final int rooms;

    /**
     * The tiles in a box.
     *
     * @param rooms the number of rooms
     */
    TileGrid(Box box, CellOwners cells, int rooms) {
        this.box = box;
        this.rooms = rooms;
        this.owners = new int[Math.multiplyExact(box.width(), box.height())];
        for (int tile = 0; tile < owners.length; tile++) {
            owners[tile] = cells.at(x(tile), y(tile));
        }
    }

    int width() {
        return box.width();
    }

    int size() {
        return owners.length;
    }

    int index(int x, int y) {
        return (y - box.y()) * box.width() + x - box.x();
    }

    int index(Point tile) {
        return index(tile.x(), tile.y());
    }

    private int x(int tile) {
        return box.x() + tile % box.width();
    }

    private int y(int tile) {
        return box.y() + tile / box.width();
    }

    /** The room that owns a tile, or {@link CellOwners#NOBODY}. */
    int owner(int tile) {
        return owners[tile];
    }

    /** Whether one of the eight tiles around a tile is in a set; tiles beyond the box are not. */
    boolean touches(int tile, BitSet set) {
        int column = tile % box.width();
        int row = tile / box.width();
        for (int y = Math.max(0, row - 1); y <= Math.min(box.height() - 1, row + 1); y++) {
            int next = set.nextSetBit(y * box.width() + Math.max(0, column - 1));
            if (next >= 0 && next <= y * box.width() + Math.min(box.width() - 1, column + 1)) {
                return true;
            }
        }
        return false;
    }

    /** The number of tiles of each room. */
    int[] tilesOfRooms() {
        int[] sizes = new int[rooms];
        Arrays.stream(owners).filter(owner -> owner != CellOwners.NOBODY).forEach(owner -> sizes[owner]++);
        return sizes;
    }

    static int lowerSide(int tile) {
        return 2 * tile;
    }

    static int leftSide(int tile) {
        return 2 * tile + 1;
    }

    /** The tile above a side or to its right. */
    static int tile(int side) {
        return side / 2;
    }

    /** The tile below a side or to its left. */
    int otherTile(int side) {
        return tile(side) - (side % 2 == 0 ? box.width() : 1);
    }

    Side side(int side) {
        return new Side(new Point(x(tile(side)), y(tile(side))), side % 2 == 0);
    }

    int index(Side side) {
        int tile = index(side.cell());
        return side.isBelow() ? lowerSide(tile) : leftSide(tile);
    }
}
