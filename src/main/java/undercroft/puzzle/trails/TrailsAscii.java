package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.puzzle.trails.HexBoard.End;

/**
 * Draws a maze with characters. In every hexagon each edge shows the letter of its trail, so equal letters of a hexagon are
 * joined. Places are capitals on the edges that they are attached to. Stars in place of letters mark paths.
 */
final class TrailsAscii {

    private static final int COLUMNS_PER_CELL = 4;

    private static final int LINES_PER_CELL = 2;

    /** Half the length of the upper edge in characters; it is drawn at the bottom of the line above. */
    private static final int HALF_EDGE = 2;

    private static final char PATH = '*';

    private final char[][] canvas;

    private TrailsAscii(TrailsPuzzle puzzle) {
        canvas = new char[puzzle.board().height() * LINES_PER_CELL + 1]
                [puzzle.board().width() * COLUMNS_PER_CELL + 1];
        Arrays.stream(canvas).forEach(line -> Arrays.fill(line, ' '));
    }

    /**
     * Draws a maze.
     *
     * @param steps the steps of a solution; none for the puzzle alone
     * @return the lines, top line first
     */
    static List<String> of(TrailsPuzzle puzzle, List<Step> steps) {
        TrailsAscii ascii = new TrailsAscii(puzzle);
        puzzle.tiles().forEach(ascii::addOutline);
        for (LaidTile tile : puzzle.tiles()) {
            for (Edge edge : Edge.values()) {
                ascii.putInside(tile, edge, (char) ('a' + tile.side().trailAt(edge)));
            }
        }
        for (Step step : steps) {
            ascii.putInside(puzzle.tiles().get(step.tile()), step.enter(), PATH);
            ascii.putInside(puzzle.tiles().get(step.tile()), step.leave(), PATH);
        }
        puzzle.places().forEach(place -> place.ends().forEach(end -> ascii.putName(puzzle, end, place.name())));
        List<String> lines = new ArrayList<>();
        for (char[] line : ascii.canvas) {
            lines.add(new String(line).stripTrailing());
        }
        return lines;
    }

    private void addOutline(LaidTile tile) {
        for (int i = -HALF_EDGE; i <= HALF_EDGE; i++) {
            put(tile, i, -2, '_');
            put(tile, i, 2, '_');
        }
        put(tile, -COLUMNS_PER_CELL, -1, '/');
        put(tile, COLUMNS_PER_CELL, -1, '\\');
        put(tile, -COLUMNS_PER_CELL, 1, '\\');
        put(tile, COLUMNS_PER_CELL, 1, '/');
    }

    private void putInside(LaidTile tile, Edge edge, char letter) {
        put(tile, edge.halfCellsRight(), Integer.signum(edge.halfCellsDown()), letter);
    }

    private void putName(TrailsPuzzle puzzle, End end, String name) {
        Edge edge = end.edge();
        put(
                puzzle.tiles().get(end.hexagon()),
                COLUMNS_PER_CELL * Integer.signum(edge.halfCellsRight()),
                edge.halfCellsDown(),
                name.charAt(0));
    }

    private void put(LaidTile tile, int right, int down, char letter) {
        int line = (tile.row() + 1) * LINES_PER_CELL + down;
        canvas[line][(tile.column() + 1) * COLUMNS_PER_CELL + right] = letter;
    }
}
