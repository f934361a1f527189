package undercroft.puzzle.elements;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.Fault;
import undercroft.puzzle.Fault.Place;
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
import undercroft.random.SeededRandom;

class ElementsKindTest {

    /** Fire stands next to water, on which it dies. Earth can reach the chest at once, and changes the water to earth. */
    private static final String ONE_MOVE = """
            +--+--+--+  +
            |.F w  e$|##
            +--+  +--+--+
             ##|.E|.  a |
            +  +--+--+--+
            """;

    /** Here earth would die at the chest. It must change the water to earth for fire and get out of the way. */
    private static final String THREE_MOVES = ONE_MOVE.replace("e$", "f$");

    private final ElementsKind kind = new ElementsKind();
    private final Settings settings = Settings.defaults(kind);

    private static Item step(String element, int row, int column) {
        return Item.EMPTY.with("element", element).with("row", row).with("column", column);
    }

    @Test
    void theShortestSolutionIsFound() {
        Solved one = kind.solve(Drawn.puzzle(ONE_MOVE), PuzzleLimits.DEFAULT);
        Solved three = kind.solve(Drawn.puzzle(THREE_MOVES), PuzzleLimits.DEFAULT);

        assertThat(one.status()).isEqualTo(Status.UNIQUE);
        assertThat(one.moves()).isEqualTo(1);
        assertThat(one.solution()).containsExactly(step("earth", 0, 2));
        assertThat(three.status()).isEqualTo(Status.UNIQUE);
        assertThat(three.moves()).isEqualTo(3);
        assertThat(three.solution()).containsExactly(step("earth", 0, 1), step("earth", 1, 1), step("fire", 0, 2));
    }

    /** Earth has one first move and goes back. Two characters move. */
    @Test
    void movesBackAreReturns() {
        assertThat(kind.rate(Drawn.puzzle(THREE_MOVES), PuzzleLimits.DEFAULT)
                        .orElseThrow()
                        .difficulty())
                .isEqualTo(3 * 100 + 60 + 40);
    }

    @Test
    void aPuzzleWithoutSolutionIsProvedToHaveNone() {
        Solved solved =
                kind.solve(Drawn.puzzle(ONE_MOVE.replace("e$", "w$").replace(".E", ". ")), PuzzleLimits.DEFAULT);

        assertThat(solved.status()).isEqualTo(Status.NONE);
        assertThat(solved.nodes()).isEqualTo(1);
    }

    @Test
    void limitsAreReportedWhenHit() {
        ElementsPuzzle puzzle = Drawn.puzzle(THREE_MOVES);

        assertThat(kind.solve(puzzle, PuzzleLimits.DEFAULT.withNodes(2)))
                .isEqualTo(Solved.unsolved(3, "The limit of 2 states was reached."));
        assertThat(kind.solve(puzzle, new PuzzleLimits(1000, () -> true)).status())
                .isEqualTo(Status.UNSOLVED);
        assertThat(kind.rate(puzzle, PuzzleLimits.DEFAULT.withNodes(2))).isEmpty();
    }

    @Test
    void ratingsCountMovesCharactersReturnsAndWrongFirstMoves() {
        // Air can only go to the chest; water cannot go anywhere.
        String drawing = """
                +--+--+--+
                |.A .  .$|
                +--+--+--+
                |.W|.  . |
                +--+--+--+
                """;

        // One of air's two first moves wins: 100 for the move, and half of the 50 percent that are wrong. The other
        // move leads back,
        // so a random player wins in the end: no luck is needed.
        assertThat(kind.rate(Drawn.puzzle(drawing), PuzzleLimits.DEFAULT))
                .contains(new Rating(
                        125,
                        List.of(
                                new Measure("moves", 1),
                                new Measure("charactersUsed", 1),
                                new Measure("returns", 0),
                                new Measure("wrongFirstMovesPercent", 50),
                                new Measure("shortestSolutions", 1),
                                new Measure("states", 2),
                                new Measure("randomWinsPercent", 100))));
    }

