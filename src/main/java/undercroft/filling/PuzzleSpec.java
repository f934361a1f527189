package undercroft.filling;

import java.util.Optional;
import undercroft.level.DataEntry;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.Board;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;
import undercroft.puzzle.kinds.PuzzleKinds;

/** The kind and the parsed settings of the puzzle that a level wants in a room. */
record PuzzleSpec(PuzzleKind<?> kind, Settings settings) {

    /**
     * Looks up the kind and parses the settings.
     *
     * @return the kind with its settings
     * @throws IllegalArgumentException if there is no such kind, or the kind has no such setting or value
     */
    static PuzzleSpec of(WantedPuzzle wanted) {
        PuzzleKind<?> kind = PuzzleKinds.named(wanted.kind())
                .orElseThrow(() -> new IllegalArgumentException("The kind of a puzzle (%s) must be one of %s."
                        .formatted(
                                wanted.kind(),
                                PuzzleKinds.all().stream().map(PuzzleKind::name).toList())));
        Settings settings = Settings.defaults(kind);
        for (DataEntry entry : wanted.settings()) {
            settings = settings.with(entry.key(), value(kind, entry));
        }
        return new PuzzleSpec(kind, settings);
    }

    /** Whether there is such a kind with such settings. */
    static boolean isKnown(WantedPuzzle wanted) {
        Optional<PuzzleKind<?>> kind = PuzzleKinds.named(wanted.kind());
        return kind.isPresent()
                && wanted.settings().stream()
                        .allMatch(entry -> setting(kind.get(), entry).stream()
                                .anyMatch(
                                        setting -> setting.parse(entry.value()).isPresent()));
    }

    private static Optional<Setting> setting(PuzzleKind<?> kind, DataEntry entry) {
        return kind.settings().stream()
                .filter(each -> each.name().equals(entry.key()))
                .findFirst();
    }

    private static int value(PuzzleKind<?> kind, DataEntry entry) {
        Setting setting = setting(kind, entry)
                .orElseThrow(() -> new IllegalArgumentException(
                        "The kind %2$s has no setting %1$s.".formatted(entry.key(), kind.name())));
        return setting.parse(entry.value())
                .orElseThrow(() -> new IllegalArgumentException("The %s (%s) of a puzzle of kind %s must be %s."
                        .formatted(entry.key(), entry.value(), kind.name(), setting.range())));
    }

    Optional<String> refusal(Board board) {
        return kind.refusal(board, settings);
    }
}
