package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.puzzle.tilt.Tilts.puzzle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Rating.Measure;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;
import undercroft.puzzle.optimise.Engine;
import undercroft.random.SeededRandom;

class TiltKindTest {

    private static final Board BOARD = Board.open(8, 8);

    private final TiltKind kind = new TiltKind();
    private final Settings standard = Settings.defaults(kind);

    @Test
    void aSolutionIsAListOfDirections() {
        Solved solved = kind.solve(puzzle("A..", ".#.", "..A"), PuzzleLimits.DEFAULT);

        assertThat(solved.moves()).isEqualTo(2);
        assertThat(solved.status()).isEqualTo(Status.MULTIPLE);
        assertThat(solved.solution()).isEqualTo(steps("north", "east"));
    }

    @Test
    void aShortestSolutionMayBeTheOnlyOne() {
        // The sill keeps the right fruit away from the left one.
        Solved solved = kind.solve(puzzle(List.of(new Sill(0, 1, Way.EAST)), "A.A"), PuzzleLimits.DEFAULT);

        assertThat(solved.moves()).isEqualTo(1);
        assertThat(solved.status()).isEqualTo(Status.UNIQUE);
    }

    @Test
    void aGameWithoutAWinIsProvedToHaveNone() {
        assertThat(kind.solve(puzzle("A#A"), PuzzleLimits.DEFAULT).status()).isEqualTo(Status.NONE);
    }

    @Test
    void aNodeLimitIsReportedWhenItIsHit() {
        Solved solved = kind.solve(puzzle("A..o", ".#..", "..#A"), PuzzleLimits.DEFAULT.withNodes(2));

        assertThat(solved.status()).isEqualTo(Status.UNSOLVED);
        assertThat(solved.note()).isEqualTo("The limit of 2 states was reached.");
    }

    @Test
    void aReplayReportsTheFirstWrongStep() {
        TiltPuzzle puzzle = puzzle("A..", ".#.", "..A");

        assertThat(kind.replay(puzzle, steps("north", "west"))).isEmpty();
        assertThat(kind.replay(puzzle, steps("north"))).contains("After step 1 there is still fruit.");
        assertThat(kind.replay(puzzle, steps("north", "north"))).contains("At step 2 (north) nothing moves.");
        assertThat(kind.replay(puzzle, steps("up")))
                .contains("Step 1 (up) is not a direction in which to tilt the board.");
        assertThat(kind.replay(puzzle, steps("north", "west", "south")))
                .contains("Step 3 comes after all fruit has vanished.");
        assertThat(kind.replay(puzzle("A.~", "##.", "A##"), steps("east")))
                .contains("At step 1 (east) a fruit is lost in a puddle.");
    }

    @Test
    void theRatingCountsForcedMovesAndMovesThatLose() {
        // The sill keeps the lower fruit in place. East loses the upper one, south wins, and it cannot move in other
        // directions.
        TiltPuzzle puzzle = puzzle(
                List.of(new Sill(2, 0, Way.EAST)),
                "A~", //
                ".#",
                ".A");

        assertThat(measures(puzzle)).containsEntry("moves", 1L).containsEntry("forcedPercent", 100L);
        assertThat(measures(puzzle)).containsEntry("deadEnds", 1L);
    }

    @Test
    void theRatingCountsMovesAfterWhichNoWinIsLeft() {
        // East traps the upper fruit behind a sill of its own: the search proves a dead end. It still counts as a
        // choice.
        TiltPuzzle puzzle = puzzle(
                List.of(new Sill(0, 0, Way.EAST), new Sill(2, 0, Way.EAST)),
                "A.", //
                ".#",
                ".A");

        assertThat(measures(puzzle)).containsEntry("moves", 1L).containsEntry("forcedPercent", 0L);
        assertThat(measures(puzzle)).containsEntry("deadEnds", 1L).containsEntry("states", 2L);
    }

    @Test
    void aGameWithoutAWinHasNoRating() {
        assertThat(kind.rate(puzzle("A#A"), PuzzleLimits.DEFAULT)).isEmpty();
    }

    @Test
    void samplesAreSolvableAndKeepTheirLimits() {
        forEachSeed(60, seed -> {
            TiltPuzzle puzzle = kind.sample(BOARD, standard, SeededRandom.of(seed, 0), PuzzleLimits.DEFAULT)
                    .orElseThrow();
            Solved solved = kind.solve(puzzle, PuzzleLimits.DEFAULT);

            assertThat(solved.moves()).isBetween(3, 20);
            assertThat(kind.replay(puzzle, solved.solution())).isEmpty();
            assertThat(measures(puzzle).get("openPercent")).isGreaterThanOrEqualTo(60L);
            assertThat(puzzle.rows()).allMatch(row -> row.startsWith("#") && row.endsWith("#"));
        });
    }

    @Test
    void everyWantedExtraIsThere() {
        forEachSeed(20, seed -> {
            Settings settings = standard.with("sills", 1)
                    .with("anteaters", 1)
                    .with("puddles", 1)
                    .with("hedgehogs", 1);

            TiltPuzzle puzzle = kind.sample(BOARD, settings, SeededRandom.of(seed, 0), PuzzleLimits.DEFAULT)
                    .orElseThrow();

            String tiles = String.join("", puzzle.rows());
            assertThat(tiles).contains("~").contains("z").containsPattern("[<>^v]");
            assertThat(puzzle.sills()).isNotEmpty();
            assertThat(kind.replay(
                            puzzle, kind.solve(puzzle, PuzzleLimits.DEFAULT).solution()))
                    .isEmpty();
        });
    }

