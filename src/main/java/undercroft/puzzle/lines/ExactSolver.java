package undercroft.puzzle.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Counts the solutions of a puzzle, up to two, by depth-first search. It branches on the number or the dot with the fewest
 * placements left. Branches never meet, because a number has one line and a dot is covered by one. It shares no code with the
 * rules of deduction.
 */
final class ExactSolver {

    private static final int MOST_SOLUTIONS = 2;

    /** Nodes between two questions whether to stop. A node takes a few microseconds. */
    private static final int STOP_INTERVAL = 64;

    private static final int NOBODY = -1;

    private final Draft draft;
    private final Grid grid;
    private final List<Placement> placements = new ArrayList<>();
    private final boolean[] taken;
    private final boolean[] placed;
    private final int[] choicesOfNumber;
    private final int[] choicesOfCell;
    private final Line[] chosen;
    private final long mostNodes;
    private final BooleanSupplier stop;
    private List<Line> found = List.of();
    private int solutions;
    private long nodes;
    private boolean stopped;

    /**
     * A possible line of a number.
     *
     * @param first its topmost or leftmost cell
     * @param step distance from one of its cells to the next
     * @param length its number of cells
     */
    private record Placement(int number, int first, int step, int length) {

        int end() {
            return first + length * step;
        }

        boolean covers(int cell) {
            return cell >= first && cell < end() && (cell - first) % step == 0;
        }
    }

    private ExactSolver(Draft draft, long mostNodes, BooleanSupplier stop) {
        this.draft = draft;
        this.mostNodes = mostNodes;
        this.stop = stop;
        grid = draft.grid();
        taken = new boolean[grid.size()];
        choicesOfCell = new int[grid.size()];
        placed = new boolean[draft.numbers()];
        choicesOfNumber = new int[draft.numbers()];
        chosen = new Line[draft.numbers()];
        for (int number = 0; number < draft.numbers(); number++) {
            addPlacements(number);
        }
    }

    /**
     * The result of a search.
     *
     * @param solutions 0, 1, or 2 for two or more
     * @param isComplete whether the number is proved; false if a limit ended the search before the second solution
     * @param lines the lines of the first solution, by number; empty if none was found
     * @param nodes the number of branchings examined
     */
    record Count(int solutions, boolean isComplete, List<Line> lines, long nodes) {}

    /**
     * Counts solutions within limits.
     *
     * @param mostNodes the search gives up after this many nodes
     * @return the number of solutions and the first of them
     */
    static Count count(Draft draft, long mostNodes, BooleanSupplier stop) {
        ExactSolver solver = new ExactSolver(draft, mostNodes, stop);
        solver.search(draft.numbers());
        boolean complete = !solver.stopped || solver.solutions == MOST_SOLUTIONS;
        return new Count(solver.solutions, complete, solver.found, solver.nodes);
    }

    private void addPlacements(int number) {
        int value = draft.values()[number];
        addPlacements(number, value, 1);
        if (value > 1) {
            addPlacements(number, value, grid.stride());
        }
    }

    private void addPlacements(int number, int value, int step) {
        int at = draft.cells()[number];
        int before = freeCells(at, -step, value - 1);
        int after = freeCells(at, step, value - 1);
        for (int offset = value - 1 - after; offset <= before; offset++) {
            placements.add(new Placement(number, at - offset * step, step, value));
        }
    }

    /** The number of consecutive cells on one side of a cell, at most {@code most}, that are neither wall nor number. */
    private int freeCells(int at, int step, int most) {
        int count = 0;
        while (count < most && isFree(at + (count + 1) * step)) {
            count++;
        }
        return count;
    }

    private boolean isFree(int cell) {
        return !grid.isWall(cell) && !isNumber(cell);
    }

    private boolean isNumber(int cell) {
        return Arrays.stream(draft.cells()).anyMatch(number -> number == cell);
    }

    private void search(int numbersLeft) {
        if (nodes >= mostNodes || (nodes % STOP_INTERVAL == 0 && stop.getAsBoolean())) {
            stopped = true;
        }
        if (stopped) {
            return;
        }
        nodes++;
        countChoices();
        int number = tightestNumber();
        int dot = tightestDot();
        if (numbersLeft == 0) {
            if (dot == NOBODY) {
                note();
            }
        } else if (dot != NOBODY && choicesOfCell[dot] < choicesOfNumber[number]) {
            placements.stream()
                    .filter(placement -> placement.covers(dot))
                    .forEach(placement -> attempt(placement, numbersLeft));
        } else {
            placements.stream()
                    .filter(placement -> placement.number() == number)
                    .forEach(placement -> attempt(placement, numbersLeft));
        }
    }

    private void attempt(Placement placement, int numbersLeft) {
        if (solutions == MOST_SOLUTIONS || !fits(placement)) {
            return;
        }
        mark(placement, true);
        chosen[placement.number()] = Line.between(grid, placement.first(), placement.end() - placement.step());
        search(numbersLeft - 1);
        mark(placement, false);
    }

    private void mark(Placement placement, boolean mark) {
        placed[placement.number()] = mark;
        for (int cell = placement.first(); cell < placement.end(); cell += placement.step()) {
            taken[cell] = mark;
        }
    }

    private boolean fits(Placement placement) {
        if (placed[placement.number()]) {
            return false;
        }
        for (int cell = placement.first(); cell < placement.end(); cell += placement.step()) {
            if (taken[cell]) {
                return false;
            }
        }
        return true;
    }

    private void countChoices() {
        Arrays.fill(choicesOfNumber, 0);
        Arrays.fill(choicesOfCell, 0);
        for (Placement placement : placements) {
            if (fits(placement)) {
                choicesOfNumber[placement.number()]++;
                for (int cell = placement.first(); cell < placement.end(); cell += placement.step()) {
                    choicesOfCell[cell]++;
                }
            }
        }
    }

    private int tightestNumber() {
        int tightest = NOBODY;
        for (int number = 0; number < placed.length; number++) {
            if (!placed[number] && (tightest == NOBODY || choicesOfNumber[number] < choicesOfNumber[tightest])) {
                tightest = number;
            }
        }
        return tightest;
    }

    private int tightestDot() {
        int tightest = NOBODY;
        for (int dot : draft.dots()) {
            if (!taken[dot] && (tightest == NOBODY || choicesOfCell[dot] < choicesOfCell[tightest])) {
                tightest = dot;
            }
        }
        return tightest;
    }

    private void note() {
        if (solutions == 0) {
            found = List.of(chosen.clone());
        }
        solutions++;
    }
}
