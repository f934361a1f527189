package undercroft.tiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;

/** Finds what the wall rule {@code solid} rules out, tile by tile. */
final class SolidWalls {

    /** From this scale on no room is too thin for its walls. */
    static final int AMPLE_SCALE = 3;

    private final TileMap map;

    /** For each room, the cells of its holes and pillars and of the rock of its edge. */
    private final List<Set<Point>> obstacles = new ArrayList<>();

    SolidWalls(TileMap map) {
        this.map = map;
        Floors floors = Floors.of(map.layout());
        map.layout().rooms().forEach(room -> {
            Set<Point> cells = new HashSet<>(room.floorPlan().solidCells());
            cells.addAll(floors.rock(room.index()));
            obstacles.add(cells);
        });
    }

    private interface TileTest {
        boolean holds(int x, int y);
    }

    /** Walkable tiles with void at a side or a corner. */
    List<Point> floorsThatTouchVoid() {
        return tiles((x, y) -> map.tileAt(x, y).isWalkable()
                && isAround(x, y, 2, (nearX, nearY) -> map.tileAt(nearX, nearY) == Tile.VOID));
    }

    /** Tiles of rooms that became wall though no other room is at one of their sides. */
    List<Point> lostTilesThatTouchNoOtherRoom() {
        return tiles((x, y) -> {
            int room = map.roomAt(x, y);
            return room != CellOwners.NOBODY
                    && map.tileAt(x, y) == Tile.WALL
                    && !isObstacle(x, y)
                    && !isAround(x, y, 1, (nearX, nearY) -> isAnother(room, map.roomAt(nearX, nearY)));
        });
    }

    private static boolean isAnother(int room, int other) {
        return other != room && other != CellOwners.NOBODY;
    }

    /** Cells of rooms whose middle tile, or one of whose middle tiles, is no floor. */
    List<Point> cellsWithoutAFloorInTheMiddle() {
        return tiles((x, y) -> map.roomAt(x, y) != CellOwners.NOBODY
                && isInTheMiddle(x)
                && isInTheMiddle(y)
                && !isObstacle(x, y)
                && !map.tileAt(x, y).isWalkable());
    }

    /** Whether a hole, a pillar or the rock of a rough edge is there. */
    private boolean isObstacle(int x, int y) {
        Point cell = new Point(Math.floorDiv(x, map.scale()), Math.floorDiv(y, map.scale()));
        return obstacles.get(map.roomAt(x, y)).contains(cell);
    }

    private boolean isInTheMiddle(int coordinate) {
        int place = Math.floorMod(coordinate, map.scale());
        return place > 0 && place < map.scale() - 1;
    }

    private List<Point> tiles(TileTest wanted) {
        List<Point> tiles = new ArrayList<>();
        Box box = map.bounds();
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                if (wanted.holds(x, y)) {
                    tiles.add(new Point(x, y));
                }
            }
        }
        return tiles;
    }

    /**
     * Whether a tile that is at most one column and one row away, whose distances add up to no more than {@code most}, or the
     * tile itself has a property.
     */
    private static boolean isAround(int x, int y, int most, TileTest wanted) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (Math.abs(dx) + Math.abs(dy) <= most && wanted.holds(x + dx, y + dy)) {
                    return true;
                }
            }
        }
        return false;
    }
}
