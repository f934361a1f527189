package undercroft.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import undercroft.fixture.HopKind;
import undercroft.puzzle.Board;
import undercroft.puzzle.Settings;
import undercroft.puzzle.optimise.Engine;

final class PuzzleTrialsTest {

    private static final HopKind HOPS = new HopKind();
    private static final Settings SETTINGS = Settings.defaults(HOPS).with("reach", 9);

    @Test
    void aKindWithManyRatingsReachesTheTargets() {
        DifficultyTrial.Misses misses = new DifficultyTrial(Board.open(40, 1), SETTINGS, 100).run(HOPS);

        assertThat(misses.made()).isEqualTo(100);
        assertThat(misses.ratings()).isGreaterThan(10);
        assertThat(misses.mean()).isPositive().isLessThan(misses.largest());
        assertThat(misses.within()).isBetween(0.3, 0.99);
    }

    /** With a reach of 1 and no hole there is only one puzzle, the easiest. The last of a hundred asks for 0.995. */
    @Test
    void aKindWithASinglePuzzleMissesMostTargets() {
        Settings steps = Settings.defaults(HOPS).with("reach", 1);

        DifficultyTrial.Misses misses = new DifficultyTrial(Board.open(3, 1), steps, 100).run(HOPS);

        assertThat(misses.ratings()).isEqualTo(1);
        assertThat(misses.largest()).isCloseTo(0.995, within(1e-9));
    }

    /** The scripted clock advances by eight milliseconds between its first reading and its last, for four puzzles. */
    @Test
    void optimisersAreTimedByTheClockOfTheirThread() {
        AtomicLong clock = new AtomicLong();
        OptimiserTrial trial = new OptimiserTrial(Board.open(9, 1), Settings.defaults(HOPS), 500, 4);

        OptimiserTrial.Outcome outcome = trial.run(HOPS, Engine.POOL, () -> clock.getAndAdd(8_000_000));

        assertThat(outcome.milliseconds()).isEqualTo(2);
        assertThat(outcome.made()).isEqualTo(4);
        assertThat(outcome.best()).isGreaterThanOrEqualTo(outcome.median());
    }
}