    @Test
    void replayReportsTheFirstError() {
        ElementsPuzzle puzzle = Drawn.puzzle(ONE_MOVE);

        assertThat(kind.replay(puzzle, List.of(step("earth", 0, 2)))).isEmpty();
        assertThat(kind.replay(puzzle, List.of())).contains("The chest is not reached.");
        assertThat(kind.replay(puzzle, List.of(step("fire", 0, 2))))
                .contains("Step 1 is illegal: fire dies on the water of row 0, column 1.");
        assertThat(kind.replay(puzzle, List.of(step("aether", 0, 2))))
                .contains("Step 1 is illegal: there is no such character.");
        assertThat(kind.replay(puzzle, List.of(step("earth", 0, 2), step("fire", 0, 1))))
                .contains("Step 2 comes after the chest was reached.");
    }

    @Test
    void filesContainEverything() throws BadPuzzleException {
        ElementsPuzzle puzzle = Drawn.puzzle(ONE_MOVE);

        PuzzleData data = kind.write(puzzle);

        assertThat(data)
                .isEqualTo(new PuzzleData(
                        "elements",
                        List.of(".we#", "#..a"),
                        Item.EMPTY.with("chestRow", 0).with("chestColumn", 2),
                        Map.of(
                                "characters", List.of(step("fire", 0, 0), step("earth", 1, 1)),
                                "walls",
                                        List.of(
                                                Item.EMPTY
                                                        .with("row", 0)
                                                        .with("column", 2)
                                                        .with("side", "south"),
                                                Item.EMPTY
                                                        .with("row", 1)
                                                        .with("column", 1)
                                                        .with("side", "east")))));
        assertThat(kind.read(data)).isEqualTo(puzzle);
    }

    @Test
    void allErrorsAreReportedAtOnce() {
        PuzzleData data = new PuzzleData(
                "elements",
                List.of("fw#", ".ea"),
                Item.EMPTY.with("chestRow", 0).with("chestColumn", 2),
                Map.of(
                        "characters",
                                List.of(
                                        step("earth", 0, 0),
                                        step("fire", 7, 0),
                                        step("air", 1, 0),
                                        step("water", 1, 0),
                                        step("air", 1, 2)),
                        "walls",
                                List.of(Item.EMPTY
                                        .with("row", 0)
                                        .with("column", 1)
                                        .with("side", "east"))));

        assertThatThrownBy(() -> kind.read(data)).isInstanceOfSatisfying(BadPuzzleException.class, bad -> {
            assertThat(bad.faults().stream().map(Fault::message))
                    .containsExactly(
                            "The chest (row 0, column 2) must be on a free cell of the board.",
                            "The character earth (row 0, column 0) must not stand on fire, which is deadly to it.",
                            "The character fire (row 7, column 0) must be on a free cell of the board.",
                            "The character water (row 1, column 0) must not share its cell with air.",
                            "The character air (row 1, column 2) must be there only once.",
                            "The wall east of row 0, column 1 must have a free cell on both sides.");
            assertThat(bad.faults().get(1).place()).isEqualTo(new Place.Entry("characters", 0));
            assertThat(bad.faults().get(5).place()).isEqualTo(new Place.Entry("walls", 0));
        });
    }

    @Test
    void aCharacterThatIsListedVeryOftenIsRefusedOnceForEach() {
        PuzzleData data = new PuzzleData(
                "elements",
                List.of("fw", "ae"),
                Item.EMPTY.with("chestRow", 0).with("chestColumn", 0),
                Map.of("characters", Collections.nCopies(100_000, step("earth", 1, 0)), "walls", List.of()));

        assertThatThrownBy(() -> kind.read(data))
                .isInstanceOfSatisfying(
                        BadPuzzleException.class,
                        bad -> assertThat(bad.faults()).hasSize(99_999));
    }

    @Test
    void boardsWithoutRoomAreRefused() {
        assertThat(kind.refusal(Board.open(3, 3), settings)).isEmpty();
        assertThat(kind.refusal(Board.of(List.of("####", "#...", "....", "...#")), settings))
                .isEmpty();
        assertThat(kind.refusal(Board.of(List.of("...#...", "...#..#", "..##..#")), settings))
                .contains("The largest piece of the board has 8 free cells, and elements needs 9; 3 x 3 would fit.");
        assertThat(kind.refusal(Board.open(16, 16), settings))
                .contains("A board of 16 x 16 has 256 cells, and elements takes 255 at most; 15 x 17 would fit.");
    }

