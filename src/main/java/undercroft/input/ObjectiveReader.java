package undercroft.input;

import java.util.List;
import java.util.Optional;
import undercroft.level.Objective;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostics;
import undercroft.source.SourceFile;
import undercroft.source.SourcePosition;

/** Reads a file of weights: what makes one layout of a level better than another. */
public final class ObjectiveReader {

    private static final List<String> KEYS = List.of("compact", "square", "walk", "spread");

    private ObjectiveReader() {}

    /**
     * Reads a file of weights, such as {@code compact: 3} and {@code walk: 1} on two lines.
     *
     * @return the objective
     * @throws BadInputException with everything that is wrong with the file
     */
    public static Objective read(SourceFile file) throws BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        Optional<Objective> objective = LevelReader.parse(file, diagnostics)
                .flatMap(root -> Fields.of(new Value(root, "file", diagnostics), "the weights", KEYS))
                .map(fields -> new Objective(
                        weight(fields, "compact"),
                        weight(fields, "square"),
                        weight(fields, "walk"),
                        weight(fields, "spread")));
        if (!diagnostics.hasErrors() && objective.filter(Objective.NONE::equals).isPresent()) {
            diagnostics.error(
                    SourcePosition.startOf(file.name()),
                    "The file gives nothing a weight. Write, for example, compact: 1.");
        }
        if (diagnostics.hasErrors()) {
            throw diagnostics.toException();
        }
        return objective.orElseThrow();
    }

    private static int weight(Fields fields, String key) {
        return fields.get(key)
                .flatMap(value -> value.wholeNumber(0, Objective.MAX_WEIGHT))
                .orElse(0);
    }
}
