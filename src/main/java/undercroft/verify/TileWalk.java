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
 * to the eight around it, but over no wall and around no corner of one. One object serves many searches, one after the other. Not
 * thread-safe.
 */
final class TileWalk {

    private static final long FAR = Long.MAX_VALUE;

    private static final int ANY_ROOM = -1;

    private static final int NOT_WALKABLE = -2;

    /** The directions of steps: to the cells beside, then across corners. */
    private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};

    private static final int[] DY = {0, 1, 0, -1, 1, 1, -1, -1};

    /** The directions before this one lead to cells beside. */
    private static final int FIRST_DIAGONAL = 4;

    /** The map with a cell more on every side, so that all cells of the map have neighbours. */
    private final Box box;

    private final int roomCount;

    /** Of each cell. */
    private final int[] rooms;

    /** The directions of the steps from each cell, a bit for each. */
    private final byte[] steps;

    private final int[] offsets = new int[DX.length];

    /** In the last search. */
    private final long[] distances;

    /** The cells whose distance is not {@link #FAR}. */
    private final BitSet reached = new BitSet();

    TileWalk(TileMap map) {
        this.box = map.bounds().grown(1);
        this.roomCount = map.layout().rooms().size();
        this.rooms = new int[box.width() * box.height()];
        this.steps = new byte[rooms.length];
        this.distances = new long[rooms.length];
        Arrays.fill(distances, FAR);
        Arrays.setAll(offsets, direction -> DY[direction] * box.width() + DX[direction]);
        for (int cell = 0; cell < rooms.length; cell++) {
            int x = box.x() + cell % box.width();
            int y = box.y() + cell / box.width();
            rooms[cell] = map.tileAt(x, y).isWalkable() ? map.roomAt(x, y) : NOT_WALKABLE;
        }
        findSteps(map);
    }

    private void findSteps(TileMap map) {
        BitSet wallsBelow = new BitSet(rooms.length);
        BitSet wallsLeft = new BitSet(rooms.length);
        for (Segment wall : map.walls()) {
            wallsBelow.set(
                    index(wall.from()),
                    index(wall.from()) + wall.to().x() - wall.from().x());
            for (int y = wall.from().y(); y < wall.to().y(); y++) {
                wallsLeft.set(index(new Point(wall.from().x(), y)));
            }
        }
        for (int cell = 0; cell < rooms.length; cell++) {
            for (int direction = 0; direction < FIRST_DIAGONAL && rooms[cell] != NOT_WALKABLE; direction++) {
                int next = cell + offsets[direction];
                boolean isWall =
                        DX[direction] == 0 ? wallsBelow.get(Math.max(cell, next)) : wallsLeft.get(Math.max(cell, next));
                if (!isWall && rooms[next] != NOT_WALKABLE) {
                    steps[cell] |= (byte) (1 << direction);
                }
            }
        }
        for (int cell = 0; cell < rooms.length; cell++) {
            for (int direction = FIRST_DIAGONAL; direction < DX.length && steps[cell] != 0; direction++) {
                int across = DX[direction] > 0 ? 0 : 2;
                int along = DY[direction] > 0 ? 1 : 3;
                if (canStep(cell, across)
                        && canStep(cell, along)
                        && canStep(cell + offsets[across], along)
                        && canStep(cell + offsets[along], across)) {
                    steps[cell] |= (byte) (1 << direction);
                }
            }
        }
    }

    private boolean canStep(int cell, int direction) {
        return (steps[cell] & 1 << direction) != 0;
    }

    /** The distance of the nearest cell of each room from those of some rooms, by the indexes of the rooms. */
    long[] roomsFrom(Set<Integer> from) {
        boolean[] isStart = new boolean[roomCount];
        from.forEach(room -> isStart[room] = true);
        IntRing queue = start();
        for (int cell = 0; cell < rooms.length; cell++) {
            if (rooms[cell] != NOT_WALKABLE && isStart[rooms[cell]]) {
                reach(cell, 0, queue);
            }
        }
        spread(queue, ANY_ROOM);
        long[] nearest = new long[roomCount];
        Arrays.fill(nearest, FAR);
        for (int cell = reached.nextSetBit(0); cell >= 0; cell = reached.nextSetBit(cell + 1)) {
            nearest[rooms[cell]] = Math.min(nearest[rooms[cell]], distances[cell]);
        }
        return Arrays.stream(nearest).map(TileWalk::known).toArray();
    }

    /** Searches from some cells of a room, without leaving the room. */
    void searchFrom(Collection<Point> from, int room) {
        IntRing queue = start();
        for (Point cell : from) {
            if (rooms[index(cell)] == room) {
                reach(index(cell), 0, queue);
            }
        }
        spread(queue, room);
    }

    /** The least distance, in the last search, of some cells of a room. */
    long nearest(Collection<Point> cells, int room) {
        long least = FAR;
        for (Point cell : cells) {
            if (rooms[index(cell)] == room) {
                least = Math.min(least, distances[index(cell)]);
            }
        }
        return known(least);
    }

    private static long known(long distance) {
        return distance == FAR ? RoomDistance.UNREACHABLE : distance;
    }

    /** Forgets the last search. */
    private IntRing start() {
        for (int cell = reached.nextSetBit(0); cell >= 0; cell = reached.nextSetBit(cell + 1)) {
            distances[cell] = FAR;
        }
        reached.clear();
        return new IntRing();
    }

    private void spread(IntRing queue, int room) {
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction = 0; direction < DX.length; direction++) {
                int next = cell + offsets[direction];
                if (canStep(cell, direction) && (room == ANY_ROOM || rooms[next] == room)) {
                    int step = direction < FIRST_DIAGONAL ? RoomDistance.STRAIGHT : RoomDistance.DIAGONAL;
                    reach(next, distances[cell] + step, queue);
                }
            }
        }
    }

    private void reach(int cell, long distance, IntRing queue) {
        if (distance < distances[cell]) {
            distances[cell] = distance;
            reached.set(cell);
            queue.add(cell);
        }
    }

    private int index(Point cell) {
        return (cell.y() - box.y()) * box.width() + cell.x() - box.x();
    }
}
