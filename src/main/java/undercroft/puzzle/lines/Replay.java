package undercroft.puzzle.lines;

import java.util.List;
import java.util.Optional;

/** Checks the lines of a solution by the rules alone. It knows the characters of the board but no code of the solvers. */
final class Replay {

    private final LinesPuzzle puzzle;
    private final int[][] lineAt;

    private Replay(LinesPuzzle puzzle) {
        this.puzzle = puzzle;
        lineAt = new int[puzzle.height()][puzzle.width()];
    }

    /**
     * Checks a solution.
     *
     * @return the first error, counting lines from 1; empty if the lines solve the puzzle
     */
    static Optional<String> faultOf(LinesPuzzle puzzle, List<Line> lines) {
        Replay replay = new Replay(puzzle);
        for (int index = 0; index < lines.size(); index++) {
            Optional<String> fault = replay.draw(lines.get(index), index + 1);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return replay.missing();
    }

    private Optional<String> draw(Line line, int name) {
        if (!isInside(line.r0(), line.c0()) || !isInside(line.r1(), line.c1())) {
            return Optional.of("Line %d leaves the board.".formatted(name));
        }
        if (line.r0() > line.r1() || line.c0() > line.c1() || (line.r0() != line.r1() && line.c0() != line.c1())) {
            return Optional.of("Line %d does not go straight right or down.".formatted(name));
        }
        int numbers = 0;
        int value = 0;
        int length = 0;
        for (int row = line.r0(); row <= line.r1(); row++) {
            for (int column = line.c0(); column <= line.c1(); column++) {
                char cell = puzzle.at(row, column);
                if (cell == LinesPuzzle.BLOCKED) {
                    return Optional.of("Line %d crosses the blocked cell %s.".formatted(name, spot(row, column)));
                }
                if (lineAt[row][column] != 0) {
                    return Optional.of("Line %d shares the cell %s with line %d."
                            .formatted(name, spot(row, column), lineAt[row][column]));
                }
                if (LinesPuzzle.isNumber(cell)) {
                    numbers++;
                    value = Character.digit(cell, 10);
                }
                lineAt[row][column] = name;
                length++;
            }
        }
        if (numbers != 1) {
            return Optional.of("Line %d goes through %d numbers, not one.".formatted(name, numbers));
        }
        return length == value
                ? Optional.empty()
                : Optional.of("Line %d covers %d cells, not the %d of its number.".formatted(name, length, value));
    }

    private boolean isInside(int row, int column) {
        return row >= 0 && row < puzzle.height() && column >= 0 && column < puzzle.width();
    }

    private Optional<String> missing() {
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                char cell = puzzle.at(row, column);
                if (lineAt[row][column] == 0 && (LinesPuzzle.isNumber(cell) || cell == LinesPuzzle.DOT)) {
                    return Optional.of("No line covers the %s at %s."
                            .formatted(cell == LinesPuzzle.DOT ? "dot" : "number", spot(row, column)));
                }
            }
        }
        return Optional.empty();
    }

    private static String spot(int row, int column) {
        return "(row %d, column %d)".formatted(row, column);
    }
}
