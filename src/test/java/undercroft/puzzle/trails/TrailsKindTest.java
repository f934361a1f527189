package undercroft.puzzle.trails;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.PuzzleRequest;
import undercroft.puzzle.Rating;
import undercroft.puzzle.Scale;
import undercroft.puzzle.Settings;
import undercroft.puzzle.Solved;
import undercroft.puzzle.Solved.Status;
import undercroft.puzzle.optimise.Engine;
import undercroft.random.SeededRandom;

class TrailsKindTest {

    private static final TrailsKind KIND = new TrailsKind();

    private static final Settings STANDARD = Settings.defaults(KIND);

    private static final List<String> ROWS = List.of("......", "......", "......");

    /** Three tiles in a row, the middle one a cell lower: one path from A straight down, up again and to B. */
    private static final PuzzleData SMALL = data(
            List.of(tile(0, 0, "abcdbc"), tile(1, 2, "abccdb"), tile(0, 4, "abccad")),
            List.of(at("A", 0, "NW"), at("B", 2, "N")));

    private static final List<Item> WAY =
            List.of(step(1, 0, "NW", "SE"), step(1, 1, "NW", "NE"), step(1, 2, "SW", "N"));

    @Test
    void findsTheOnlyPath() throws Exception {
        Solved solved = KIND.solve(KIND.read(SMALL), PuzzleLimits.DEFAULT);

        assertThat(solved.status()).isEqualTo(Status.UNIQUE);
        assertThat(solved.solution()).isEqualTo(WAY);
        assertThat(solved.moves()).isEqualTo(3);
    }

    @Test
    void reportsSeveralPaths() throws Exception {
        // The first tile's trail leads to A twice.
        PuzzleData data = data(
                List.of(tile(0, 0, "abacba"), tile(1, 2, "abccdb"), tile(0, 4, "abccad")),
                List.of(at("A", 0, "NW"), at("A", 0, "N"), at("B", 2, "N")));

        assertThat(KIND.solve(KIND.read(data), PuzzleLimits.DEFAULT).status()).isEqualTo(Status.MULTIPLE);
    }

    @Test
    void reportsThatThereIsNoPath() throws Exception {
        PuzzleData data = data(
                List.of(tile(0, 0, "abcdbc"), tile(1, 2, "abccdd"), tile(0, 4, "abccad")),
                List.of(at("A", 0, "NW"), at("B", 2, "N")));

        assertThat(KIND.solve(KIND.read(data), PuzzleLimits.DEFAULT).status()).isEqualTo(Status.NONE);
        assertThat(KIND.rate(KIND.read(data), PuzzleLimits.DEFAULT)).isEmpty();
    }

    @Test
    void reportsTheLimitThatWasHit() throws Exception {
        Solved solved = KIND.solve(KIND.read(SMALL), PuzzleLimits.DEFAULT.withNodes(13));

        assertThat(solved.status()).isEqualTo(Status.UNSOLVED);
        assertThat(solved.note()).isEqualTo("Its 14 trails and places are more than the limit of 13.");
    }

    /** By hand: three tiles, no wrong exits, no trails off the path, no loop. A random walker hardly misses the place. */
    @Test
    void ratesTilesExitsAndTrails() throws Exception {
        assertThat(KIND.rate(KIND.read(SMALL), PuzzleLimits.DEFAULT).orElseThrow())
                .isEqualTo(new Rating(
                        332,
                        List.of(
                                new Rating.Measure("tilesOnWays", 3),
                                new Rating.Measure("wrongExits", 0),
                                new Rating.Measure("trailsAside", 0),
                                new Rating.Measure("loops", 0),
                                new Rating.Measure("randomWinsPercent", 99))));
        // One more exit of the first trail to the south, to a dead end of another tile: 330 + 50 + 30, and 22 for the
        // luck.
        PuzzleData branched = new PuzzleData(
                "trails",
                List.of("......", "......", "......", "..####"),
                Item.EMPTY,
                Map.of(
                        "tiles",
                        List.of(tile(0, 0, "abccbc"), tile(1, 2, "abccdb"), tile(0, 4, "abccad"), tile(2, 0, "abcdbb")),
                        "attachments",
                        List.of(at("A", 0, "NW"), at("B", 2, "N"))));
        assertThat(KIND.rate(KIND.read(branched), PuzzleLimits.DEFAULT)
                        .orElseThrow()
                        .difficulty())
                .isEqualTo(432);
    }

