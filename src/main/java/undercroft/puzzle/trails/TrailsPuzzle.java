package undercroft.puzzle.trails;

import java.util.List;
import undercroft.puzzle.Board;
import undercroft.puzzle.trails.HexBoard.Place;

/**
 * A maze of tiles. The player finds a way from the first place to each other place, along the trails.
 *
 * @param board the cells on which it lies
 * @param tiles in the order by which places and solutions name them
 * @param places at least two
 */
public record TrailsPuzzle(Board board, List<LaidTile> tiles, List<Place> places) {

    /** Tiles that lie on free cells and fit together. */
    public TrailsPuzzle {
        // Places say all about the doors; a file does not know them.
        board = Board.of(board.rows());
        tiles = List.copyOf(tiles);
        places = List.copyOf(places);
    }

    /** The tiles as hexagons and all that is joined. */
    HexBoard hexBoard() {
        return HexBoard.of(hexagons(tiles), List.of(), places);
    }

    /** Tiles in axial coordinates, the first at (0, 0). */
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

    /** The labels of every tile, as {@link Tracer} reads them. */
    int[] labels() {
        return tiles.stream().mapToInt(tile -> tile.side().labels()).toArray();
    }
}
