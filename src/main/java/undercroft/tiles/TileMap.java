package undercroft.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import undercroft.geometry.Box;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.layout.Layout;
import undercroft.layout.PlacedMarker;
import undercroft.layout.PlacedRoom;

/**
 * A layout as tiles. Every cell of the layout is a square of tiles: the cell with the lower left corner (x, y) has the
 * tiles from (scale · x, scale · y) on. Immutable.
 */
public final class TileMap {

    /** The largest scale: with three tiles to a cell no room is too thin for its walls, and one more is to spare. */
    public static final int MAX_SCALE = 4;

    private final Layout layout;
    private final WallRule rule;
    private final int scale;
    private final Box bounds;
    private final CellOwners owners;
    private final List<Opening> openings;
    private final TileGrid grid;
    private final Tile[] tiles;
    private final List<Segment> walls;

    private TileMap(Layout layout, WallRule rule, int scale) {
        this.layout = layout;
        this.rule = rule;
        this.scale = scale;
        CellOwners cells = new CellOwners(layout);
        this.owners = cells.scaled(scale);
        List<Opening> openingsOfCells = Openings.of(layout, cells);
        this.openings = openingsOfCells.stream()
                .flatMap(opening -> opening.scaled(scale))
                .toList();
        this.bounds = rule == WallRule.SOLID ? owners.bounds().grown(1) : owners.bounds();
        this.grid = new TileGrid(bounds.grown(1), owners, layout.rooms().size());
        this.tiles = new Tile[grid.size()];
        layFloors(new Floors(layout, cells, openingsOfCells));
        this.walls = WallRuns.of(
                switch (rule) {
                    case SOLID -> laySolidWalls();
                    case INSIDE -> layRings();
                    case EDGES -> sidesBetweenOwners();
                });
    }

    /** {@return the tiles of a layout, one for each cell} */
    public static TileMap of(Layout layout, WallRule rule) {
        return of(layout, rule, 1);
    }

    /**
     * {@return the tiles of a layout}
     *
     * @param scale the number of tiles along the side of a cell, from 1 to {@value #MAX_SCALE}
     */
    public static TileMap of(Layout layout, WallRule rule, int scale) {
        if (scale < 1 || scale > MAX_SCALE) {
            throw new IllegalArgumentException("The scale (%d) must be from 1 to %d.".formatted(scale, MAX_SCALE));
        }
        return new TileMap(layout, rule, scale);
    }

    public Layout layout() {
        return layout;
    }

    public WallRule rule() {
        return rule;
    }

    /** {@return the number of tiles along the side of a cell} */
    public int scale() {
        return scale;
    }

    /** {@return the bounds of the layout in tiles; with {@link WallRule#SOLID} with a margin of one tile} */
    public Box bounds() {
        return bounds;
    }

    public int width() {
        return bounds.width();
    }

    public int height() {
        return bounds.height();
    }

    /**
     * {@return a tile; {@link Tile#VOID} outside the bounds}
     *
     * @param x of its lower left corner
     * @param y of its lower left corner
     */
    public Tile tileAt(int x, int y) {
        boolean inside = x >= bounds.x() && x < bounds.maxX() && y >= bounds.y() && y < bounds.maxY();
        return inside ? tiles[grid.index(x, y)] : Tile.VOID;
    }

    /**
     * {@return the index of the room that owns a tile, walls on its own cells included, or {@link CellOwners#NOBODY}}
     *
     * @param x of the lower left corner of the tile
     * @param y of the lower left corner of the tile
     */
    public int roomAt(int x, int y) {
        return owners.at(x, y);
    }

    /** {@return the tile in the middle of a cell, or the last one before its middle} */
    public Point tileOf(Point cell) {
        int middle = (scale - 1) / 2;
        return cell.times(scale).plus(new Point(middle, middle));
    }

    /** {@return the openings of the doors between tiles, in the order of the doors} */
    public List<Opening> openings() {
        return openings;
    }

    /**
     * {@return the walls between tiles, as maximal straight segments} With {@link WallRule#EDGES} all walls; with the other
     * rules only those between walkable tiles of different rooms, where neither room has a tile to spare for them.
     */
    public List<Segment> walls() {
        return walls;
    }

    private void layFloors(Floors floors) {
        Arrays.setAll(tiles, tile -> {
            int owner = grid.owner(tile);
            if (owner == CellOwners.NOBODY) {
                return Tile.VOID;
            }
            return layout.rooms().get(owner).isCorridor() ? Tile.CORRIDOR : Tile.FLOOR;
        });
        // With walls inside, the ring of walls along the outline takes the place of rock.
        layout.rooms()
                .forEach(room -> layObstacles(room, rule == WallRule.INSIDE ? Set.of() : floors.rock(room.index())));
        for (Opening opening : openings) {
            Tile kind = Tile.of(layout.doors().get(opening.door()));
            opening.tiles().forEach(tile -> tiles[grid.index(tile)] = kind);
        }
    }

