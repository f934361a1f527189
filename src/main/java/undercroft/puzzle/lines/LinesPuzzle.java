package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A puzzle of lines. Immutable, equal by value.
 *
 * @param rows the board, top row first, all of the same length: a digit from 1 to 9 is a number, {@code .} a dot, a space an
 *     empty cell and {@code #} a blocked one
 */
public record LinesPuzzle(List<String> rows) {

    static final char DOT = '.';
    static final char EMPTY = ' ';
    static final char BLOCKED = '#';

    /** Every character that a board may contain. */
    static final String CELLS = "" + EMPTY + DOT + BLOCKED + "123456789";

    /**
     * Checks the board.
     *
     * @throws IllegalArgumentException if rows are missing, empty or of different lengths, a character is unknown, or there is
     *     no number or more than 64
     */
    public LinesPuzzle {
        rows = List.copyOf(rows);
        int width = rows.isEmpty() ? 0 : rows.get(0).length();
        if (width == 0 || rows.stream().anyMatch(row -> row.length() != width)) {
            throw new IllegalArgumentException("The rows must have the same length and not be empty.");
        }
        long numbers = 0;
        for (String row : rows) {
            if (row.chars().anyMatch(cell -> CELLS.indexOf(cell) < 0)) {
                throw new IllegalArgumentException(
                        "The row \"%s\" must hold digits from 1 to 9, dots, spaces and # only.".formatted(row));
            }
            numbers += row.chars().filter(LinesPuzzle::isNumber).count();
        }
        if (numbers == 0 || numbers > Draft.MOST_NUMBERS) {
            throw new IllegalArgumentException(
                    "The numbers (%d) must be 1 to %d.".formatted(numbers, Draft.MOST_NUMBERS));
        }
    }

    /** The puzzle of a draft. */
    static LinesPuzzle of(Draft draft) {
        Grid grid = draft.grid();
        List<StringBuilder> rows = new ArrayList<>();
        for (int row = 0; row < grid.height(); row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < grid.width(); column++) {
                text.append(grid.isWall(grid.cell(row, column)) ? BLOCKED : EMPTY);
            }
            rows.add(text);
        }
        for (int dot : draft.dots()) {
            rows.get(grid.row(dot)).setCharAt(grid.column(dot), DOT);
        }
        for (int number = 0; number < draft.numbers(); number++) {
            int cell = draft.cells()[number];
            rows.get(grid.row(cell)).setCharAt(grid.column(cell), (char) ('0' + draft.values()[number]));
        }
        return new LinesPuzzle(rows.stream().map(StringBuilder::toString).toList());
    }

    /** The form for the solvers, with the numbers in reading order. */
    Draft draft() {
        Grid grid = new Grid(rows);
        int[] cells = new int[Draft.MOST_NUMBERS];
        int[] values = new int[Draft.MOST_NUMBERS];
        int[] dots = new int[grid.openCount()];
        int numberCount = 0;
        int dotCount = 0;
        for (int index = 0; index < grid.openCount(); index++) {
            int cell = grid.open(index);
            char content = at(grid.row(cell), grid.column(cell));
            if (isNumber(content)) {
                cells[numberCount] = cell;
                values[numberCount++] = content - '0';
            } else if (content == DOT) {
                dots[dotCount++] = cell;
            }
        }
        return Draft.of(grid, Arrays.copyOf(cells, numberCount), Arrays.copyOf(values, numberCount))
                .withDots(Arrays.copyOf(dots, dotCount));
    }

    /** In cells. */
    public int width() {
        return rows.get(0).length();
    }

    /** In cells. */
    public int height() {
        return rows.size();
    }

    char at(int row, int column) {
        return rows.get(row).charAt(column);
    }

    static boolean isNumber(int content) {
        return content >= '1' && content <= '9';
    }
}
