package undercroft.cli;

import java.util.Optional;
import undercroft.DungeonGenerator;
import undercroft.level.Level;

/** A level whose generator is made when its first layout is wanted. Thread-safe. */
final class PreparedLevel {

    private final Level level;
    private Optional<DungeonGenerator> generator = Optional.empty();

    PreparedLevel(Level level) {
        this.level = level;
    }

    Level level() {
        return level;
    }

    synchronized DungeonGenerator generator() {
        DungeonGenerator made = generator.orElseGet(() -> DungeonGenerator.of(level));
        generator = Optional.of(made);
        return made;
    }
}
