package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import undercroft.graph.Components;
import undercroft.puzzle.Board;
import undercroft.puzzle.trails.HexBoard.End;
import undercroft.puzzle.trails.HexBoard.Place;

/**
 * Chooses the places of a room. Each door gets one at the ends of the rim that are nearest to it. If more places are wanted,
 * each further one is as far from the others as the rim allows. Door cells that touch belong to one door.
 *
 * <p>All distances are squared and in half cells.
 */
final class RimPlaces {

    /** Ends of the rim that a place joins. The places of the published board have two to six. */
    static final int ENDS = 3;

    private static final char FIRST_NAME = 'A';

    private static final int LETTERS = 26;

    private record Spot(int x, int y) {

        long distanceTo(Spot other) {
            return (long) (x - other.x) * (x - other.x) + (long) (y - other.y) * (y - other.y);
        }

        /**
         * Whether this is the middle of a cell that touches another's, by a side or a corner. Cells of one door can touch by
         * a corner alone: a step of a slanted door opens onto two such cells.
         */
        boolean touches(Spot other) {
            return Math.abs(other.x - x) <= 2 && Math.abs(other.y - y) <= 2;
        }
    }

    private final HexFloor floor;
    private final List<End> free;
    private final List<Place> places = new ArrayList<>();
    private final List<Spot> taken = new ArrayList<>();

    private RimPlaces(HexFloor floor) {
        this.floor = floor;
        this.free = new ArrayList<>(floor.rim());
    }

    /**
     * Chooses the places of a board.
     *
     * @param floor the hexagons of that board
     * @param wanted the number of places, at least the number of doors
     * @return the places; fewer than wanted if the rim is too short
     */
    static List<Place> on(Board board, HexFloor floor, int wanted) {
        RimPlaces rim = new RimPlaces(floor);
        for (List<Spot> door : doorCells(board)) {
            rim.add(end -> nearest(rim.middle(end), door));
        }
        while (rim.places.size() < wanted && rim.free.size() >= ENDS) {
            rim.addFarAway();
        }
        return List.copyOf(rim.places);
    }

    /** The number of doors of a board. */
    static int doors(Board board) {
        return doorCells(board).size();
    }

    /** Adds a place at the free end that is farthest from all places, and its neighbours. */
    private void addFarAway() {
        Spot middle = free.stream()
                .map(this::middle)
                .max(Comparator.comparingLong(this::farness))
                .orElseThrow();
        add(end -> middle.distanceTo(middle(end)));
    }

    /** The distance from all places; before there are any, ends at the upper left are the farthest. */
    private long farness(Spot spot) {
        return taken.isEmpty() ? -spot.x() - spot.y() : nearest(spot, taken);
    }

    private void add(ToLongFunction<End> distance) {
        if (free.size() < ENDS) {
            return;
        }
        List<End> nearest = free.stream()
                .sorted(Comparator.comparingLong(distance))
                .limit(ENDS)
                .sorted(Comparator.comparingInt(End::hexagon).thenComparing(End::edge))
                .toList();
        free.removeAll(nearest);
        nearest.forEach(end -> taken.add(middle(end)));
        places.add(new Place(nameOf(places.size()), nearest));
    }

    /** A, B, C and so on; A1, B1, C1 follow Z. */
    private static String nameOf(int place) {
        char letter = (char) (FIRST_NAME + place % LETTERS);
        return place < LETTERS ? String.valueOf(letter) : letter + String.valueOf(place / LETTERS);
    }

    private Spot middle(End end) {
        Hexagon hexagon = floor.hexagons().get(end.hexagon());
        return new Spot(
                2 * floor.columnOf(hexagon) + LaidTile.SIZE + end.edge().halfCellsRight(),
                2 * floor.rowOf(hexagon) + LaidTile.SIZE + end.edge().halfCellsDown());
    }

    private static long nearest(Spot spot, List<Spot> others) {
        return others.stream().mapToLong(spot::distanceTo).min().orElseThrow();
    }

    /** The middles of the cells of every door, in the order of the doors' first cells. */
    private static Collection<List<Spot>> doorCells(Board board) {
        List<Spot> cells = new ArrayList<>();
        for (int row = 0; row < board.height(); row++) {
            for (int column = 0; column < board.width(); column++) {
                if (board.isDoor(row, column)) {
                    cells.add(new Spot(2 * column + 1, 2 * row + 1));
                }
            }
        }
        Components doors = new Components(cells.size());
        for (int a = 0; a < cells.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (cells.get(a).touches(cells.get(b))) {
                    doors.join(a, b);
                }
            }
        }
        Map<Integer, List<Spot>> byFirstCell = new TreeMap<>();
        for (int cell = 0; cell < cells.size(); cell++) {
            byFirstCell
                    .computeIfAbsent(doors.lowest(cell), absent -> new ArrayList<>())
                    .add(cells.get(cell));
        }
        return byFirstCell.values();
    }
}
