package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.puzzle.Board;
import undercroft.random.SeededRandom;

class CandidateGeneratorTest {

    private static final GeneratorSettings EVERYTHING = new GeneratorSettings(3, 2, 3, 2, 1, 2, 1, 1, 30);

    /** L-shaped, with a ragged side. */
    private static final Board MASK = Board.of(List.of(
            "...#####", //
            "....####",
            "....####",
            "........",
            "#.......",
            "........"));

    @Test
    void candidatesHaveTheWantedPieces() {
        forEachSeed(500, seed -> {
            BoardField field = FieldChoice.of(Board.open(8, 8));
            Position position = candidate(field, seed);

            String tiles = String.join("", field.puzzle(position).rows());
            assertThat(count(tiles, "[AB]")).isEqualTo(6);
            assertThat(count(tiles, "o")).isEqualTo(3);
            assertThat(count(tiles, "~")).isEqualTo(2);
            assertThat(count(tiles, "z")).isEqualTo(1);
            assertThat(count(tiles, "[<>^v]")).isEqualTo(1);
            assertThat(field.puzzle(position).sills()).hasSize(2).doesNotHaveDuplicates();
        });
    }

    @Test
    void openCellsAreConnected() {
        forEachSeed(500, seed -> {
            var terrain = candidate(FieldChoice.of(MASK), seed).terrain();

            assertThat(terrain.grid.largestRegion(terrain.open())).isEqualTo(terrain.open());
        });
    }

    @Test
    void blockedCellsStayWalls() {
        forEachSeed(500, seed -> {
            BoardField field = FieldChoice.of(MASK);
            TiltPuzzle puzzle = field.puzzle(candidate(field, seed));

            for (int row = 0; row < MASK.height(); row++) {
                for (int column = 0; column < MASK.width(); column++) {
                    if (MASK.isBlocked(row, column)) {
                        assertThat(puzzle.tile(row, column)).isEqualTo('#');
                    }
                }
            }
        });
    }

    @Test
    void noFruitIsInSightOfAnAnteaterAtTheStart() {
        forEachSeed(500, seed -> {
            BoardField field = FieldChoice.of(Board.open(8, 8));
            NaiveTilt naive = new NaiveTilt(field.puzzle(candidate(field, seed)));

            assertThat(naive.pulledAndMatched(naive.start())).isEqualTo(naive.start());
        });
    }

    @Test
    void fruitIsAtEndsAndInCornersMoreOftenThanInTheOpen() {
        // Six dead ends around a hall with open inner cells: an end weighs 6 to 8, an open cell 1.
        Board comb = Board.of(List.of(
                ".#.#.#.", //
                ".......", ".......", ".......", ".#.#.#."));
        Map<String, Integer> counts = new TreeMap<>();
        Grid grid = FieldChoice.of(comb).grid();
        long area = FieldChoice.of(comb).area();
        CandidateGenerator generator =
                new CandidateGenerator(grid, area, new GeneratorSettings(1, 1, 0, 0, 0, 0, 0, 1, 30));
        for (int seed = 0; seed < 2000; seed++) {
            generator.next(SeededRandom.of(seed, 0)).ifPresent(position -> {
                for (long rest = position.fruit(0); rest != 0; rest &= rest - 1) {
                    long cell = Long.lowestOneBit(rest);
                    int neighbours =
                            Long.bitCount(grid.beside(cell) & position.terrain().open());
                    counts.merge(neighbours <= 1 ? "end" : neighbours >= 3 ? "open" : "other", 1, Integer::sum);
                }
            });
        }

        assertThat(counts.get("end")).isGreaterThan(counts.get("open"));
    }

    @Test
    void theSameSeedMakesTheSameCandidate() {
        forEachSeed(200, (seed, draw) -> {
            int stream = draw.between(0, 3);
            BoardField field = FieldChoice.of(MASK);
            CandidateGenerator one = new CandidateGenerator(field.grid(), field.area(), EVERYTHING);
            CandidateGenerator other = new CandidateGenerator(field.grid(), field.area(), EVERYTHING);
            other.next(SeededRandom.of(seed + 1, stream));

            assertThat(other.next(SeededRandom.of(seed, stream))).isEqualTo(one.next(SeededRandom.of(seed, stream)));
        });
    }

    /** The first candidate of a seed; some draws leave too little space and give none. */
    private static Position candidate(BoardField field, long seed) {
        CandidateGenerator generator = new CandidateGenerator(field.grid(), field.area(), EVERYTHING);
        return IntStream.range(0, 100)
                .mapToObj(stream -> generator.next(SeededRandom.of(seed, stream)))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    private static int count(String tiles, String which) {
        return tiles.length() - tiles.replaceAll(which, "").length();
    }
}
