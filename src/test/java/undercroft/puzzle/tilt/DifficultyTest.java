package undercroft.puzzle.tilt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Settings;

class DifficultyTest {

    private static final int SEEDS = 3;

    private final TiltKind kind = new TiltKind();

    @ParameterizedTest
    @ValueSource(ints = {1000, 5000, 8000})
    void theWantedDifficultyIsReached(int wanted) {
        for (int seed = 0; seed < SEEDS; seed++) {
            int miss = Difficulty.reach(
                            kind, Board.open(8, 8), Settings.defaults(kind), wanted, seed, PuzzleLimits.DEFAULT)
                    .orElseThrow()
                    .miss(wanted);

            assertThat(miss).isLessThanOrEqualTo(1000);
        }
    }
}
