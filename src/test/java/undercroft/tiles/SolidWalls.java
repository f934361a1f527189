package undercroft.tiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    /** Walkable tiles with void at a side or a corner. */
    List<Point> floorsThatTouchVoid() {
        return tiles(tile -> at(tile).isWalkable() && around(tile, 2).anyMatch(other -> at(other) == Tile.VOID));
    }

    /** Tiles of rooms that became wall though no other room is at one of their sides. */
    List<Point> lostTilesThatTouchNoOtherRoom() {
        return tiles(tile -> room(tile) != CellOwners.NOBODY
                && at(tile) == Tile.WALL
                && !isObstacle(tile)
                && around(tile, 1).allMatch(other -> room(other) == room(tile) || room(other) == CellOwners.NOBODY));
    }

    /** Cells of rooms whose middle tile, or one of whose middle tiles, is no floor. */
    List<Point> cellsWithoutAFloorInTheMiddle() {
        return tiles(tile -> room(tile) != CellOwners.NOBODY
                && isInTheMiddle(tile.x())
                && isInTheMiddle(tile.y())
                && !isObstacle(tile)
                && !at(tile).isWalkable());
    }

    /** Whether a hole, a pillar or the rock of a rough edge is there. */
    private boolean isObstacle(Point tile) {
        Point cell = new Point(Math.floorDiv(tile.x(), map.scale()), Math.floorDiv(tile.y(), map.scale()));
        return obstacles.get(room(tile)).contains(cell);
    }

    private boolean isInTheMiddle(int coordinate) {
        int place = Math.floorMod(coordinate, map.scale());
        return place > 0 && place < map.scale() - 1;
    }

    private List<Point> tiles(Predicate<Point> wanted) {
        List<Point> tiles = new ArrayList<>();
        Box box = map.bounds();
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                if (wanted.test(new Point(x, y))) {
                    tiles.add(new Point(x, y));
                }
            }
        }
        return tiles;
    }

    /** The tiles at most one column and one row away, whose distances add up to no more than {@code most}. */
    private static Stream<Point> around(Point tile, int most) {
        return IntStream.rangeClosed(-1, 1)
                .boxed()
                .flatMap(x -> IntStream.rangeClosed(-1, 1).mapToObj(y -> new Point(x, y)))
                .filter(step -> Math.abs(step.x()) + Math.abs(step.y()) <= most)
                .map(tile::plus);
    }

    private Tile at(Point tile) {
        return map.tileAt(tile.x(), tile.y());
    }

    private int room(Point tile) {
        return map.roomAt(tile.x(), tile.y());
    }
}
