package undercroft.puzzle.lines;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Adds dots to a board of numbers until it can be solved by deduction. The rules run as far as they lead; then the next dot
 * goes to the most contested cell. One object serves any number of boards over a grid.
 */
final class DotPlacer {

    private final HumanSolver solver;
    private final Knowledge known;
    private final Grid grid;
    private final int[] startCount;
    private final int[] dots;
    private int dotCount;
    private boolean drewTies;

    DotPlacer(HumanSolver solver) {
        this.solver = solver;
        known = solver.known();
        grid = known.grid();
        startCount = new int[grid.size()];
        dots = new int[grid.size()];
    }

    /**
     * Adds dots to a draft that has none.
     *
     * @return the draft with dots, or empty if dots did not make it solvable. The caller must confirm that the draft can be
     *     solved with all dots present from the start
     */
    Optional<Draft> placeDots(Draft draft, RandomGenerator random) {
        start(draft);
        while (!known.isSolved()) {
            known.settle();
            if (known.isImpossible()) {
                return Optional.empty();
            }
            dotUncontested(random);
            if (!solver.pass() && !addDot(known.everyNumber(), random)) {
                return Optional.empty();
            }
        }
        return Optional.of(draft.withDots(Arrays.copyOf(dots, dotCount)));
    }

    /** Whether the last call drew a tie. Otherwise the same numbers would get the same dots again. */
    boolean drewTies() {
        return drewTies;
    }

    private void start(Draft draft) {
        solver.start(draft);
        dotCount = 0;
        drewTies = false;
        for (int index = 0; index < grid.openCount(); index++) {
            int cell = grid.open(index);
            startCount[cell] = Long.bitCount(known.reach(cell));
        }
    }

    /** Adds a dot for each number that has an uncontested placement and reaches no dot: nothing else would ever decide it. */
    private void dotUncontested(RandomGenerator random) {
        for (long numbers = solver.uniqueness().withoutOpenDot(); numbers != 0; numbers &= numbers - 1) {
            int number = Long.numberOfTrailingZeros(numbers);
            if (solver.uniqueness().uncontestedPlacement(number) != 0 && !reachesDot(number)) {
                addDot(Knowledge.bit(number), random);
            }
        }
    }

    private boolean reachesDot(int number) {
        for (int index = 0; index < known.dots().openCount(); index++) {
            if ((known.reach(known.dots().open(index)) & Knowledge.bit(number)) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds a dot to the cell that most numbers reach, counting now and at the start, and that one of the given numbers reaches.
     * Ties are drawn.
     *
     * @return whether there was such a cell
     */
    private boolean addDot(long numbers, RandomGenerator random) {
        int best = -1;
        int most = 0;
        int ties = 0;
        for (int index = 0; index < grid.openCount(); index++) {
            int cell = grid.open(index);
            long reach = known.reach(cell);
            if ((reach & numbers) == 0 || known.isOwned(cell) || known.dots().isAt(cell)) {
                continue;
            }
            int count = startCount[cell] + Long.bitCount(reach);
            if (count > most) {
                most = count;
                best = cell;
                ties = 1;
            } else if (count == most) {
                drewTies = true;
                best = random.nextInt(++ties) == 0 ? cell : best;
            }
        }
        if (best < 0) {
            return false;
        }
        known.addDot(best);
        dots[dotCount++] = best;
        return true;
    }
}