    @Test
    void pathsMayLeadThroughPlaces() throws Exception {
        // From A to B on the first tile; C is reached from there by the second edge of B.
        PuzzleData data = data(
                List.of(tile(0, 0, "aabccd"), tile(1, 2, "abccdb"), tile(0, 4, "abcdda")),
                List.of(at("A", 0, "S"), at("B", 0, "SW"), at("B", 2, "N"), at("C", 2, "NW")));
        TrailsPuzzle puzzle = KIND.read(data);

        Solved solved = KIND.solve(puzzle, PuzzleLimits.DEFAULT);

        assertThat(solved.solution())
                .containsExactly(step(1, 0, "S", "SW"), step(2, 0, "S", "SW"), step(2, 2, "N", "NW"));
        assertThat(KIND.replay(puzzle, solved.solution())).isEmpty();
    }

    static Stream<Arguments> wrongPaths() {
        return Stream.of(
                arguments(List.of(), "There is no path to place B."),
                arguments(List.of(step(2, 0, "NW", "SE")), "Step 1 belongs to path 2, which does not follow here."),
                arguments(List.of(step(1, 7, "NW", "SE")), "Step 1 is on tile 7, which does not exist."),
                arguments(
                        List.of(step(1, 0, "NW", "S")), "Step 1 goes from NW to S, which no trail of its tile joins."),
                arguments(
                        List.of(step(1, 0, "NW", "NW")),
                        "Step 1 goes from NW to NW, which no trail of its tile joins."),
                arguments(List.of(step(1, 0, "SE", "NW")), "Step 1 does not begin at place A."),
                arguments(WAY.subList(0, 2), "Step 2 does not end at place B."),
                arguments(List.of(WAY.get(0), WAY.get(2)), "Step 2 does not begin where the step before it ends."),
                arguments(
                        List.of(WAY.get(0), step(1, 1, "NE", "NW")),
                        "Step 2 does not begin where the step before it ends."));
    }

    @ParameterizedTest
    @MethodSource("wrongPaths")
    void replayReportsTheFirstError(List<Item> solution, String fault) throws Exception {
        assertThat(KIND.replay(KIND.read(SMALL), solution)).contains(fault);
    }

    @Test
    void replayAcceptsThePath() throws Exception {
        assertThat(KIND.replay(KIND.read(SMALL), WAY)).isEmpty();
    }

    static Stream<Arguments> brokenPuzzles() {
        Item fine = tile(0, 0, "abcdbc");
        Item a = at("A", 0, "NW");
        Item b = at("B", 0, "SW");
        return Stream.of(
                arguments(List.of(), List.of(a, b), "The puzzle has no tile"),
                arguments(List.of(fine), List.of(a), "The puzzle has 1 place(s)"),
                arguments(List.of(tile(0, 0, "abcde")), List.of(a, b), "The side \"abcde\" must be six letters"),
                arguments(List.of(tile(2, 0, "abcdbc")), List.of(a, b), "the tile (2, 0) must leave it on four free"),
                arguments(List.of(fine, tile(0, 2, "abcdbc")), List.of(a, b), "(0, 2) must be in step"),
                arguments(List.of(fine, tile(1, 3, "abcdbc")), List.of(a, b), "(1, 3) must be in step"),
                arguments(List.of(fine, fine), List.of(a, b), "another tile lies there"),
                arguments(List.of(fine), List.of(a, at("", 0, "SW")), "The place must have a name"),
                arguments(List.of(fine), List.of(a, at("B", 3, "N")), "The tile (3) must be one of the 1 tiles"),
                arguments(List.of(fine), List.of(a, at("B", 0, "NW")), "must be at the rim and attached once"),
                arguments(
                        List.of(fine, tile(1, 2, "abcdbc")),
                        List.of(a, at("B", 0, "SE")),
                        "The edge SE of tile 0 must be at the rim"));
    }

