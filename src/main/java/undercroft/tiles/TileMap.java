package undercroft.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** A layout as tiles, one for each cell. Immutable. */
public final class TileMap {

    private final Layout layout;
    private final WallRule rule;
    private final CellOwners owners;
    private final List<Opening> openings;
    private final Tile[] tiles;
    private final List<Segment> walls;

    private TileMap(Layout layout, WallRule rule) {
        this.layout = layout;
        this.rule = rule;
        this.owners = new CellOwners(layout);
        this.openings = Openings.of(layout, owners);
        this.tiles = new Tile[width() * height()];
        Arrays.fill(tiles, Tile.VOID);
        layout.rooms().forEach(this::addTiles);
        this.walls = WallRuns.of(wallSides());
    }

    /** {@return the tiles of a layout} */
    public static TileMap of(Layout layout, WallRule rule) {
        return new TileMap(layout, rule);
    }

    public Layout layout() {
        return layout;
    }

    public WallRule rule() {
        return rule;
    }

    /** {@return the bounds of the layout, all of whose cells have a tile} */
    public Box bounds() {
        return owners.bounds();
    }

    public int width() {
        return bounds().width();
    }

    public int height() {
        return bounds().height();
    }

    /**
     * {@return the tile of a cell; {@link Tile#VOID} outside the bounds}
     *
     * @param x of the lower left corner of the cell
     * @param y of the lower left corner of the cell
     */
    public Tile tileAt(int x, int y) {
        return owners.at(x, y) == CellOwners.NOBODY ? Tile.VOID : tiles[index(x, y)];
    }

    /**
     * {@return the index of the room that owns a cell, walls included, or {@link CellOwners#NOBODY}}
     *
     * @param x of the lower left corner of the cell
     * @param y of the lower left corner of the cell
     */
    public int roomAt(int x, int y) {
        return owners.at(x, y);
    }

    /** {@return the openings of the doors, in the order of the doors} */
    public List<Opening> openings() {
        return openings;
    }

    /**
     * {@return the walls between cells, as maximal straight segments} With {@link WallRule#EDGES} all walls; with
     * {@link WallRule#INSIDE} only those between walkable cells of different rooms, where a room is too thin for a ring
     * of wall tiles.
     */
    public List<Segment> walls() {
        return walls;
    }

    private int index(int x, int y) {
        return (y - bounds().y()) * width() + x - bounds().x();
    }

    private void addTiles(PlacedRoom room) {
        Set<Point> cells = cellsOf(room);
        Set<Point> doors = doorCellsOf(room);
        cells.forEach(cell -> set(cell, room.isCorridor() ? Tile.CORRIDOR : Tile.FLOOR));
        doors.forEach(cell -> set(cell, Tile.DOOR));
        if (rule == WallRule.INSIDE) {
            WallRing.of(cells, doors).forEach(cell -> set(cell, Tile.WALL));
        }
    }

    private void set(Point cell, Tile tile) {
        tiles[index(cell.x(), cell.y())] = tile;
    }

    private Set<Point> cellsOf(PlacedRoom room) {
        Set<Point> cells = new LinkedHashSet<>();
        Box box = room.outline().bounds();
        for (int y = box.y(); y < box.maxY(); y++) {
            for (int x = box.x(); x < box.maxX(); x++) {
                if (owners.at(x, y) == room.index()) {
                    cells.add(new Point(x, y));
                }
            }
        }
        return cells;
    }

    private Set<Point> doorCellsOf(PlacedRoom room) {
        Set<Point> cells = new LinkedHashSet<>();
        for (Opening opening : openings) {
            for (Point cell : List.of(opening.cellA(), opening.cellB())) {
                if (owners.at(cell) == room.index()) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    private List<Side> wallSides() {
        Set<Side> open = new HashSet<>();
        openings.forEach(opening -> open.add(Side.between(opening.cellA(), opening.cellB())));
        List<Side> sides = new ArrayList<>();
        for (int y = bounds().y(); y <= bounds().maxY(); y++) {
            for (int x = bounds().x(); x <= bounds().maxX(); x++) {
                for (boolean isBelow : new boolean[] {true, false}) {
                    Side side = new Side(new Point(x, y), isBelow);
                    if (needsWall(side) && !open.contains(side)) {
                        sides.add(side);
                    }
                }
            }
        }
        return sides;
    }

    private boolean needsWall(Side side) {
        Point one = side.cell();
        Point other = side.otherCell();
        if (owners.at(one) == owners.at(other)) {
            return false;
        }
        return rule == WallRule.EDGES
                || (tileAt(one.x(), one.y()).isWalkable()
                        && tileAt(other.x(), other.y()).isWalkable());
    }
}
