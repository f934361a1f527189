package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds all solutions of a small puzzle by trying every line of every number on plain characters. */
final class BruteForce {

    private final LinesPuzzle puzzle;
    private final List<int[]> numbers = new ArrayList<>();
    private final List<List<Line>> solutions = new ArrayList<>();

    private BruteForce(LinesPuzzle puzzle) {
        this.puzzle = puzzle;
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                if (Character.isDigit(puzzle.at(row, column))) {
                    numbers.add(new int[] {row, column, puzzle.at(row, column) - '0'});
                }
            }
        }
    }

    /** The lines of each solution, in the reading order of the numbers. */
    static List<List<Line>> solutions(LinesPuzzle puzzle) {
        BruteForce search = new BruteForce(puzzle);
        search.place(new ArrayList<>(), new HashSet<>());
        return search.solutions;
    }

    private void place(List<Line> lines, Set<List<Integer>> covered) {
        if (lines.size() == numbers.size()) {
            if (allDotsIn(covered)) {
                solutions.add(List.copyOf(lines));
            }
            return;
        }
        int[] number = numbers.get(lines.size());
        int length = number[2];
        Set<Line> tried = new HashSet<>();
        for (int before = 0; before < length; before++) {
            tried.add(new Line(number[0], number[1] - before, number[0], number[1] - before + length - 1));
            tried.add(new Line(number[0] - before, number[1], number[0] - before + length - 1, number[1]));
        }
        for (Line line : tried) {
            Set<List<Integer>> cells = cells(line);
            if (isAllowed(cells) && cells.stream().noneMatch(covered::contains)) {
                Set<List<Integer>> more = new HashSet<>(covered);
                more.addAll(cells);
                lines.add(line);
                place(lines, more);
                lines.remove(lines.size() - 1);
            }
        }
    }

    private static Set<List<Integer>> cells(Line line) {
        Set<List<Integer>> cells = new HashSet<>();
        for (int row = line.r0(); row <= line.r1(); row++) {
            for (int column = line.c0(); column <= line.c1(); column++) {
                cells.add(List.of(row, column));
            }
        }
        return cells;
    }

    private boolean isAllowed(Set<List<Integer>> cells) {
        int digits = 0;
        for (List<Integer> cell : cells) {
            int row = cell.get(0);
            int column = cell.get(1);
            if (row < 0 || row >= puzzle.height() || column < 0 || column >= puzzle.width()) {
                return false;
            }
            if (puzzle.at(row, column) == '#') {
                return false;
            }
            digits += Character.isDigit(puzzle.at(row, column)) ? 1 : 0;
        }
        return digits == 1;
    }

    private boolean allDotsIn(Set<List<Integer>> covered) {
        for (int row = 0; row < puzzle.height(); row++) {
            for (int column = 0; column < puzzle.width(); column++) {
                if (puzzle.at(row, column) == '.' && !covered.contains(List.of(row, column))) {
                    return false;
                }
            }
        }
        return true;
    }
}
