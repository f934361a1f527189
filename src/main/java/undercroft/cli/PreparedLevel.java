package undercroft.cli;

import java.time.Duration;
import java.util.Optional;
import undercroft.DungeonGenerator;
import undercroft.level.Level;
import undercroft.search.Cancellation;

/** A level whose generator is made when its first layout is due. Thread-safe. */
final class PreparedLevel {

    private final Level level;
    private Optional<DungeonGenerator> generator = Optional.empty();

    PreparedLevel(Level level) {
        this.level = level;
    }

    Level level() {
        return level;
    }

    /** The generator; empty if the run is cancelled, or the time is up, before it is ready. */
    synchronized Optional<DungeonGenerator> generator(Cancellation cancellation, Duration timeLimit) {
        long start = System.nanoTime();
        generator = generator.or(() -> DungeonGenerator.of(
                level, () -> cancellation.isCancelled() || System.nanoTime() - start >= timeLimit.toNanos()));
        return generator;
    }
}
