package undercroft.cli;

import java.time.Duration;
import undercroft.DungeonGenerator;
import undercroft.bench.LayoutSource;
import undercroft.level.Level;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchListener;

/** Layouts as the generator makes them. */
record GeneratedLayouts(DungeonGenerator generator) implements LayoutSource {

    static GeneratedLayouts of(Level level) {
        return new GeneratedLayouts(DungeonGenerator.of(level));
    }

    @Override
    public Duration preparation() {
        return generator.preparation();
    }

    @Override
    public Outcome generate(long seed, Limits limits) {
        return generator.generate(seed, limits, SearchListener.NONE, new Cancellation());
    }
}
