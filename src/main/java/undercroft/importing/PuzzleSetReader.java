package undercroft.importing;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import undercroft.json.JsonInput;
import undercroft.json.JsonObject;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Fault;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.elements.ElementsKind;
import undercroft.puzzle.lines.LinesKind;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourcePosition;

/**
 * Reads puzzles in the forms in which other programs store them:
 *
 * <ul>
 *   <li>Linjat's {@code {"puzzle": [row, …]}}, one on each line of a file or in the lists of a file by difficulty; becomes
 *       {@code lines};
 *   <li>Elemaze's {@code {"matrix": …, "chest_position": …}}; becomes {@code elements}.
 * </ul>
 */
public final class PuzzleSetReader {

    private static final String LINJAT = "puzzle";

    private static final String ELEMAZE = "matrix";

    /** Linjat's own file has four lists of some hundred puzzles. */
    private static final int MOST_PUZZLES = 100_000;

    /** Lists in lists have no puzzle deeper than this: an object of lists of puzzles. */
    private static final int DEEPEST = 3;

    private final Diagnostics diagnostics = new Diagnostics();
    private final List<Puzzle<?>> puzzles = new ArrayList<>();

    private PuzzleSetReader() {}

    /**
     * Reads all puzzles of a file.
     *
     * @param in is read to its end but not closed
     * @param file its name in messages
     * @param areLines whether each line of the file is a value of its own
     * @return at least one puzzle
     * @throws BadInputException with everything that is wrong
     */
    public static List<Puzzle<?>> read(InputStream in, String file, boolean areLines)
            throws IOException, BadInputException {
        PuzzleSetReader reader = new PuzzleSetReader();
        List<SourceNode> values =
                areLines ? JsonInput.readLines(in, file, LINJAT) : List.of(JsonInput.read(in, file, LINJAT));
        values.forEach(value -> reader.add(value, 1));
        if (reader.puzzles.isEmpty() && !reader.diagnostics.hasErrors() && !values.isEmpty()) {
            reader.diagnostics.error(
                    values.get(0).position(), "There is no puzzle here. Give a set of Linjat or a level of Elemaze.");
        }
        if (reader.diagnostics.hasErrors()) {
            throw reader.diagnostics.toException();
        }
        return List.copyOf(reader.puzzles);
    }

    private void add(SourceNode value, int depth) {
        if (puzzles.size() >= MOST_PUZZLES) {
            diagnostics.error(
                    value.position(), "There are more than %d puzzles. Divide the file.".formatted(MOST_PUZZLES));
        } else if (value instanceof Mapping mapping && mapping.get(ELEMAZE).isPresent()) {
            addElemaze(mapping);
        } else if (value instanceof Mapping mapping && mapping.get(LINJAT).isPresent()) {
            addLinjat(mapping);
        } else if (value instanceof Sequence sequence && depth < DEEPEST) {
            sequence.items().forEach(item -> add(item, depth + 1));
        } else if (value instanceof Mapping mapping
                && depth == 1
                && mapping.entries().stream().allMatch(entry -> entry.value() instanceof Sequence)) {
            mapping.entries().forEach(entry -> add(entry.value(), depth + 1));
        } else {
            diagnostics.error(
                    value.position(),
                    "A puzzle (%s) must be an object with \"puzzle\", as Linjat has it, or \"matrix\", as Elemaze does."
                            .formatted(JsonObject.describe(value)));
        }
    }

    /** Linjat's own file ends each list with a message instead of a puzzle. */
    private void addLinjat(Mapping mapping) {
        if (mapping.get(LINJAT).filter(SourceNode::isNull).isPresent()) {
            return;
        }
        JsonObject json = JsonObject.open(mapping, "the puzzle", List.of(LINJAT), diagnostics);
        LinjatPuzzle.read(json, LINJAT).ifPresent(data -> add(new LinesKind(), data, mapping));
    }

    private void addElemaze(Mapping mapping) {
        Optional<PuzzleData> data = new ElemazeLevel(mapping, diagnostics).read();
        data.ifPresent(level -> add(new ElementsKind(), level, mapping));
    }

    private <P> void add(PuzzleKind<P> kind, PuzzleData data, Mapping mapping) {
        try {
            puzzles.add(Puzzle.read(kind, data));
        } catch (BadPuzzleException e) {
            e.faults().forEach(fault -> diagnostics.error(position(fault, data, mapping), fault.message()));
        }
    }

    /** The position of a character, if a fault is about one, or else that of the puzzle. */
    private static SourcePosition position(Fault fault, PuzzleData data, Mapping mapping) {
        if (fault.place() instanceof Fault.Place.Entry entry && entry.list().equals(ElemazeLevel.CHARACTERS)) {
            String element = data.list(entry.list()).get(entry.index()).text("element");
            return mapping.get(ElemazeLevel.positionKey(element))
                    .map(SourceNode::position)
                    .orElse(mapping.position());
        }
        return mapping.position();
    }
}
