package undercroft.tiles;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;

/**
 * Separates rooms that share a wall. One of the two gives up its tiles along it, one tile deep, so that these can become
 * wall.
 *
 * <p>A tile can be given up if it is a {@linkplain SimplePoint simple point} of its room's floor, so floors stay in one piece.
 * Tiles of doors and markers are never given up.
 *
 * <ol>
 *   <li>A <em>contact</em> is a side between tiles of two rooms that no door opens. The contacts of two rooms are their
 *       shared wall.
 *   <li>Shared walls are taken one after another, those of the smallest rooms first: these have the least to give. The
 *       size of a room is the number of its tiles.
 *   <li>The larger of the two rooms gives up its tile at every contact, or, where that tile is fixed, the smaller one its
 *       own. If not all of them can be given up, none is, and the rooms change their parts.
 *   <li>If that fails too, the larger room gives up what it can, then the smaller one at the contacts left. What is left
 *       then needs a wall between the tiles.
 * </ol>
 *
 * <p>Every tile has four sides and is tried at most once for each of its neighbours given up in each step, so the work is
 * proportional to the number of tiles.
 */
final class SharedWallThinning {

    private final TileGrid grid;

    /** The tiles that are still floor. */
    private final BitSet floor;

    private final BitSet fixed;

    /** The offsets of the neighbours of a tile, around it; those at its sides have even places. */
    private final int[] around;

    private final List<Side> unresolved = new ArrayList<>();

    private SharedWallThinning(TileGrid grid, BitSet floor, BitSet fixed) {
        this.grid = grid;
        this.floor = (BitSet) floor.clone();
        this.fixed = fixed;
        int row = grid.width();
        this.around = new int[] {row, row + 1, 1, 1 - row, -row, -row - 1, -1, row - 1};
    }

    /**
     * The result.
     *
     * @param floor the tiles that stay floor
     * @param unresolved the contacts where neither room could give up its tile
     */
    record Result(BitSet floor, List<Side> unresolved) {}

    /**
     * Separates all rooms.
     *
     * @param grid with a margin of void around the rooms
     * @param floor the tiles that are floor now
     * @param fixed tiles that must stay floor
     * @param opened the sides that doors open
     */
    static Result of(TileGrid grid, BitSet floor, BitSet fixed, BitSet opened) {
        SharedWallThinning thinning = new SharedWallThinning(grid, floor, fixed);
        thinning.sharedWalls(opened).forEach(thinning::separate);
        return new Result(thinning.floor, thinning.unresolved);
    }

    /** The contacts of two rooms, by the index of their side. */
    private record SharedWall(int larger, int smaller, List<Integer> contacts) {}

    private List<SharedWall> sharedWalls(BitSet opened) {
        Map<Long, List<Integer>> contacts = new TreeMap<>();
        for (int tile = floor.nextSetBit(0); tile >= 0; tile = floor.nextSetBit(tile + 1)) {
            for (int side : new int[] {TileGrid.lowerSide(tile), TileGrid.leftSide(tile)}) {
                int one = grid.owner(tile);
                int other = grid.owner(grid.otherTile(side));
                if (joinsFloors(side) && one != other && !opened.get(side)) {
                    long pair = (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
                    contacts.computeIfAbsent(pair, absent -> new ArrayList<>()).add(side);
                }
            }
        }
        int[] sizes = grid.tilesOfRooms();
        return contacts.entrySet().stream()
                .map(entry -> sharedWall(
                        (int) (entry.getKey() >> Integer.SIZE), entry.getKey().intValue(), entry, sizes))
                .sorted(Comparator.<SharedWall>comparingInt(wall -> sizes[wall.smaller()])
                        .thenComparingInt(wall -> sizes[wall.larger()]))
                .toList();
    }

    private static SharedWall sharedWall(int one, int other, Map.Entry<Long, List<Integer>> entry, int[] sizes) {
        return sizes[one] >= sizes[other]
                ? new SharedWall(one, other, entry.getValue())
                : new SharedWall(other, one, entry.getValue());
    }

    private void separate(SharedWall wall) {
        if (!givesUpAll(wall, wall.larger()) && !givesUpAll(wall, wall.smaller())) {
            giveUp(tilesOf(wall, wall.larger()));
            giveUp(tilesOf(wall, wall.smaller()));
        }
        wall.contacts().stream().filter(this::joinsFloors).map(grid::side).forEach(unresolved::add);
    }

    /** Gives up all tiles at the contacts of a room, or none. */
    private boolean givesUpAll(SharedWall wall, int giver) {
        List<Integer> wanted = wall.contacts().stream()
                .filter(this::joinsFloors)
                .map(side -> fixed.get(tileOf(side, giver)) ? tileBeyond(side, giver) : tileOf(side, giver))
                .filter(tile -> !fixed.get(tile))
                .distinct()
                .toList();
        List<Integer> given = giveUp(wanted);
        if (given.size() < wanted.size()) {
            given.forEach(floor::set);
            return false;
        }
        return true;
    }

    private List<Integer> tilesOf(SharedWall wall, int giver) {
        return wall.contacts().stream()
                .filter(this::joinsFloors)
                .map(side -> tileOf(side, giver))
                .filter(tile -> !fixed.get(tile))
                .distinct()
                .toList();
    }

    private boolean joinsFloors(int side) {
        return floor.get(TileGrid.tile(side)) && floor.get(grid.otherTile(side));
    }

    private int tileOf(int side, int room) {
        int tile = TileGrid.tile(side);
        return grid.owner(tile) == room ? tile : grid.otherTile(side);
    }

    private int tileBeyond(int side, int room) {
        int tile = TileGrid.tile(side);
        return grid.owner(tile) == room ? grid.otherTile(side) : tile;
    }

    /** Gives up tiles in their order, and tries those beside again. Returns the tiles given up. */
    private List<Integer> giveUp(List<Integer> wanted) {
        BitSet left = new BitSet();
        wanted.forEach(left::set);
        List<Integer> given = new ArrayList<>();
        Queue<Integer> waiting = new ArrayDeque<>(wanted);
        while (!waiting.isEmpty()) {
            int tile = waiting.remove();
            if (left.get(tile) && SimplePoint.isSimple(place -> isFloorBeside(tile, place))) {
                left.clear(tile);
                floor.clear(tile);
                given.add(tile);
                for (int offset : around) {
                    if (left.get(tile + offset)) {
                        waiting.add(tile + offset);
                    }
                }
            }
        }
        return given;
    }

    private boolean isFloorBeside(int tile, int place) {
        int beside = tile + around[place];
        return floor.get(beside) && grid.owner(beside) == grid.owner(tile);
    }
}
