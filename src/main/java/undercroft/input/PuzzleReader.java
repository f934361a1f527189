package undercroft.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import undercroft.level.DataEntry;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.Setting;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.source.SourceNode.Scalar;

/** Reads {@code puzzle} of a room: its kind, its difficulty, and the settings of its kind. */
final class PuzzleReader {

    private static final String KIND = "kind";
    private static final String DIFFICULTY = "difficulty";
    private static final String CURVE = "curve";

    private PuzzleReader() {}

    /** The puzzle; nothing if it is wrong, which is reported. */
    static Optional<PuzzleDraft> read(Value puzzle) {
        if (!puzzle.isMapping()) {
            return puzzle.wrong("Write a mapping, puzzle: { kind: KIND, difficulty: 0.5 }.");
        }
        int before = puzzle.diagnostics().errorCount();
        Optional<PuzzleKind<?>> kind = kind(puzzle);
        Optional<Fields> fields = Fields.of(puzzle, puzzle.what(), keys(kind));
        if (kind.isEmpty() || fields.isEmpty()) {
            fields.ifPresent(all -> all.require(KIND, "Write " + KIND + ": and one of " + kindNames() + "."));
            return Optional.empty();
        }
        Optional<Value> difficulty = fields.get().get(DIFFICULTY);
        Optional<Value> curve = difficulty.filter(PuzzleReader::isCurve);
        double fixed = difficulty
                .filter(value -> curve.isEmpty())
                .flatMap(PuzzleReader::fixed)
                .orElse(WantedPuzzle.DEFAULT_DIFFICULTY);
        List<DataEntry> settings = new ArrayList<>();
        for (Setting setting : kind.get().settings()) {
            fields.get()
                    .get(setting.name())
                    .flatMap(value -> chosen(value, setting))
                    .ifPresent(text -> settings.add(new DataEntry(setting.name(), text)));
        }
        if (puzzle.diagnostics().errorCount() > before) {
            return Optional.empty();
        }
        OptionalDouble wanted = curve.isPresent() ? OptionalDouble.empty() : OptionalDouble.of(fixed);
        return Optional.of(
                new PuzzleDraft(puzzle, curve, new WantedPuzzle(kind.get().name(), settings, wanted)));
    }

    private static Optional<PuzzleKind<?>> kind(Value puzzle) {
        return Fields.open(puzzle, "key", key -> "%s of %s".formatted(key, puzzle.what())).orElse(List.of()).stream()
                .filter(field -> field.key().text().equals(KIND))
                .findFirst()
                .flatMap(field -> field.value().oneOf(PuzzleKinds.all(), PuzzleKind::name));
    }

    /** The keys of a puzzle; if its kind is unknown, those of all kinds. */
    private static List<String> keys(Optional<PuzzleKind<?>> kind) {
        List<PuzzleKind<?>> possible = kind.<List<PuzzleKind<?>>>map(List::of).orElseGet(PuzzleKinds::all);
        return Stream.concat(
                        Stream.of(KIND, DIFFICULTY),
                        possible.stream()
                                .flatMap(each -> each.settings().stream())
                                .map(Setting::name))
                .distinct()
                .toList();
    }

    private static String kindNames() {
        return String.join(
                ", ", PuzzleKinds.all().stream().map(PuzzleKind::name).toList());
    }

    private static Optional<Double> fixed(Value value) {
        boolean isNumber = value.node() instanceof Scalar scalar
                && !scalar.text().isEmpty()
                && scalar.text().chars().noneMatch(Character::isLetter);
        return isNumber ? value.number(0, 1) : value.wrong("Write a number from 0 to 1, or %s.".formatted(CURVE));
    }

    private static boolean isCurve(Value value) {
        return value.node() instanceof Scalar scalar && scalar.text().equals(CURVE);
    }

    private static Optional<String> chosen(Value value, Setting setting) {
        if (setting.words().isEmpty()) {
            return value.wholeNumber(setting.least(), setting.most()).map(number -> Integer.toString(number));
        }
        return value.oneOf(setting.words(), word -> word);
    }
}
