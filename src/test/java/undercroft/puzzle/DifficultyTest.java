package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.fixture.HopKind;
import undercroft.puzzle.optimise.Engine;

final class DifficultyTest {

    private static final HopKind HOPS = new HopKind();
    private static final Board ROW = Board.open(30, 1);
    private static final Settings SETTINGS = Settings.defaults(HOPS);

    @ParameterizedTest
    @ValueSource(ints = {3000, 5000, 7000})
    void aWantedDifficultyIsReached(int wanted) {
        Optional<Difficulty.Reached<HopKind.Hops>> reached =
                Difficulty.reach(HOPS, ROW, SETTINGS, wanted, 1, PuzzleLimits.DEFAULT);

        assertThat(reached.orElseThrow().miss(wanted)).isLessThanOrEqualTo(1000);
    }

    /** What verification relies on: one attempt gives the puzzle again, without the others. */
    @Test
    void theAttemptGivesThePuzzleAgain() {
        forEachSeed(20, seed -> {
            Difficulty.Reached<HopKind.Hops> reached = Difficulty.reach(
                            HOPS, ROW, SETTINGS, Scale.UNITS, seed, PuzzleLimits.DEFAULT)
                    .orElseThrow();

            assertThat(Difficulty.attempt(
                            HOPS, ROW, SETTINGS, Scale.UNITS, seed, reached.attempt(), PuzzleLimits.DEFAULT))
                    .contains(reached.puzzle());
        });
    }

    /** No row is as hard as this. The nearest of all attempts is taken, whichever it is. */
    @Test
    void theNearestAttemptIsTaken() {
        Set<Integer> taken = new HashSet<>();
        forEachSeed(20, seed -> {
            Difficulty.Reached<HopKind.Hops> reached = Difficulty.reach(
                            HOPS, ROW, SETTINGS, Scale.UNITS, seed, PuzzleLimits.DEFAULT)
                    .orElseThrow();
            for (int attempt = 0; attempt < Difficulty.ATTEMPTS; attempt++) {
                long other = Difficulty.attempt(HOPS, ROW, SETTINGS, Scale.UNITS, seed, attempt, PuzzleLimits.DEFAULT)
                        .flatMap(puzzle -> HOPS.rate(puzzle, PuzzleLimits.DEFAULT))
                        .map(Rating::difficulty)
                        .orElse(0L);
                assertThat(other).isLessThanOrEqualTo(reached.rating().difficulty());
            }
            taken.add(reached.attempt());
        });
        assertThat(taken).hasSize(Difficulty.ATTEMPTS);
    }

    @Test
    void thereIsNoPuzzleWhenTimeIsUp() {
        assertThat(Difficulty.reach(HOPS, ROW, SETTINGS, 5000, 1, new PuzzleLimits(1_000, () -> true)))
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
