package undercroft.cli;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import undercroft.puzzle.Board;
import undercroft.puzzle.Difficulty;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.Setting;
import undercroft.puzzle.Settings;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.puzzle.optimise.Engine;

/** Looks up kinds of puzzles and reads their settings. */
final class KnownKinds {

    /** The candidates of the optimiser unless the user says otherwise: every kind gets a good puzzle within seconds. */
    private static final int ITERATIONS = 1_000;

    private KnownKinds() {}

    static PuzzleKind<?> named(String name) throws RefusedException {
        return PuzzleKinds.named(name)
                .orElseThrow(() ->
                        new RefusedException("There is no kind of puzzle called %s. %s".formatted(name, names())));
    }

    /** A sentence that names all kinds. */
    static String names() {
        return PuzzleKinds.all().stream().map(PuzzleKind::name).collect(Collectors.joining(", ", "Name one of ", "."));
    }

    static void list(Console console) {
        for (PuzzleKind<?> kind : PuzzleKinds.all()) {
            console.print("%s: %s".formatted(kind.name(), kind.summary()));
            for (Setting setting : kind.settings()) {
                console.print("  %s: %s; %s%s"
                        .formatted(setting.name(), setting.meaning(), setting.range(), standard(setting)));
            }
        }
    }

    private static String standard(Setting setting) {
        if (setting.defaultValue().isEmpty()) {
            return "; by default the kind chooses";
        }
        int value = setting.defaultValue().getAsInt();
        return "; by default "
                + (setting.words().isEmpty()
                        ? Integer.toString(value)
                        : setting.words().get(value));
    }

    /** Reads what puzzles to make, or refuses with the reason why there are none. */
    static PuzzleOrder order(
            String kindName,
            PuzzleBoardOptions options,
            String engineName,
            Optional<Integer> iterations,
            Optional<Double> difficulty)
            throws RefusedException {
        PuzzleKind<?> kind = named(kindName);
        Settings settings = settings(kind, options.settings());
        Board board = PuzzleBoards.of(options, kind);
        Optional<String> refusal = kind.refusal(board, settings);
        if (refusal.isPresent()) {
            throw PuzzleBoards.refused(options, refusal.get());
        }
        OptionalDouble wanted = difficulty.map(OptionalDouble::of).orElse(OptionalDouble.empty());
        int standard = wanted.isPresent() ? Difficulty.ATTEMPTS : ITERATIONS;
        return new PuzzleOrder(kind, board, settings, iterations.orElse(standard), engine(engineName), wanted);
    }

    private static Settings settings(PuzzleKind<?> kind, List<String> texts) throws RefusedException {
        Settings settings = Settings.defaults(kind);
        Set<String> names = new HashSet<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 0) {
                throw new RefusedException("The --set (%s) must be NAME=VALUE.".formatted(text));
            }
            Setting setting = setting(kind, text.substring(0, equals));
            if (!names.add(setting.name())) {
                throw new RefusedException("%s is set twice. Give it with --set only once.".formatted(setting.name()));
            }
            String word = text.substring(equals + 1);
            OptionalInt value = setting.parse(word);
            if (value.isEmpty()) {
                throw new RefusedException(
                        "The %s (%s) of --set must be %s.".formatted(setting.name(), word, setting.range()));
            }
            settings = settings.with(setting.name(), value.getAsInt());
        }
        return settings;
    }

    private static Setting setting(PuzzleKind<?> kind, String name) throws RefusedException {
        List<Setting> known = kind.settings();
        return known.stream()
                .filter(setting -> setting.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new RefusedException("The kind %s has no setting %s. It has %s."
                        .formatted(
                                kind.name(),
                                name,
                                known.isEmpty()
                                        ? "none"
                                        : known.stream().map(Setting::name).collect(Collectors.joining(", ")))));
    }

    private static Engine engine(String name) throws RefusedException {
        return Arrays.stream(Engine.values())
                .filter(engine -> engine.text().equals(name))
                .findFirst()
                .orElseThrow(() -> new RefusedException(
                        "The --optimiser (%s) must be pool, genetic or annealing.".formatted(name)));
    }
}
