package undercroft.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchStatistics;

/** Returns what a test prescribes for each seed, and notes which seeds were asked for. */
final class ScriptedLayouts implements LayoutSource {

    final List<Long> seeds = new ArrayList<>();
    private final LongFunction<Outcome> script;

    ScriptedLayouts(LongFunction<Outcome> script) {
        this.script = script;
    }

    static SearchStatistics cost(int microseconds, int iterations, int backtracks, int restarts) {
        return new SearchStatistics(
                Duration.ofSeconds(1), Duration.ofNanos(microseconds * 1000L), iterations, backtracks, restarts);
    }

    @Override
    public Duration preparation() {
        return Duration.ofNanos(4_500_000);
    }

    @Override
    public Outcome generate(long seed, Limits limits) {
        seeds.add(seed);
        return script.apply(seed);
    }
}
