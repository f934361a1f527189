package undercroft.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static undercroft.bench.ScriptedLayouts.cost;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallLevels;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchStatistics;
import undercroft.search.StuckReport;

final class LevelBenchmarkTest {

    private static final long LAST_SEED = Layout.SEED_LIMIT - 1;

    private final AtomicLong nanoseconds = new AtomicLong();

    @Test
    void onlyLayoutsAfterTheWarmupsCount() {
        ScriptedLayouts source = new ScriptedLayouts(seed ->
                found(seed < 4 ? cost((int) (seed + 1) * 100, 7, 3, 1) : cost(9_999_999, 9999, 99, 99)));

        LevelFigures figures = run(source, 2, 4, Optional.empty());

        assertThat(source.seeds).containsExactly(LAST_SEED, LAST_SEED - 1, 0L, 1L, 2L, 3L);
        assertThat(figures.level()).isEqualTo("two-rooms");
        assertThat(figures.rooms()).isEqualTo(2);
        assertThat(figures.tried()).isEqualTo(4);
        assertThat(figures.found()).isEqualTo(4);
        assertThat(figures.preparation()).isEqualTo(Duration.ofNanos(4_500_000));
        SearchCosts costs = figures.costs().orElseThrow();
        assertThat(costs.time().median()).isEqualTo(0.2);
        assertThat(costs.time().max()).isEqualTo(0.4);
        assertThat(costs.iterations().max()).isEqualTo(7);
        assertThat(costs.backtracks()).isEqualTo(3);
        assertThat(costs.restarts()).isEqualTo(1);
    }

    @Test
    void onSeveralThreadsElapsedTimeCounts() {
        ScriptedLayouts source = new ScriptedLayouts(seed -> found(cost(100, 7, 3, 1)));
        BenchmarkPlan plan = new BenchmarkPlan(0, 1, 2, Limits.DEFAULT, Optional.empty());

        LevelFigures figures = new LevelBenchmark(plan, nanoseconds::get).run(SmallLevels.twoRooms(), source);

        // Scripted searches take a second of elapsed time.
        assertThat(figures.costs().orElseThrow().time().max()).isEqualTo(1000);
    }

    @Test
    void levelsWarmUpInTurns() {
        List<ScriptedLayouts> sources = new ArrayList<>();
        Function<Level, LayoutSource> prepare = level -> {
            ScriptedLayouts source = new ScriptedLayouts(seed -> {
                nanoseconds.addAndGet(Duration.ofSeconds(1).toNanos());
                return new Outcome.NotFound(new SearchEnd.TimeUp(), StuckReport.NONE, List.of(), cost(1, 1, 0, 0));
            });
            sources.add(source);
            return source;
        };

        benchmark(2, 100, Optional.empty())
                .warmUp(List.of(SmallLevels.twoRooms(), SmallLevels.bay()), prepare, Duration.ofSeconds(5));

        assertThat(sources)
                .extracting(source -> source.seeds)
                .containsExactly(
                        List.of(LAST_SEED, LAST_SEED - 1), List.of(LAST_SEED, LAST_SEED - 1), List.of(LAST_SEED));
    }

    @Test
    void layoutsNotFoundAreTriedButHaveNoCosts() {
        ScriptedLayouts source = new ScriptedLayouts(seed -> seed == 1
                ? new Outcome.NotFound(new SearchEnd.TimeUp(), StuckReport.NONE, List.of(), cost(50_000, 1, 1, 1))
                : found(cost(200, 1, 0, 0)));

        LevelFigures figures = run(source, 0, 3, Optional.empty());

        assertThat(figures.tried()).isEqualTo(3);
        assertThat(figures.found()).isEqualTo(2);
        assertThat(figures.costs().orElseThrow().time().max()).isEqualTo(0.2);
    }

    @Test
    void aLevelWithoutLayoutsHasNoCosts() {
        LevelFigures figures = run(
                new ScriptedLayouts(seed -> new Outcome.NotFound(
                        new SearchEnd.TimeUp(), StuckReport.NONE, List.of(), cost(50_000, 1, 1, 1))),
                1,
                2,
                Optional.empty());

        assertThat(figures.tried()).isEqualTo(2);
        assertThat(figures.found()).isZero();
        assertThat(figures.costs()).isEmpty();
        assertThat(figures.variety()).isEmpty();
        assertThat(figures.isImpossible()).isFalse();
    }

    @Test
    void anImpossibleLevelIsTriedOnce() {
        ScriptedLayouts source =
                new ScriptedLayouts(seed -> new Outcome.Impossible(List.of("Because."), cost(0, 0, 0, 0)));

        LevelFigures figures = run(source, 10, 100, Optional.empty());

        assertThat(source.seeds).hasSize(1);
        assertThat(figures.isImpossible()).isTrue();
        assertThat(figures.impossibility()).containsExactly("Because.");
        assertThat(figures.tried()).isZero();
    }

    @Test
    void theLevelLimitEndsALevel() {
        ScriptedLayouts source = new ScriptedLayouts(seed -> {
            nanoseconds.addAndGet(Duration.ofSeconds(3).toNanos());
            return found(cost(1, 1, 0, 0));
        });

        LevelFigures figures = run(source, 1, 100, Optional.of(Duration.ofSeconds(10)));

        assertThat(source.seeds).containsExactly(LAST_SEED, 0L, 1L, 2L);
        assertThat(figures.tried()).isEqualTo(3);
    }

    @Test
    void atLeastOneLayoutIsMeasuredAfterLongWarmups() {
        ScriptedLayouts source = new ScriptedLayouts(seed -> {
            nanoseconds.addAndGet(Duration.ofSeconds(30).toNanos());
            return found(cost(1, 1, 0, 0));
        });

        LevelFigures figures = run(source, 5, 100, Optional.of(Duration.ofSeconds(10)));

        assertThat(source.seeds).containsExactly(LAST_SEED, 0L);
        assertThat(figures.tried()).isEqualTo(1);
    }

    @Test
    void aLayoutThatBreaksARuleThrows() {
        ScriptedLayouts source = new ScriptedLayouts(seed -> new Outcome.Found(SmallLayouts.bay(), cost(1, 1, 0, 0)));

        assertThatThrownBy(() -> run(source, 0, 1, Optional.empty()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("The layout of two-rooms seed 0 breaks a rule: ");
    }

    private LevelFigures run(ScriptedLayouts source, int warmups, int seeds, Optional<Duration> levelLimit) {
        return benchmark(warmups, seeds, levelLimit).run(SmallLevels.twoRooms(), source);
    }

    private LevelBenchmark benchmark(int warmups, int seeds, Optional<Duration> levelLimit) {
        return new LevelBenchmark(new BenchmarkPlan(warmups, seeds, 1, Limits.DEFAULT, levelLimit), nanoseconds::get);
    }

    private static Outcome found(SearchStatistics cost) {
        return new Outcome.Found(SmallLayouts.twoRooms(), cost);
    }
}
