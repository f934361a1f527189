package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.fixture.HopKind;
import undercroft.puzzle.optimise.Engine;

final class DifficultyTest {

    private static final HopKind HOPS = new HopKind();
    private static final Board ROW = Board.open(30, 1);
    private static final Settings SETTINGS = Settings.defaults(HOPS);

    @ParameterizedTest
    @CsvSource({
        "10, 0.0, 0",
        "10, 0.2, 0",
        "10, 0.5, 0.3",
        "20, 0.1, 0.1",
        "20, 0.5, 0",
        "20, 0.8, 0",
        "30, 0.5, 0.3",
        "5, 0.25, 0.25"
    })
    void aTiedRatingHasEveryQuantileOfItsTies(long rating, double quantile, double miss) {
        long[] population = {10, 10, 20, 20, 20, 20, 20, 20, 30, 30};

        assertThat(Difficulty.miss(population, rating, quantile)).isCloseTo(miss, within(1e-9));
    }

    @Test
    void aPopulationIsSortedByDifficulty() {
        List<Difficulty.Rated<HopKind.Hops>> population =
                Difficulty.population(HOPS, ROW, SETTINGS, 1, 500, PuzzleLimits.DEFAULT);

        assertThat(population)
                .hasSizeGreaterThan(20)
                .extracting(rated -> rated.rating().difficulty())
                .isSorted();
    }

    @Test
    void theExtremesAreTheEasiestAndTheHardestSample() {
        List<Difficulty.Rated<HopKind.Hops>> population =
                Difficulty.population(HOPS, ROW, SETTINGS, 1, Difficulty.SAMPLES, PuzzleLimits.DEFAULT);

        assertThat(Difficulty.reach(HOPS, ROW, SETTINGS, 0, 1, PuzzleLimits.DEFAULT))
                .contains(population.get(0));
        assertThat(Difficulty.reach(HOPS, ROW, SETTINGS, 1, 1, PuzzleLimits.DEFAULT))
                .contains(population.get(population.size() - 1));
    }

    @Test
    void thereIsNoPuzzleWhenTimeIsUp() {
        assertThat(Difficulty.reach(HOPS, ROW, SETTINGS, 0.5, 1, new PuzzleLimits(1_000, () -> true)))
                .isEmpty();
    }

    @Test
    void aMadePuzzleHasARightSolution() {
        PuzzleRequest request = new PuzzleRequest(ROW, SETTINGS, 5, 100, Engine.POOL, PuzzleLimits.DEFAULT);

        Optional<MadePuzzle> made = MadePuzzle.make(HOPS, request, OptionalDouble.empty());

        assertThat(made).hasValueSatisfying(puzzle -> {
            assertThat(puzzle.puzzle().replay(puzzle.solution())).isEmpty();
            assertThat(puzzle.rating().measures())
                    .extracting(Rating.Measure::name)
                    .containsExactly("hops", "holes");
        });
    }
}
