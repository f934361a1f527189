package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Settings;

class DifficultyTest {

    private static final int POPULATION = 1_000;
    private static final long SEED_OF_POPULATION = 77;
    private static final int SEEDS = 8;

    private final TiltKind kind = new TiltKind();

    /** The tolerance between the wanted quantile and the one in an independent population. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.25, 0.5, 0.75, 1})
    void theWantedQuantileIsReached(double wanted) {
        Board board = Board.open(8, 8);
        Settings settings = Settings.defaults(kind);
        List<Long> population =
                Difficulty.population(kind, board, settings, SEED_OF_POPULATION, POPULATION, PuzzleLimits.DEFAULT)
                        .stream()
                        .map(rated -> rated.rating().difficulty())
                        .toList();

        for (int seed = 0; seed < SEEDS; seed++) {
            long reached = Difficulty.reach(kind, board, settings, wanted, seed, PuzzleLimits.DEFAULT)
                    .orElseThrow()
                    .rating()
                    .difficulty();
            long easier = population.stream().filter(other -> other < reached).count();
            long asEasy = population.stream().filter(other -> other == reached).count();

            assertThat((easier + asEasy / 2.0) / population.size()).isBetween(wanted - 0.1, wanted + 0.1);
        }
    }
}