    @Test
    void readsWhatItWrites() {
        forEachSeed(60, seed -> {
            Settings settings = standard.with("sills", 1).with("puddles", 1);
            TiltPuzzle puzzle = kind.sample(BOARD, settings, SeededRandom.of(seed, 0), PuzzleLimits.DEFAULT)
                    .orElseThrow();

            assertThat(kind.read(kind.write(puzzle))).isEqualTo(puzzle);
        });
    }

    @Test
    void aPuzzleOfTenMovesIsFoundQuickly() {
        Settings settings = standard.with("leastMoves", 10).with("mostMoves", 15);

        TiltPuzzle puzzle = kind.sample(BOARD, settings, SeededRandom.of(1, 0), PuzzleLimits.DEFAULT)
                .orElseThrow();

        assertThat(measures(puzzle).get("moves")).isBetween(10L, 15L);
        assertThat(measures(puzzle).get("openPercent")).isGreaterThanOrEqualTo(60L);
        assertThat(measures(puzzle).get("symmetryPercent")).isGreaterThanOrEqualTo(90L);
    }

    @Test
    void optimisingMakesAPuzzleHarder() {
        for (Engine engine : Engine.values()) {
            TiltPuzzle first = generated(engine, 0);
            TiltPuzzle best = generated(engine, 200);

            assertThat(kind.rate(best, PuzzleLimits.DEFAULT).orElseThrow().difficulty())
                    .isGreaterThan(
                            kind.rate(first, PuzzleLimits.DEFAULT).orElseThrow().difficulty());
            assertThat(generated(engine, 200)).isEqualTo(best);
        }
    }

    private TiltPuzzle generated(Engine engine, long iterations) {
        return kind.generate(new PuzzleRequest(BOARD, standard, 3, iterations, engine, PuzzleLimits.DEFAULT))
                .orElseThrow();
    }

    @Test
    void aStopGivesNothing() {
        PuzzleLimits stopped = new PuzzleLimits(PuzzleLimits.DEFAULT_NODES, () -> true);

        assertThat(kind.sample(BOARD, standard, SeededRandom.of(1, 0), stopped)).isEmpty();
        assertThat(kind.rate(puzzle("A.A"), stopped)).isEmpty();
        assertThat(kind.solve(puzzle("A.A"), stopped).note()).isEqualTo("The time limit was reached after 1 states.");
    }

    @Test
    void boardsThatAreTooSmallAreRefusedWithWhatFits() {
        assertThat(kind.refusal(Board.open(4, 4), standard).orElseThrow())
                .contains("has 4 free cells in 2 x 2. Pairs (1) and blocks (0) need 7", "A board of 5 x 5");
        assertThat(kind.refusal(BOARD, standard.with("pairs", 8).with("blocks", 12))
                        .orElseThrow())
                .contains("36 free cells", "Pairs (8) and blocks (12) need 40", "A board of 9 x 9");
        assertThat(kind.refusal(BOARD, standard.with("leastMoves", 21)).orElseThrow())
                .contains("leastMoves (21)", "mostMoves (20)");
        assertThat(kind.refusal(BOARD, standard)).isEmpty();
    }

    @Test
    void allErrorsOfAPuzzleAreReported() {
        PuzzleData data = new PuzzleData(
                "tilt",
                List.of("AA.", ".oB", "?.."),
                Item.EMPTY,
                Map.of("sills", List.of(sill(0, 2, "east"), sill(1, 0, "east"), sill(1, 1, "west"))));

        assertThatThrownBy(() -> kind.read(data))
                .isInstanceOf(BadPuzzleException.class)
                .hasMessageContaining("'A' is next to one of the same colour")
                .hasMessageContaining("'?' is unknown")
                .hasMessageContaining("1 fruit 'B'")
                .hasMessageContaining("not between two cells")
                .hasMessageContaining("two sills on one border");
    }

    @Test
    void aBoardBeyondTheGridIsRefused() {
        String row = "A.A......";
        PuzzleData data = new PuzzleData(
                "tilt",
                List.of(row, ".........", ".........", ".........", ".........", ".........", ".........", "........."),
                Item.EMPTY,
                Map.of("sills", List.of()));

        assertThatThrownBy(() -> kind.read(data)).hasMessageContaining("9 x 8");
    }

    @Test
    void textShowsCellsSillsAndTheSolution() {
        TiltPuzzle puzzle = puzzle(List.of(new Sill(0, 0, Way.EAST), new Sill(1, 0, Way.NORTH)), "A.z", "o~A");

        assertThat(kind.ascii(puzzle, Optional.of(steps("north", "west"))))
                .containsExactly(
                        "A>. z",
                        "^",
                        "o ~ A",
                        "letters fruit, o block, z hedgehog, asleep, ~ puddle, arrows between cells one-way sills",
                        "solution: N W");
    }

    @Test
    void thereIsAPictureOfTheStartAndAfterEveryMove() {
        TiltPuzzle puzzle = puzzle("A..", ".#.", "..A");

        assertThat(kind.frames(puzzle, steps("north", "west"))).hasSize(3).doesNotHaveDuplicates();
    }

    private Map<String, Long> measures(TiltPuzzle puzzle) {
        return kind.rate(puzzle, PuzzleLimits.DEFAULT).orElseThrow().measures().stream()
                .collect(Collectors.toMap(Measure::name, Measure::value));
    }

    private static List<Item> steps(String... ways) {
        return List.of(ways).stream().map(way -> Item.EMPTY.with("way", way)).toList();
    }

    private static Item sill(int row, int column, String way) {
        return Item.EMPTY.with("row", row).with("column", column).with("way", way);
    }
}
