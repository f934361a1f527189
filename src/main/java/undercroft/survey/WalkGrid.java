package undercroft.survey;

import java.util.Arrays;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.tiles.Opening;
import undercroft.tiles.TileMap;

/**
 * The cells that one can walk on, and the steps between them: to the cells of the same room beside a cell, through doors, and across a
 * corner where none of the four sides that meet there is a wall.
 */
final class WalkGrid {

    /** The room of a cell that one cannot walk on. */
    static final int NOT_WALKABLE = -1;

    private static final int EAST = 1;
    private static final int NORTH = 2;

    private final Box bounds;

    /** One cell wider than the layout on each side, so that every cell has neighbours. */
    private final int width;

    private final int[] rooms;

    /** Which sides are open, of {@link #EAST} and {@link #NORTH}. */
    private final byte[] open;

    /** The grid of a layout, from its tiles with walls between the cells. */
    WalkGrid(TileMap map) {
        this.bounds = map.bounds();
        this.width = bounds.width() + 2;
        this.rooms = new int[Math.multiplyExact(width, bounds.height() + 2)];
        this.open = new byte[rooms.length];
        Arrays.fill(rooms, NOT_WALKABLE);
        for (int y = bounds.y(); y < bounds.maxY(); y++) {
            for (int x = bounds.x(); x < bounds.maxX(); x++) {
                if (map.tileAt(x, y).isWalkable()) {
                    rooms[index(x, y)] = map.roomAt(x, y);
                }
            }
        }
        openWithinRooms();
        map.openings().forEach(this::openDoor);
    }

    private void openWithinRooms() {
        for (int cell = width; cell < rooms.length - width; cell++) {
            if (rooms[cell] != NOT_WALKABLE) {
                int east = rooms[cell + 1] == rooms[cell] ? EAST : 0;
                int north = rooms[cell + width] == rooms[cell] ? NORTH : 0;
                open[cell] = (byte) (east | north);
            }
        }
    }

    private void openDoor(Opening opening) {
        int a = index(opening.cellA());
        int b = index(opening.cellB());
        if (rooms[a] != NOT_WALKABLE && rooms[b] != NOT_WALKABLE) {
            open[Math.min(a, b)] |= (byte) (Math.abs(a - b) == 1 ? EAST : NORTH);
        }
    }

    /** The number of cells, walkable or not; their indexes are less. */
    int size() {
        return rooms.length;
    }

    int index(Point cell) {
        return index(cell.x(), cell.y());
    }

    private int index(int x, int y) {
        return (y - bounds.y() + 1) * width + x - bounds.x() + 1;
    }

    /** The room of a cell, or {@link #NOT_WALKABLE}. */
    int room(int cell) {
        return rooms[cell];
    }

    /**
     * Finds where one can step to.
     *
     * @param steps receives the cells beside, then those across a corner; has space for eight
     * @return how many are beside a cell; the bits above {@link #COUNT_BITS} are how many there are in all
     */
    int stepsFrom(int cell, int[] steps) {
        boolean east = isOpen(cell, EAST);
        boolean north = isOpen(cell, NORTH);
        boolean west = isOpen(cell - 1, EAST);
        boolean south = isOpen(cell - width, NORTH);
        int count = 0;
        count = add(east, cell + 1, steps, count);
        count = add(north, cell + width, steps, count);
        count = add(west, cell - 1, steps, count);
        count = add(south, cell - width, steps, count);
        int straight = count;
        count = add(east && north && isSquareOpen(cell), cell + width + 1, steps, count);
        count = add(west && north && isSquareOpen(cell - 1), cell + width - 1, steps, count);
        count = add(west && south && isSquareOpen(cell - width - 1), cell - width - 1, steps, count);
        count = add(east && south && isSquareOpen(cell - width), cell - width + 1, steps, count);
        return straight | count << COUNT_BITS;
    }

    /** Four neighbours are beside a cell, so three bits hold their number. */
    static final int COUNT_BITS = 3;

    private static int add(boolean isOpen, int cell, int[] steps, int count) {
        if (isOpen) {
            steps[count] = cell;
            return count + 1;
        }
        return count;
    }

    /** Whether no side between the four cells is closed of which this is the lower left one. */
    private boolean isSquareOpen(int cell) {
        return (open[cell] & (EAST | NORTH)) == (EAST | NORTH) && isOpen(cell + 1, NORTH) && isOpen(cell + width, EAST);
    }

    private boolean isOpen(int cell, int side) {
        return (open[cell] & side) != 0;
    }
}
