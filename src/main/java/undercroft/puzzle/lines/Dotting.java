package undercroft.puzzle.lines;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Puts dots on a board of numbers until it can be solved by deduction: the rules run as far as they lead, then comes the
 * next dot, where most numbers contest it. A workspace for any number of boards over a grid.
 */
final class Dotting {

    private final HumanSolver solver;
    private final Knowledge known;
    private final Grid grid;
    private final int[] startCount;
    private final int[] dots;
    private int dotCount;
    private boolean drewTies;

    Dotting(HumanSolver solver) {
        this.solver = solver;
        known = solver.known();
        grid = known.grid();
        startCount = new int[grid.size()];
        dots = new int[grid.size()];
    }

    /**
     * Dots for a draft that has none yet.
     *
     * @return the draft with dots, or empty where no row of dots that was tried solves it. Whether the draft is solved
     *     when its dots are all there from the start is left to be confirmed.
     */
    Optional<Draft> dotted(Draft draft, RandomGenerator random) {
        start(draft);
        while (!known.isSolved()) {
            known.settle();
            if (known.isImpossible()) {
                return Optional.empty();
            }
            dotUncontested(random);
            if (!solver.pass() && !dotWithin(known.everyNumber(), random)) {
                return Optional.empty();
            }
        }
        return Optional.of(draft.withDots(Arrays.copyOf(dots, dotCount)));
    }

    /** Whether a tie was drawn the last time: if not, the same numbers would get the same dots again. */
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

    /** A number that nobody contests somewhere, and no dot calls elsewhere, would have a choice to the end. */
    private void dotUncontested(RandomGenerator random) {
        for (long numbers = solver.uniqueness().withoutWish(); numbers != 0; numbers &= numbers - 1) {
            int number = Long.numberOfTrailingZeros(numbers);
            if (solver.uniqueness().uncontestedPlacement(number) != 0 && !reachesDot(number)) {
                dotWithin(Knowledge.bit(number), random);
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

    /** Puts a dot where most numbers contest the cell, now and at the start, and one of these does; ties are drawn. */
    private boolean dotWithin(long numbers, RandomGenerator random) {
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
