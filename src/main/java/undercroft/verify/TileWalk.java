package undercroft.verify;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.RoomDistance;
import undercroft.tiles.TileMap;

/**
 * A plain search over tiles: every step that makes a cell nearer is taken, until none does (Bellman–Ford). One steps from a tile
 * to the eight around it, but over no wall and around no corner of one.
 */
final class TileWalk {

    private static final long FAR = Long.MAX_VALUE;

    private static final int ANY_ROOM = -1;

    private final TileMap map;
    private final Box bounds;
    private final BitSet wallsBelow = new BitSet();
    private final BitSet wallsLeft = new BitSet();

    TileWalk(TileMap map) {
        this.map = map;
        this.bounds = map.bounds();
        for (Segment wall : map.walls()) {
            for (int x = wall.from().x(); x < wall.to().x(); x++) {
                wallsBelow.set(side(x, wall.from().y()));
            }
            for (int y = wall.from().y(); y < wall.to().y(); y++) {
                wallsLeft.set(side(wall.from().x(), y));
            }
        }
    }

    /** The distance of the nearest cell of each room from those of some rooms, by the indexes of the rooms. */
    long[] roomsFrom(Set<Integer> rooms) {
        IntRing queue = new IntRing();
        long[] distances = new long[bounds.width() * bounds.height()];
        Arrays.fill(distances, FAR);
        for (int cell = 0; cell < distances.length; cell++) {
            if (isWalkable(x(cell), y(cell)) && rooms.contains(map.roomAt(x(cell), y(cell)))) {
                distances[cell] = 0;
                queue.add(cell);
            }
        }
        spread(distances, queue, ANY_ROOM);
        long[] nearest = new long[map.layout().rooms().size()];
        Arrays.fill(nearest, FAR);
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] != FAR) {
                int room = map.roomAt(x(cell), y(cell));
                nearest[room] = Math.min(nearest[room], distances[cell]);
            }
        }
        return Arrays.stream(nearest).map(TileWalk::reached).toArray();
    }

    /** The distances of the cells of a room from some cells of it, without leaving the room. */
    long[] cellsFrom(Collection<Point> from, int room) {
        IntRing queue = new IntRing();
        long[] distances = new long[bounds.width() * bounds.height()];
        Arrays.fill(distances, FAR);
        for (Point cell : from) {
            if (isWalkable(cell.x(), cell.y()) && map.roomAt(cell.x(), cell.y()) == room) {
                distances[index(cell.x(), cell.y())] = 0;
                queue.add(index(cell.x(), cell.y()));
            }
        }
        spread(distances, queue, room);
        return distances;
    }

    /** The least distance of some cells of a room. */
    long nearest(long[] distances, Collection<Point> cells, int room) {
        return reached(cells.stream()
                .filter(cell -> map.roomAt(cell.x(), cell.y()) == room)
                .mapToLong(cell -> distances[index(cell.x(), cell.y())])
                .min()
                .orElse(FAR));
    }

    private static long reached(long distance) {
        return distance == FAR ? RoomDistance.UNREACHABLE : distance;
    }

    private void spread(long[] distances, IntRing queue, int room) {
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            int x = x(cell);
            int y = y(cell);
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if ((dx != 0 || dy != 0) && canStep(x, y, dx, dy)) {
                        boolean isAllowed = room == ANY_ROOM || map.roomAt(x + dx, y + dy) == room;
                        long distance =
                                distances[cell] + (dx == 0 || dy == 0 ? RoomDistance.STRAIGHT : RoomDistance.DIAGONAL);
                        int next = index(x + dx, y + dy);
                        if (isAllowed && distance < distances[next]) {
                            distances[next] = distance;
                            queue.add(next);
                        }
                    }
                }
            }
        }
    }

    private boolean canStep(int x, int y, int dx, int dy) {
        if (dx == 0 || dy == 0) {
            boolean isWall = dx == 0
                    ? wallsBelow.get(side(x, Math.max(y, y + dy)))
                    : wallsLeft.get(side(Math.max(x, x + dx), y));
            return !isWall && isWalkable(x + dx, y + dy);
        }
        return canStep(x, y, dx, 0) && canStep(x, y, 0, dy) && canStep(x + dx, y, 0, dy) && canStep(x, y + dy, dx, 0);
    }

    private boolean isWalkable(int x, int y) {
        return map.tileAt(x, y).isWalkable();
    }

    private int index(int x, int y) {
        return (y - bounds.y()) * bounds.width() + x - bounds.x();
    }

    private int x(int cell) {
        return bounds.x() + cell % bounds.width();
    }

    private int y(int cell) {
        return bounds.y() + cell / bounds.width();
    }

    /** The number of a side, by the cell above it or to its right; there is one column and one row more than cells. */
    private int side(int x, int y) {
        return (y - bounds.y()) * (bounds.width() + 1) + x - bounds.x();
    }
}
