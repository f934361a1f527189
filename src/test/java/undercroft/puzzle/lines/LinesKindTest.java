package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Rating.Measure;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;
import undercroft.puzzle.optimise.Engine;

final class LinesKindTest {

    private final LinesKind kind = new LinesKind();
    private final Settings standard = Settings.defaults(kind);

    private static LinesPuzzle puzzle(String... rows) {
        return new LinesPuzzle(List.of(rows));
    }

    private Solved solve(String... rows) {
        return kind.solve(puzzle(rows), PuzzleLimits.DEFAULT);
    }

    private static Item step(int r0, int c0, int r1, int c1) {
        return Item.EMPTY.with("r0", r0).with("c0", c0).with("r1", r1).with("c1", c1);
    }

    /** Three has one cell too few on its right, and takes the dot from the two below. */
    @Test
    void solvesByDeductionAndReportsTheLayers() {
        Solved solved = solve("3 .", " 2 ", "#.#");

        assertThat(solved.status()).isEqualTo(Status.UNIQUE);
        assertThat(solved.deduced()).isTrue();
        assertThat(solved.solution()).containsExactly(step(0, 0, 0, 2), step(1, 1, 2, 1));
        assertThat(solved.moves()).isEqualTo(2);
        assertThat(solved.layers())
                .containsExactly(
                        Item.EMPTY.with("rule", "cover").with("width", 2).with("cells", "0,2 2,1"));
    }

    @Test
    void reportsSeveralSolutions() {
        Solved solved = solve("2 ", "  ");

        assertThat(solved.status()).isEqualTo(Status.MULTIPLE);
        assertThat(solved.deduced()).isFalse();
        assertThat(solved.solution()).hasSize(1);
    }

    @Test
    void reportsThatThereIsNoSolution() {
        assertThat(solve("2  .").status()).isEqualTo(Status.NONE);
        assertThat(solve("9").status()).isEqualTo(Status.NONE);
    }

    @Test
    void reportsTheLimitThatWasHit() {
        LinesPuzzle open = puzzle("3   3", "     ", "  3  ", "     ", "3   3");

        assertThat(kind.solve(open, PuzzleLimits.DEFAULT.withNodes(2)).note())
                .isEqualTo("The limit of 2 nodes was reached.");
        assertThat(kind.solve(open, new PuzzleLimits(1000, () -> true)).status())
                .isEqualTo(Status.UNSOLVED);
        assertThat(kind.solve(open, new PuzzleLimits(1000, () -> true)).note())
                .isEqualTo("The time limit was reached after 0 nodes.");
    }

