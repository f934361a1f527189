package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws a puzzle with characters: a grid of cells three characters wide, with the lines of a solution drawn over its walls. */
final class LinesText {

    private static final int CELL_WIDTH = 4;
    private static final int CELL_HEIGHT = 2;
    private static final char DOT = 'o';

    private final LinesPuzzle puzzle;
    private final char[][] canvas;

    private LinesText(LinesPuzzle puzzle) {
        this.puzzle = puzzle;
        canvas = new char[puzzle.height() * CELL_HEIGHT + 1][puzzle.width() * CELL_WIDTH + 1];
    }

    /**
     * Draws a puzzle with some lines of a solution.
     *
     * @return the lines of text, top line first
     */
    static List<String> of(LinesPuzzle puzzle, List<Line> lines) {
        LinesText text = new LinesText(puzzle);
        text.drawGrid();
        lines.forEach(text::drawLine);
        text.drawContents();
        List<String> rows = new ArrayList<>();
        for (char[] row : text.canvas) {
            rows.add(new String(row));
        }
        return rows;
    }

    private void drawGrid() {
        for (char[] row : canvas) {
            Arrays.fill(row, ' ');
        }
        for (int y = 0; y < canvas.length; y++) {
            for (int x = 0; x < canvas[y].length; x++) {
                boolean onRow = y % CELL_HEIGHT == 0;
                boolean onColumn = x % CELL_WIDTH == 0;
                if (onRow) {
                    canvas[y][x] = onColumn ? '+' : '-';
                } else if (onColumn) {
                    canvas[y][x] = '|';
                }
            }
        }
    }

    private static int middleX(int column) {
        return column * CELL_WIDTH + CELL_WIDTH / 2;
    }

    private static int middleY(int row) {
        return row * CELL_HEIGHT + CELL_HEIGHT / 2;
    }

    private void drawLine(Line line) {
        boolean down = line.r1() > line.r0();
        for (int y = middleY(line.r0()); y <= middleY(line.r1()); y++) {
            for (int x = middleX(line.c0()); x <= middleX(line.c1()); x++) {
                canvas[y][x] = down ? '|' : '=';
            }
            if (down && y % CELL_HEIGHT == 0) {
                canvas[y][middleX(line.c0()) - 1] = ' ';
                canvas[y][middleX(line.c0()) + 1] = ' ';
            }
        }
    }

    private void drawContents() {
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                char content = puzzle.at(row, column);
                if (content == LinesPuzzle.BLOCKED) {
                    Arrays.fill(canvas[middleY(row)], middleX(column) - 1, middleX(column) + 2, content);
                } else if (content != LinesPuzzle.EMPTY) {
                    canvas[middleY(row)][middleX(column)] = content == LinesPuzzle.DOT ? DOT : content;
                }
            }
        }
    }
}