    /** An L, and a cave. */
    @Test
    void samplesAreSolvableOnBoardsOfAnyOutline() {
        for (List<String> rows : List.of(
                List.of("..####", "..####", "......", "......"),
                List.of("#..#.#", "......", "#.##..", "...#..", "#....#"))) {
            Board board = Board.of(rows);
            for (int i = 0; i < 20; i++) {
                ElementsPuzzle puzzle = kind.sample(board, settings, SeededRandom.of(1, i), PuzzleLimits.DEFAULT)
                        .orElseThrow();
                Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);

                assertThat(puzzle.board()).isEqualTo(board);
                assertThat(puzzle.characters()).hasSize(4);
                assertThat(solved.moves()).isGreaterThanOrEqualTo(2);
                assertThat(kind.replay(puzzle, solved.solution())).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOptimiserMakesTheSamePuzzleFromASeed(Engine engine) {
        PuzzleRequest request = new PuzzleRequest(
                Board.open(3, 3),
                settings.with("characters", 3).with("moves", 6),
                5,
                150,
                engine,
                PuzzleLimits.DEFAULT);

        Optional<ElementsPuzzle> puzzle = kind.generate(request);

        assertThat(puzzle).isPresent().isEqualTo(kind.generate(request));
        assertThat(puzzle.orElseThrow().characters()).hasSize(3);
        assertThat(kind.solve(puzzle.get(), PuzzleLimits.DEFAULT).moves()).isGreaterThanOrEqualTo(2);
    }

    @Test
    void aStoppedSearchFindsNothing() {
        PuzzleLimits stopped = new PuzzleLimits(1000, () -> true);

        assertThat(kind.sample(Board.open(4, 4), settings, SeededRandom.of(1, 1), stopped))
                .isEmpty();
        assertThat(kind.generate(new PuzzleRequest(Board.open(4, 4), settings, 1, 10, Engine.POOL, stopped)))
                .isEmpty();
    }

    /** Three moves where four are wanted. Three of eight free cells are cut off from the chest. */
    @Test
    void fitnessIsNearnessAndCompactness() {
        String drawing = """
                +--+--+--+--+
                |.F w  f$|. |
                +--+  +--+--+
                |.  .E|. |. |
                +--+--+--+--+
                """;
        ElementsPuzzle single = Drawn.puzzle(drawing.replace("f$", "e$"));
        ElementsPuzzle puzzle = Drawn.puzzle(drawing);
        MovesProblem problem = new MovesProblem(new Variation(puzzle.board(), 2), 4, 0.5, 1000, () -> false);

        assertThat(problem.fitness(single)).as("a single move is no puzzle").isEqualTo(OptionalDouble.empty());
        assertThat(problem.fitness(puzzle)).isEqualTo(OptionalDouble.of(3.0 / 4 + 0.5 * 3 / 8));
    }

    @Test
    void drawingsAreThoseThePuzzlesWereReadFrom() {
        List<String> drawing = ONE_MOVE.lines().toList();

        assertThat(kind.ascii(Drawn.puzzle(ONE_MOVE), Optional.empty())).isEqualTo(drawing);
        assertThat(kind.ascii(Drawn.puzzle(ONE_MOVE), Optional.of(List.of(step("earth", 0, 2)))))
                .startsWith(drawing.toArray(String[]::new))
                .endsWith("1. earth to row 0, column 2");
    }

    @Test
    void thereIsAPictureOfTheStartAndOfEachMove() {
        ElementsPuzzle puzzle = Drawn.puzzle(THREE_MOVES);
        List<Item> solution = kind.solve(puzzle, PuzzleLimits.DEFAULT).solution();

        assertThat(kind.frames(puzzle, solution)).hasSize(1 + solution.size()).doesNotHaveDuplicates();
        assertThat(kind.draw(puzzle, Optional.empty()))
                .isEqualTo(kind.frames(puzzle, solution).get(0));
        assertThat(kind.draw(puzzle, Optional.of(solution)).marks())
                .hasSizeGreaterThan(kind.draw(puzzle, Optional.empty()).marks().size());
    }

    @Test
    void reachesTheWantedDifficulty() {
        Board board = Board.open(4, 4);
        for (int wanted : List.of(1000, 5000)) {
            for (int seed = 0; seed < 5; seed++) {
                int miss = Difficulty.reach(kind, board, settings, wanted, seed, PuzzleLimits.DEFAULT)
                        .orElseThrow()
                        .miss(wanted);

                assertThat(miss).isLessThanOrEqualTo(1000);
            }
        }
    }
}
