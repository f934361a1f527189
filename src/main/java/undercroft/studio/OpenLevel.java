package undercroft.studio;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import undercroft.DungeonGenerator;
import undercroft.level.Level;
import undercroft.source.Diagnostic;

/** A level that was read, whose generator is made when it is first asked for. */
final class OpenLevel {

    private final Level level;
    private final List<Diagnostic> warnings;
    private Optional<DungeonGenerator> generator = Optional.empty();

    OpenLevel(Level level, List<Diagnostic> warnings) {
        this.level = level;
        this.warnings = List.copyOf(warnings);
    }

    Level level() {
        return level;
    }

    List<Diagnostic> warnings() {
        return warnings;
    }

    /** The generator; empty if it was stopped before it was ready. */
    Optional<DungeonGenerator> generator(BooleanSupplier stop) {
        generator = generator.or(() -> DungeonGenerator.of(level, stop));
        return generator;
    }
}
