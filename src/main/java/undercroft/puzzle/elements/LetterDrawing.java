package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Draws a puzzle with characters. A cell shows its floor, then its character or {@code $} for the chest. The moves of a
 * solution follow, one on a line.
 */
final class LetterDrawing {

    private static final char CHEST = '$';
    private static final String BLOCKED = "##";
    private static final char POST = '+';
    private static final String WALL = "--";
    private static final char WALL_BESIDE = '|';
    private static final String PASSAGE = "  ";

    private final ElementsPuzzle puzzle;

    private LetterDrawing(ElementsPuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /**
     * Draws a puzzle.
     *
     * @param solution moves to list below; may be empty
     * @return the lines, top line first
     */
    static List<String> of(ElementsPuzzle puzzle, List<Move> solution) {
        LetterDrawing drawing = new LetterDrawing(puzzle);
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < puzzle.board().height(); row++) {
            lines.add(drawing.above(row));
            lines.add(drawing.row(row));
        }
        lines.add(drawing.above(puzzle.board().height()));
        for (int i = 0; i < solution.size(); i++) {
            Move move = solution.get(i);
            lines.add(String.format(
                    Locale.ROOT, "%d. %s to %s", i + 1, move.element().key(), move.to()));
        }
        return lines;
    }

    private String above(int row) {
        StringBuilder line = new StringBuilder().append(POST);
        for (int column = 0; column < puzzle.board().width(); column++) {
            Cell cell = new Cell(row, column);
            line.append(isParted(cell, Side.NORTH) ? WALL : PASSAGE).append(POST);
        }
        return line.toString();
    }

    private String row(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= puzzle.board().width(); column++) {
            Cell cell = new Cell(row, column);
            line.append(isParted(cell, Side.WEST) ? WALL_BESIDE : ' ');
            if (column < puzzle.board().width()) {
                line.append(puzzle.isOpen(cell) ? inside(cell) : BLOCKED);
            }
        }
        return line.toString().stripTrailing();
    }

    /** Whether a wall is drawn on a side. There is none between two cells that are both blocked or off the board. */
    private boolean isParted(Cell cell, Side side) {
        Cell next = side.of(cell);
        return puzzle.isOpen(cell) ? puzzle.hasWall(cell, side) : puzzle.isOpen(next);
    }

    private String inside(Cell cell) {
        char who = puzzle.characters().stream()
                .filter(placement -> placement.at().equals(cell))
                .map(placement -> placement.element().letter())
                .findAny()
                .orElse(cell.equals(puzzle.chest()) ? CHEST : ' ');
        return "" + puzzle.floor(cell).letter() + who;
    }
}
