package undercroft.puzzle.trails;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.puzzle.Board;

/**
 * As many hexagons as a board of cells holds. A hexagon covers two by two free cells; columns of hexagons stand side by side
 * and alternate by one cell in height. Of the four ways to begin – even or odd column, even or odd row – the one is
 * taken whose largest connected region has the most hexagons; only that region is played on.
 *
 * @param column of the upper left cell of the hexagon at (0, 0), which need not be on the board
 * @param row of the same cell
 * @param hexagons by column, each from the top
 */
record HexFloor(int column, int row, List<Hexagon> hexagons) {

    HexFloor {
        hexagons = List.copyOf(hexagons);
    }

    static HexFloor of(Board board) {
        HexFloor best = new HexFloor(0, 0, List.of());
        for (int column = 0; column < LaidTile.SIZE; column++) {
            for (int row = 0; row < LaidTile.SIZE; row++) {
                List<Hexagon> region = largestRegion(fitting(board, column, row));
                if (region.size() > best.hexagons().size()) {
                    best = new HexFloor(column, row, region);
                }
            }
        }
        return best;
    }

    /** The column of a hexagon's upper left cell. */
    int columnOf(Hexagon hexagon) {
        return column + LaidTile.SIZE * hexagon.q();
    }

    /** The row of a hexagon's upper left cell. */
    int rowOf(Hexagon hexagon) {
        return row + LaidTile.SIZE * hexagon.r() + hexagon.q();
    }

    private static Set<Hexagon> fitting(Board board, int column, int row) {
        Set<Hexagon> fitting = new LinkedHashSet<>();
        for (int q = 0; column + LaidTile.SIZE * q < board.width(); q++) {
            // From the first row that is not above the board.
            for (int r = -((row + q) / LaidTile.SIZE); row + LaidTile.SIZE * r + q < board.height(); r++) {
                if (isFree(board, row + LaidTile.SIZE * r + q, column + LaidTile.SIZE * q)) {
                    fitting.add(new Hexagon(q, r));
                }
            }
        }
        return fitting;
    }

    private static boolean isFree(Board board, int row, int column) {
        for (int i = 0; i < LaidTile.SIZE * LaidTile.SIZE; i++) {
            if (!board.isFree(row + i / LaidTile.SIZE, column + i % LaidTile.SIZE)) {
                return false;
            }
        }
        return true;
    }

    private static List<Hexagon> largestRegion(Set<Hexagon> hexagons) {
        Set<Hexagon> left = new LinkedHashSet<>(hexagons);
        Set<Hexagon> largest = Set.of();
        for (Hexagon start : hexagons) {
            if (left.contains(start)) {
                Set<Hexagon> region = takeRegion(start, left);
                largest = region.size() > largest.size() ? region : largest;
            }
        }
        return hexagons.stream().filter(largest::contains).toList();
    }

    private static Set<Hexagon> takeRegion(Hexagon start, Set<Hexagon> left) {
        Set<Hexagon> region = new LinkedHashSet<>();
        Deque<Hexagon> next = new ArrayDeque<>(List.of(start));
        left.remove(start);
        while (!next.isEmpty()) {
            Hexagon hexagon = next.remove();
            region.add(hexagon);
            for (Edge edge : Edge.values()) {
                if (left.remove(edge.beyond(hexagon))) {
                    next.add(edge.beyond(hexagon));
                }
            }
        }
        return region;
    }

    /** The ends at the rim, where no other hexagon of the floor follows; by hexagon, clockwise. */
    List<HexBoard.End> rim() {
        Set<Hexagon> all = new LinkedHashSet<>(hexagons);
        List<HexBoard.End> rim = new ArrayList<>();
        for (int i = 0; i < hexagons.size(); i++) {
            for (Edge edge : Edge.values()) {
                if (!all.contains(edge.beyond(hexagons.get(i)))) {
                    rim.add(new HexBoard.End(i, edge));
                }
            }
        }
        return rim;
    }
}