    @ParameterizedTest
    @MethodSource("brokenPuzzles")
    void brokenPuzzlesAreRefused(List<Item> tiles, List<Item> attachments, String message) {
        assertThatThrownBy(() -> KIND.read(data(tiles, attachments)))
                .isInstanceOf(BadPuzzleException.class)
                .hasMessageContaining(message);
    }

    @Test
    void drawsLettersAndPaths() throws Exception {
        TrailsPuzzle puzzle = KIND.read(SMALL);

        assertThat(KIND.ascii(puzzle, Optional.empty()))
                .containsExactly(
                        "  _____           __B__",
                        "A c a b \\       / d a b \\",
                        "          _____",
                        "\\ b d c / b a b \\ a c c /",
                        "  _____           _____",
                        "        \\ d c c /",
                        "          _____");
        assertThat(KIND.ascii(puzzle, Optional.of(WAY)))
                .containsExactly(
                        "  _____           __B__",
                        "A * a b \\       / d * b \\",
                        "          _____",
                        "\\ b d * / * a * \\ * c c /",
                        "  _____           _____",
                        "        \\ d c c /",
                        "          _____");
    }

    @Test
    void refusesBoardsWithWhatFits() {
        assertThat(KIND.refusal(Board.open(4, 4), STANDARD).orElseThrow())
                .startsWith("The board has room for 3 connected hexagons")
                .endsWith("An open floor of 6 x 4 cells would do.");
        assertThat(KIND.refusal(Board.open(6, 4), STANDARD)).isEmpty();
        assertThat(KIND.refusal(
                                Board.of(List.of("+#+#+#+", "......#", "......#", "......#", "......#", "+#+#+#+")),
                                STANDARD)
                        .orElseThrow())
                .endsWith("Choose fewer places, or a larger floor with fewer doors.");
    }

    /**
     * Two doors of one and two cells, and a third place as far away as possible. The hexagons 0 to 2 of the first column have
     * their upper rows 2, 4 and 6, those of the next column, 3 to 5, have 1, 3 and 5, and so on.
     */
    @Test
    void placesAreAtTheDoors() {
        Board board = Board.of(List.of(
                "#+##########",
                "#..........#",
                "#..........#",
                "#..........+",
                "#..........+",
                "#..........#",
                "#..........#",
                "#..........#",
                "############"));

        List<String> ends = new ArrayList<>();
        RimPlaces.on(board, HexFloor.of(board), 3)
                .forEach(place -> place.ends().forEach(end -> ends.add(place.name() + end.hexagon() + end.edge())));

        assertThat(ends).containsExactly("A0N", "A0NW", "A3NW", "B12NE", "B12SE", "B13NE", "C5S", "C8S", "C8SW");
    }

    /** Floors with random walls and doors: every board that is not refused gets a valid puzzle. */
    @Test
    void everyPuzzleHasPathsBetweenAllItsPlaces() {
        forEachSeed(200, (seed, draw) -> {
            Board board = Stream.generate(
                            () -> randomFloor(draw.between(4, 16), draw.between(4, 14), draw.between(0, 20), draw))
                    .filter(floor -> KIND.refusal(floor, STANDARD).isEmpty())
                    .findFirst()
                    .orElseThrow();

            TrailsPuzzle puzzle = KIND.sample(board, STANDARD, SeededRandom.of(seed, 1), PuzzleLimits.DEFAULT)
                    .orElseThrow();

            assertThat(KIND.sample(board, STANDARD, SeededRandom.of(seed, 1), PuzzleLimits.DEFAULT))
                    .contains(puzzle);
            assertThat(puzzle.places().size()).isEqualTo(Math.max(2, RimPlaces.doors(board)));
            Solved solved = KIND.solve(puzzle, PuzzleLimits.DEFAULT);
            assertThat(solved.isSolved()).isTrue();
            assertThat(KIND.replay(puzzle, solved.solution())).isEmpty();
            assertThat(KIND.rate(puzzle, PuzzleLimits.DEFAULT)).isPresent();
            assertThat(KIND.read(KIND.write(puzzle))).isEqualTo(puzzle);
        });
    }