    private void layObstacles(PlacedRoom room, Set<Point> rock) {
        Set<Point> solid = new LinkedHashSet<>(room.floorPlan().solidCells());
        solid.addAll(rock);
        for (Point cell : solid) {
            Tile kind = room.floorPlan().pillars().contains(cell) ? Tile.PILLAR : Tile.WALL;
            Point corner = cell.times(scale);
            for (int i = 0; i < scale * scale; i++) {
                Point tile = corner.plus(new Point(i % scale, i / scale));
                if (owners.at(tile) == room.index()) {
                    tiles[grid.index(tile)] = kind;
                }
            }
        }
    }

    /** Makes wall of what the rooms give up and of the void around floors. Returns the sides where neither is possible. */
    private List<Side> laySolidWalls() {
        BitSet floor = new BitSet(tiles.length);
        for (int tile = 0; tile < tiles.length; tile++) {
            floor.set(tile, tiles[tile].isWalkable());
        }
        SharedWallThinning.Result thinned = SharedWallThinning.of(grid, floor, fixedTiles(), openedSides());
        for (int tile = 0; tile < tiles.length; tile++) {
            boolean isGiven = floor.get(tile) && !thinned.floor().get(tile);
            if (isGiven || (tiles[tile] == Tile.VOID && grid.touches(tile, thinned.floor()))) {
                tiles[tile] = Tile.WALL;
            }
        }
        return thinned.unresolved();
    }

    /** The tiles of doors and markers. */
    private BitSet fixedTiles() {
        BitSet fixed = new BitSet(tiles.length);
        openings.stream().flatMap(Opening::tiles).mapToInt(grid::index).forEach(fixed::set);
        for (PlacedRoom room : layout.rooms()) {
            for (PlacedMarker marker : room.markers()) {
                Point tile = tileOf(marker.cell());
                if (owners.at(tile) == room.index()) {
                    fixed.set(grid.index(tile));
                }
            }
        }
        return fixed;
    }

    private List<Side> layRings() {
        List<Set<Point>> cells = setsOfRooms();
        List<Set<Point>> doors = setsOfRooms();
        for (int y = bounds.y(); y < bounds.maxY(); y++) {
            for (int x = bounds.x(); x < bounds.maxX(); x++) {
                if (owners.at(x, y) != CellOwners.NOBODY) {
                    cells.get(owners.at(x, y)).add(new Point(x, y));
                }
            }
        }
        openings.stream()
                .flatMap(Opening::tiles)
                .forEach(tile -> doors.get(owners.at(tile)).add(tile));
        for (PlacedRoom room : layout.rooms()) {
            WallRing.of(cells.get(room.index()), doors.get(room.index()))
                    .forEach(tile -> tiles[grid.index(tile)] = Tile.WALL);
        }
        return sidesBetweenOwners().stream().filter(this::isBetweenFloors).toList();
    }

    private List<Set<Point>> setsOfRooms() {
        return Stream.<Set<Point>>generate(LinkedHashSet::new)
                .limit(layout.rooms().size())
                .toList();
    }

    private boolean isBetweenFloors(Side side) {
        return tiles[grid.index(side.cell())].isWalkable() && tiles[grid.index(side.otherCell())].isWalkable();
    }

    /** The sides between tiles of different owners, void included, that no door opens. */
    private List<Side> sidesBetweenOwners() {
        BitSet opened = openedSides();
        List<Side> sides = new ArrayList<>();
        for (int y = bounds.y(); y <= bounds.maxY(); y++) {
            for (int x = bounds.x(); x <= bounds.maxX(); x++) {
                int tile = grid.index(x, y);
                int owner = owners.at(x, y);
                if (owner != owners.at(x, y - 1) && !opened.get(TileGrid.lowerSide(tile))) {
                    sides.add(new Side(new Point(x, y), true));
                }
                if (owner != owners.at(x - 1, y) && !opened.get(TileGrid.leftSide(tile))) {
                    sides.add(new Side(new Point(x, y), false));
                }
            }
        }
        return sides;
    }

    private BitSet openedSides() {
        BitSet opened = new BitSet();
        openings.forEach(opening -> opened.set(grid.index(Side.between(opening.cellA(), opening.cellB()))));
        return opened;
    }
}
