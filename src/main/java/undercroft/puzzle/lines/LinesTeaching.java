package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.puzzle.Item;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Teaching;

/**
 * Judges what a puzzle may teach by the rules that it needs. Everybody finds the two simplest rules; each of the others is a
 * mechanic. A catch is a puzzle that the simplest rules do not solve, a revelation one that needs dependency or one of, and a
 * trap a number with a wrong line that covers more dots than the right one.
 */
final class LinesTeaching {

    private static final Set<String> SIMPLE = Set.of(Rule.COVER.words(), Rule.CANNOT_FIT.words());
    private static final Set<String> DEEP = Set.of(Rule.DEPENDENCY.words(), Rule.ONE_OF.words());

    private final LinesPuzzle puzzle;
    private final List<Line> solution;

    private LinesTeaching(LinesPuzzle puzzle, List<Line> solution) {
        this.puzzle = puzzle;
        this.solution = solution;
    }

    /**
     * Judges a solved puzzle.
     *
     * @return empty if deduction did not solve it
     */
    static Optional<Teaching> of(LinesPuzzle puzzle, Solved solved) {
        if (!solved.deduced()) {
            return Optional.empty();
        }
        Set<String> rules = solved.layers().stream()
                .map(layer -> layer.text("rule"))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        rules.removeAll(SIMPLE);
        List<String> mechanics = new ArrayList<>(List.of(LinesKind.NAME));
        rules.forEach(rule -> mechanics.add("lines by " + rule));
        List<Line> lines = solved.solution().stream().map(LinesTeaching::line).toList();
        boolean isTrapped = new LinesTeaching(puzzle, lines).hasTrap();
        return Optional.of(
                new Teaching(mechanics, !rules.isEmpty(), rules.stream().anyMatch(DEEP::contains), isTrapped));
    }

    private static Line line(Item step) {
        return new Line(step.integer("r0"), step.integer("c0"), step.integer("r1"), step.integer("c1"));
    }

    private boolean hasTrap() {
        return solution.stream().anyMatch(line -> mostDotsElsewhere(line) > dots(line));
    }

    /** The most dots on any line that the number of a line could have if there were no other lines. */
    private int mostDotsElsewhere(Line right) {
        int length = Math.max(right.r1() - right.r0(), right.c1() - right.c0());
        int most = 0;
        for (int row = right.r0(); row <= right.r1(); row++) {
            for (int column = right.c0(); column <= right.c1(); column++) {
                if (LinesPuzzle.isNumber(cell(row, column))) {
                    for (int back = 0; back <= length; back++) {
                        Line across = new Line(row, column - back, row, column - back + length);
                        Line down = new Line(row - back, column, row - back + length, column);
                        most = Math.max(most, Math.max(dots(across), dots(down)));
                    }
                }
            }
        }
        return most;
    }

    /** The number of dots on a line; 0 if it leaves the board or meets a wall or a second number. */
    private int dots(Line line) {
        int dots = 0;
        int numbers = 0;
        for (int row = line.r0(); row <= line.r1(); row++) {
            for (int column = line.c0(); column <= line.c1(); column++) {
                char cell = cell(row, column);
                if (cell == LinesPuzzle.BLOCKED) {
                    return 0;
                }
                dots += cell == LinesPuzzle.DOT ? 1 : 0;
                numbers += LinesPuzzle.isNumber(cell) ? 1 : 0;
            }
        }
        return numbers > 1 ? 0 : dots;
    }

    private char cell(int row, int column) {
        List<String> rows = puzzle.rows();
        boolean isOnBoard = row >= 0
                && row < rows.size()
                && column >= 0
                && column < rows.get(0).length();
        return isOnBoard ? rows.get(row).charAt(column) : LinesPuzzle.BLOCKED;
    }
}
