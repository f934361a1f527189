package undercroft.puzzle.trails;

import java.util.List;
import undercroft.puzzle.Board;
import undercroft.puzzle.trails.HexBoard.Place;

/**
 * A maze of tiles. The player finds a path along the trails from the first place to each other place.
 *
 * @param board the cells on which it lies
 * @param tiles tiles on free cells that fit together, in the order that places and solutions refer to
 * @param places at least two
 */
public record TrailsPuzzle(Board board, List<LaidTile> tiles, List<Place> places) {

    /** Copies the lists and drops the doors of the board. */
    public TrailsPuzzle {
        // The places stand for the doors, which files do not store.
        board = Board.of(board.rows());
        tiles = List.copyOf(tiles);
        places = List.copyOf(places);
    }

    /** The tiles as hexagons with their joins. */
    HexBoard hexBoard() {
        return HexBoard.of(hexagons(tiles), List.of(), places);
    }

    /** The tiles in axial coordinates, with the first at (0, 0). */
    static List<Hexagon> hexagons(List<LaidTile> tiles) {
        LaidTile first = tiles.get(0);
        return tiles.stream()
                .map(tile -> hexagon(tile.row() - first.row(), tile.column() - first.column()))
                .toList();
    }

    private static Hexagon hexagon(int rows, int columns) {
        int q = columns / LaidTile.SIZE;
        return new Hexagon(q, (rows - q) / LaidTile.SIZE);
    }

    /** The labels of all tiles, as {@link Tracer} reads them. */
    int[] labels() {
        return tiles.stream().mapToInt(tile -> tile.side().labels()).toArray();
    }
}
