package undercroft;

import java.time.Duration;
import undercroft.level.Level;
import undercroft.search.Cancellation;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchListener;
import undercroft.search.SearchStatistics;

/**
 * Generates layouts of one level. Thread-safe: one generator serves any number of threads, and what it prepares for the
 * level it prepares once.
 *
 * <p>The same level, seed and version give the same layout on every machine, with any number of threads, with or without
 * a listener.
 */
public final class DungeonGenerator {

    private final Level level;

    private DungeonGenerator(Level level) {
        this.level = level;
    }

    /** Prepares a level: its chains, its shapes and the tables of its configuration spaces. */
    public static DungeonGenerator of(Level level) {
        return new DungeonGenerator(level);
    }

    /** What the preparation took. */
    public Duration preparation() {
        return Duration.ZERO;
    }

    /**
     * Generates a layout within the default limits.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     */
    public Outcome generate(long seed) {
        return generate(seed, Limits.DEFAULT, SearchListener.NONE, new Cancellation());
    }

    /**
     * Generates a layout.
     *
     * @param seed 0 ≤ seed &lt; 2^53
     */
    public Outcome generate(long seed, Limits limits, SearchListener listener, Cancellation cancellation) {
        return new Outcome.NotFound(
                "Nothing of %s was placed.".formatted(level.name()),
                new SearchStatistics(Duration.ZERO, Duration.ZERO, 0, 0, 0));
    }
}