    /** A tube of thirty hexagons, which one random deal in a million would connect. */
    @Test
    void longTubesAreConnectedToo() {
        Board tube = Board.open(60, 3);

        TrailsPuzzle puzzle = KIND.sample(tube, STANDARD, SeededRandom.of(1, 1), PuzzleLimits.DEFAULT)
                .orElseThrow();

        assertThat(puzzle.tiles()).hasSize(30);
        assertThat(KIND.solve(puzzle, PuzzleLimits.DEFAULT).moves()).isEqualTo(30);
    }

    /** Up to three doors at its sides. */
    private static Board randomFloor(int width, int height, int wallPercent, SeededRandom random) {
        List<StringBuilder> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder cells = new StringBuilder();
            for (int column = 0; column < width; column++) {
                cells.append(random.below(100) < wallPercent ? '#' : '.');
            }
            rows.add(cells);
        }
        for (int door = random.below(4); door > 0; door--) {
            rows.get(random.below(height)).setCharAt(random.chance(0.5) ? 0 : width - 1, '+');
        }
        return Board.of(rows.stream().map(StringBuilder::toString).toList());
    }

    @ParameterizedTest
    @EnumSource
    void generatesHarderPuzzlesWithMoreIterations(Engine engine) {
        PuzzleRequest shortly = request(engine, 0);
        PuzzleRequest longer = request(engine, 400);

        Optional<TrailsPuzzle> found = KIND.generate(longer);

        assertThat(KIND.generate(longer)).isPresent().isEqualTo(found);
        assertThat(difficulty(found)).isGreaterThan(difficulty(KIND.generate(shortly)));
    }

    private static PuzzleRequest request(Engine engine, long iterations) {
        return new PuzzleRequest(Board.open(10, 8), STANDARD, 3, iterations, engine, PuzzleLimits.DEFAULT);
    }

    private static long difficulty(Optional<TrailsPuzzle> puzzle) {
        return puzzle.flatMap(some -> KIND.rate(some, PuzzleLimits.DEFAULT))
                .orElseThrow()
                .difficulty();
    }

    @Test
    void reachesTheWantedDifficulty() {
        forEachSeed(10, (seed, draw) -> {
            int wanted = draw.between(500, Scale.UNITS - 500);
            Board board = Board.open(10, 8);

            int miss = Difficulty.reach(KIND, board, STANDARD, wanted, seed, PuzzleLimits.DEFAULT)
                    .orElseThrow()
                    .miss(wanted);

            assertThat(miss).isLessThanOrEqualTo(1000);
        });
    }

    private static PuzzleData data(List<Item> tiles, List<Item> attachments) {
        return new PuzzleData("trails", ROWS, Item.EMPTY, Map.of("tiles", tiles, "attachments", attachments));
    }

    private static Item tile(int row, int column, String side) {
        return Item.EMPTY.with("row", row).with("column", column).with("side", side);
    }

    private static Item at(String place, int tile, String edge) {
        return Item.EMPTY.with("place", place).with("tile", tile).with("edge", edge);
    }

    private static Item step(int way, int tile, String enter, String leave) {
        return Item.EMPTY
                .with("path", way)
                .with("tile", tile)
                .with("enter", enter)
                .with("leave", leave);
    }
}
