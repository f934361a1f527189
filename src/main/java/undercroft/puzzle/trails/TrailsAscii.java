package undercroft.puzzle.trails;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.puzzle.trails.HexBoard.End;

/**
 * Draws a maze in letters: in every hexagon, at each edge the letter of the trail that leads there; equal letters of a
 * hexagon are joined. Places stand on the edges that they are attached to, as capitals. Stars instead of letters are ways.
 */
final class TrailsAscii {

    private static final int COLUMNS_PER_CELL = 4;

    private static final int LINES_PER_CELL = 2;

    /** Of the upper edge, drawn as a line at the foot of the line of text above. */
    private static final int HALF_EDGE = 2;

    private static final char WAY = '*';

    private final char[][] canvas;

    private TrailsAscii(TrailsPuzzle puzzle) {
        canvas = new char[puzzle.board().height() * LINES_PER_CELL + 1]
                [puzzle.board().width() * COLUMNS_PER_CELL + 1];
        Arrays.stream(canvas).forEach(line -> Arrays.fill(line, ' '));
    }

    /** The lines of a picture with the steps of a solution, none for the puzzle alone. */
    static List<String> of(TrailsPuzzle puzzle, List<Step> steps) {
        TrailsAscii ascii = new TrailsAscii(puzzle);
        puzzle.tiles().forEach(ascii::addOutline);
        for (LaidTile tile : puzzle.tiles()) {
            for (Edge edge : Edge.values()) {
                ascii.putInside(tile, edge, (char) ('a' + tile.side().trailAt(edge)));
            }
        }
        for (Step step : steps) {
            ascii.putInside(puzzle.tiles().get(step.tile()), step.enter(), WAY);
            ascii.putInside(puzzle.tiles().get(step.tile()), step.leave(), WAY);
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
