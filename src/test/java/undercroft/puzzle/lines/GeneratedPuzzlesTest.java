package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.Difficulty.Reached;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.optimise.Engine;
import undercroft.random.SeededRandom;

/** The promises for every generated puzzle, on open boards and on others. */
final class GeneratedPuzzlesTest {

    private final LinesKind kind = new LinesKind();
    private final Settings standard = Settings.defaults(kind);

    private static final int MANY_NODES = 1_000_000;

    /** A rectangle with a missing corner and some blocked cells, like the floors of rooms. */
    private static Board cut(SeededRandom random, int width, int height) {
        int cutWidth = random.below(width / 2);
        int cutHeight = random.below(height / 2);
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < width; column++) {
                boolean blocked = (row < cutHeight && column < cutWidth) || random.chance(0.04);
                text.append(blocked ? Board.BLOCKED : Board.FREE);
            }
            rows.add(text.toString());
        }
        return Board.of(rows);
    }

    @Test
    void haveOneSolutionFoundByDeductionsThatAllAgreeWithIt() {
        forEachSeed(300, (seed, draw) -> {
            int width = draw.between(5, 9);
            int height = draw.between(5, 10);
            Board board = cut(SeededRandom.of(seed, 1), width, height);
            LinesPuzzle puzzle = kind.generate(
                            new PuzzleRequest(board, standard, seed, 10, Engine.POOL, PuzzleLimits.DEFAULT))
                    .orElseThrow();
            Draft draft = puzzle.draft();

            ExactSolver.Count count = ExactSolver.count(draft, MANY_NODES, () -> false);
            assertThat(count.isComplete()).isTrue();
            assertThat(count.solutions()).isEqualTo(1);
            HumanSolver solver = new HumanSolver(draft.grid());
            solver.start(draft);
            do {
                Agreement.check(solver.known(), count.lines());
            } while (!solver.known().isSolved() && solver.pass());
            assertThat(solver.known().isSolved()).isTrue();

            Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);
            assertThat(solved.deduced()).isTrue();
            assertThat(kind.replay(puzzle, solved.solution())).isEmpty();
        });
    }

    @Test
    void areOnTheRequestedBoard() {
        forEachSeed(100, seed -> {
            Board board = cut(SeededRandom.of(seed, 1), 8, 7);
            Settings six = standard.with("numbers", 6);

            LinesPuzzle puzzle = kind.sample(board, six, SeededRandom.of(seed, 0), PuzzleLimits.DEFAULT)
                    .orElseThrow();

            assertThat(Board.of(puzzle.rows())).isEqualTo(board);
            assertThat(String.join("", puzzle.rows()).replaceAll("[^1-9]", "")).hasSize(6);
        });
    }

    /** The replay notices every replaced line, because the solution is the only one. */
    @Test
    void noOtherLinesReplay() {
        forEachSeed(50, seed -> {
            LinesPuzzle puzzle = kind.sample(Board.open(6, 6), standard, SeededRandom.of(seed, 0), PuzzleLimits.DEFAULT)
                    .orElseThrow();
            List<Item> solution = kind.solve(puzzle, PuzzleLimits.DEFAULT).solution();

            for (int index = 0; index < solution.size(); index++) {
                List<Item> fewer = new ArrayList<>(solution);
                Item line = fewer.remove(index);
                assertThat(kind.replay(puzzle, fewer)).isPresent();
                List<Item> shifted = new ArrayList<>(solution);
                shifted.set(
                        index,
                        Item.EMPTY
                                .with("r0", line.number("r0"))
                                .with("c0", line.number("c0") + 1)
                                .with("r1", line.number("r1"))
                                .with("c1", line.number("c1") + 1));
                assertThat(kind.replay(puzzle, shifted)).isPresent();
            }
        });
    }

    /** The rule that the layers name last in the list decides between which fifths a difficulty lies, on every size. */
    @Test
    void aWantedDifficultyIsReachedByItsRule() {
        List<String> rules = List.of("square", "dependency", "one of");
        for (Board board : List.of(Board.open(6, 6), Board.open(9, 9))) {
            for (int tenth = 1; tenth <= 9; tenth += 2) {
                int wanted = tenth * 1000;
                Reached<LinesPuzzle> reached = Difficulty.reach(
                                kind, board, standard, wanted, tenth, PuzzleLimits.DEFAULT)
                        .orElseThrow();

                assertThat(reached.miss(wanted)).isLessThanOrEqualTo(1000);
                Solved solved = kind.solve(reached.puzzle(), PuzzleLimits.DEFAULT);
                assertThat(kind.brokenPromise(solved)).isEmpty();
                int hardest = solved.layers().stream()
                        .mapToInt(layer -> rules.indexOf(layer.text("rule")))
                        .max()
                        .orElseThrow();
                assertThat(hardest).isEqualTo(Math.max(-1, wanted / 2000 - 2));
            }
        }
    }
}