    @Test
    void replayReportsTheFirstError() {
        LinesPuzzle puzzle = puzzle("3 .", " 2 ", "#.#");

        assertThat(kind.replay(puzzle, List.of(step(1, 1, 2, 1), step(0, 0, 0, 2))))
                .isEmpty();
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 0, 3)))).contains("Line 1 leaves the board.");
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 1, 1))))
                .contains("Line 1 does not go straight right or down.");
        assertThat(kind.replay(puzzle, List.of(step(0, 2, 0, 0))))
                .contains("Line 1 does not go straight right or down.");
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 2, 0))))
                .contains("Line 1 crosses the blocked cell (row 2, column 0).");
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 0, 2), step(0, 1, 1, 1))))
                .contains("Line 2 shares the cell (row 0, column 1) with line 1.");
        assertThat(kind.replay(puzzle, List.of(step(0, 1, 0, 2)))).contains("Line 1 goes through 0 numbers, not one.");
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 0, 1))))
                .contains("Line 1 covers 2 cells, not the 3 of its number.");
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 0, 2))))
                .contains("No line covers the number at (row 1, column 1).");
        assertThat(kind.replay(puzzle, List.of(step(0, 0, 0, 2), step(1, 1, 1, 2))))
                .contains("No line covers the dot at (row 2, column 1).");
    }

    /** One layer for the dots; then nothing is left. 1 point for the layer, minus 2 for each of its two numbers. */
    @Test
    void ratesDepthMinusWidth() {
        Rating rating =
                kind.rate(puzzle("3 .", " 2 ", "#.#"), PuzzleLimits.DEFAULT).orElseThrow();

        assertThat(rating.measures())
                .contains(
                        new Measure("tier", 0),
                        new Measure("score", -3),
                        new Measure("deductions", 2),
                        new Measure("coverDepth", 1),
                        new Measure("coverWidth", 2),
                        new Measure("squareDepth", 0));
        assertThat(rating.difficulty()).isEqualTo(-2998);
    }

    @Test
    void doesNotRatePuzzlesThatNeedGuessing() {
        assertThat(kind.rate(puzzle("2 ", "  "), PuzzleLimits.DEFAULT)).isEmpty();
    }

    @Test
    void weightsFollowTheSizeOfTheBoard() {
        assertThat(Weights.published(9 * 6)).isEqualTo(Weights.SMALL);
        assertThat(Weights.published(10 * 7)).isEqualTo(Weights.SMALL);
        assertThat(Weights.published(11 * 8)).isEqualTo(Weights.MEDIUM);
        assertThat(Weights.published(13 * 9)).isEqualTo(Weights.STANDARD);
    }

    @Test
    void readsWhatItWrites() throws BadPuzzleException {
        LinesPuzzle puzzle = puzzle("3 .", " 2 ", "#.#");

        assertThat(kind.write(puzzle)).isEqualTo(PuzzleData.of("lines", List.of("3 .", " 2 ", "#.#")));
        assertThat(kind.read(kind.write(puzzle))).isEqualTo(puzzle);
    }

    @Test
    void refusesDataWithoutNumbersOrWithTooMany() {
        assertThatThrownBy(() -> kind.read(PuzzleData.of("lines", List.of(" .", "  "))))
                .isInstanceOf(BadPuzzleException.class)
                .hasMessage("A puzzle of lines must have 1 to 64 numbers on its board; this one has 0.");
        assertThatThrownBy(() -> kind.read(PuzzleData.of("lines", List.of("1".repeat(65)))))
                .isInstanceOf(BadPuzzleException.class)
                .hasMessageEndingWith("this one has 65.");
    }

    @Test
    void refusesBoardsThatAreTooSmallWithWhatFits() {
        assertThat(kind.refusal(Board.open(3, 3), standard))
                .contains(
                        "Lines need 16 free cells that have a free one beside them, such as 4 x 4; this board of 3 x 3 has"
                                + " 9. Take a larger room.");
        assertThat(kind.refusal(Board.of(List.of(".#.#.#", "#.#.#.")), standard))
                .isPresent();
        assertThat(kind.refusal(Board.open(5, 4), standard.with("numbers", 7)))
                .contains(
                        "7 numbers need 25 free cells; this board of 5 x 4 has 20. Take at most 5 numbers, or a larger"
                                + " room.");
        assertThat(kind.refusal(Board.open(5, 4), standard.with("numbers", 5))).isEmpty();
        assertThat(kind.refusal(Board.open(4, 4), standard)).isEmpty();
    }

    @Test
    void drawsAGridToWriteIn() {
        assertThat(kind.ascii(puzzle("3 .", "#2 "), Optional.empty()))
                .containsExactly(
                        "+---+---+---+", //
                        "| 3 |   | o |",
                        "+---+---+---+",
                        "|###| 2 |   |",
                        "+---+---+---+");
    }

    @Test
    void drawsSolutionsThroughTheGrid() {
        assertThat(kind.ascii(puzzle("3 .", " 2 ", "#.#"), Optional.of(List.of(step(0, 0, 0, 2), step(1, 1, 2, 1)))))
                .containsExactly(
                        "+---+---+---+", //
                        "| 3=======o |",
                        "+---+---+---+",
                        "|   | 2 |   |",
                        "+---+ | +---+",
                        "|###| o |###|",
                        "+---+---+---+");
    }

    @Test
    void aPictureOfTheSolutionHasABandForEachLine() {
        LinesPuzzle puzzle = puzzle("3 .", " 2 ", "#.#");
        List<Item> solution = List.of(step(0, 0, 0, 2), step(1, 1, 2, 1));
        int plain = kind.draw(puzzle, Optional.empty()).marks().size();

        assertThat(kind.draw(puzzle, Optional.of(solution)).marks()).hasSize(plain + 2);
        assertThat(kind.frames(puzzle, solution))
                .extracting(scene -> scene.marks().size())
                .containsExactly(plain, plain + 1, plain + 2);
    }

    @Test
    void theSameRequestGivesTheSamePuzzle() {
        PuzzleRequest request = new PuzzleRequest(Board.open(6, 6), standard, 7, 50, Engine.POOL, PuzzleLimits.DEFAULT);

        assertThat(kind.generate(request)).isPresent().isEqualTo(kind.generate(request));
    }

    @Test
    void aStoppedRequestGivesNothing() {
        PuzzleRequest request =
                new PuzzleRequest(Board.open(6, 6), standard, 7, 50, Engine.POOL, new PuzzleLimits(1000, () -> true));

        assertThat(kind.generate(request)).isEmpty();
    }
}
