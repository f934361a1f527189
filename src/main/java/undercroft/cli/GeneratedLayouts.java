package undercroft.cli;

import java.time.Duration;
import undercroft.DungeonGenerator;
import undercroft.bench.LayoutSource;
import undercroft.concurrent.ThreadWorkers;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.Strategy;

/** Has the generator make layouts for a benchmark. */
record GeneratedLayouts(DungeonGenerator generator, Strategy strategy, int threads) implements LayoutSource {

    static GeneratedLayouts of(Level level, Strategy strategy, int threads) {
        return new GeneratedLayouts(DungeonGenerator.of(level), strategy, threads);
    }

    @Override
    public Duration preparation() {
        return generator.preparation();
    }

    @Override
    public Outcome generate(long seed, Limits limits) {
        return generator.generate(GenerationRequest.of(seed)
                .withStrategy(strategy)
                .withLimits(limits)
                .withWorkers(ThreadWorkers.of(threads)));
    }
}
