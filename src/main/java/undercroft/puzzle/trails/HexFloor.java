package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import undercroft.graph.Components;
import undercroft.puzzle.Board;

/**
 * The hexagons that fit on a board of cells. A hexagon covers 2 x 2 free cells; every other column of hexagons is one cell
 * lower. The grid of hexagons can start at an even or odd column and an even or odd row. The start is chosen whose largest
 * connected region has the most hexagons, and only that region is used.
 *
 * @param column column of the upper left cell of the hexagon at (0, 0), which may be off the board
 * @param row row of that cell
 * @param hexagons by column, each column from the top
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

    private static List<Hexagon> fitting(Board board, int column, int row) {
        List<Hexagon> fitting = new ArrayList<>();
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

    /** The hexagons of the largest connected region; of several, the one with the first hexagon. */
    private static List<Hexagon> largestRegion(List<Hexagon> hexagons) {
        Map<Hexagon, Integer> numbers = new HashMap<>();
        for (Hexagon hexagon : hexagons) {
            numbers.put(hexagon, numbers.size());
        }
        Components regions = new Components(hexagons.size());
        for (int hexagon = 0; hexagon < hexagons.size(); hexagon++) {
            for (Edge edge : Edge.values()) {
                regions.join(hexagon, numbers.getOrDefault(edge.beyond(hexagons.get(hexagon)), hexagon));
            }
        }
        int[] sizes = new int[hexagons.size()];
        int largest = 0;
        for (int hexagon = 0; hexagon < sizes.length; hexagon++) {
            sizes[regions.lowest(hexagon)]++;
        }
        for (int region = 0; region < sizes.length; region++) {
            largest = sizes[region] > sizes[largest] ? region : largest;
        }
        int kept = largest;
        return IntStream.range(0, sizes.length)
                .filter(hexagon -> regions.lowest(hexagon) == kept)
                .mapToObj(hexagons::get)
                .toList();
    }

    /** The ends at the rim, which no other hexagon of the floor touches, by hexagon and clockwise. */
    List<HexBoard.End> rim() {
        Set<Hexagon> all = new HashSet<>(hexagons);
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
