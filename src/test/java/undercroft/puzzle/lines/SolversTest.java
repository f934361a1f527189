package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the exact solver and the rules of deduction with exhaustive search. */
final class SolversTest {

    private static final long MANY_NODES = 1_000_000;

    private static ExactSolver.Count count(LinesPuzzle puzzle) {
        return ExactSolver.count(puzzle.draft(), MANY_NODES, () -> false);
    }

    @Test
    void countsOneSolutionAndShowsIt() {
        ExactSolver.Count one = count(new LinesPuzzle(List.of("3 .", ".2 ", "## ")));
        ExactSolver.Count several = count(new LinesPuzzle(List.of("3 .", " 2 ", "   ", "##2")));

        assertThat(one.solutions()).isEqualTo(1);
        assertThat(one.lines()).containsExactly(new Line(0, 0, 0, 2), new Line(1, 0, 1, 1));
        assertThat(several.solutions()).as("counted up to two").isEqualTo(2);
    }

    @Test
    void aSearchCutShortIsNotComplete() {
        LinesPuzzle puzzle = new LinesPuzzle(List.of("3   3", "     ", "  3  ", "     ", "3   3"));

        assertThat(ExactSolver.count(puzzle.draft(), 3, () -> false).isComplete())
                .isFalse();
        assertThat(ExactSolver.count(puzzle.draft(), 3, () -> false).nodes()).isEqualTo(3);
        assertThat(ExactSolver.count(puzzle.draft(), MANY_NODES, () -> true).isComplete())
                .isFalse();
    }

    @Test
    void theExactSolverAgreesWithExhaustiveSearch() {
        forEachSeed(2000, seed -> {
            LinesPuzzle puzzle = RandomPuzzles.small(seed);
            List<List<Line>> all = BruteForce.solutions(puzzle);

            ExactSolver.Count count = count(puzzle);

            assertThat(count.isComplete()).isTrue();
            assertThat(count.solutions()).isEqualTo(Math.min(2, all.size()));
            if (!all.isEmpty()) {
                assertThat(all).contains(count.lines());
            }
        });
    }

    /** The sound rules never drop a solution, whether there is one or many. */
    @Test
    void noDeductionLosesASolution() {
        forEachSeed(2000, seed -> {
            LinesPuzzle puzzle = RandomPuzzles.small(seed);
            List<List<Line>> all = BruteForce.solutions(puzzle);
            Draft draft = puzzle.draft();
            HumanSolver solver = new HumanSolver(draft.grid());

            solver.start(draft);
            do {
                for (List<Line> solution : all) {
                    Agreement.check(solver.known(), solution);
                }
            } while (solver.pass());

            if (!all.isEmpty()) {
                assertThat(solver.known().isImpossible()).isFalse();
            }
            if (solver.known().isSolved()) {
                assertThat(all).hasSize(1);
            }
        });
    }
}
