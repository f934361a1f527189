package undercroft.puzzle.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.json.BadJsonException;
import undercroft.json.JsonObject;
import undercroft.json.JsonParsing;
import undercroft.json.JsonValue;
import undercroft.json.JsonValue.Field;
import undercroft.json.JsonValue.Fields;
import undercroft.json.JsonValue.Text;
import undercroft.json.Messages;
import undercroft.puzzle.PuzzleKind;

/** Reads files of puzzles, and tells of everything that is wrong with them. */
public final class PuzzleReader {

    private static final List<String> BOARD = List.of("width", "height", "rows");

    private static final String SOLUTION = "solution";

    /** What a file may say beside its puzzle. */
    private static final List<String> REMARKS =
            List.of(SOLUTION, "id", "name", "title", "author", "source", "seed", "difficulty", "rating", "score");

    private static final String PUZZLE = "puzzle";

    private final List<PuzzleKind<?>> kinds;

    /** The fields that are passed over, but for the solution. */
    static List<String> remarks() {
        return REMARKS.stream().filter(name -> !name.equals(SOLUTION)).toList();
    }

    /** A reader of puzzles of some kinds. */
    public PuzzleReader(List<PuzzleKind<?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /**
     * The one puzzle of a file.
     *
     * @param in is read to its end but not closed
     * @param fileName how the messages call the file
     * @throws BadJsonException with everything that is wrong with it
     */
    public PuzzleFile read(InputStream in, String fileName) throws IOException, BadJsonException {
        Messages messages = new Messages(fileName);
        JsonValue value = JsonParsing.parse(in, fileName, PUZZLE);
        return puzzle(value, messages).orElseThrow(messages::toException);
    }

    /**
     * The puzzles of a file that has one on each line.
     *
     * @throws BadJsonException with everything that is wrong with any of them
     */
    public List<PuzzleFile> readLines(InputStream in, String fileName) throws IOException, BadJsonException {
        Messages messages = new Messages(fileName);
        List<PuzzleFile> puzzles = new ArrayList<>();
        for (JsonValue value : JsonParsing.parseLines(in, fileName, PUZZLE)) {
            puzzle(value, messages).ifPresent(puzzles::add);
        }
        if (messages.count() > 0) {
            throw messages.toException();
        }
        return puzzles;
    }

    private Optional<PuzzleFile> puzzle(JsonValue value, Messages messages) {
        int before = messages.count();
        Optional<PuzzleKind<?>> kind = kind(value, messages);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        PuzzleFields<?> fields = new PuzzleFields<>(kind.get(), messages);
        List<String> needed = Stream.concat(Stream.of("kind", "board"), fields.keys().stream())
                .toList();
        JsonObject json = new JsonObject(value, "the puzzle", needed, REMARKS, messages);
        Optional<PuzzleFile> file = fields.read(json, json.object("board", BOARD))
                .map(puzzle -> new PuzzleFile(
                        puzzle, json.has(SOLUTION) ? Optional.of(fields.solution(json)) : Optional.empty()));
        return messages.count() > before ? Optional.empty() : file;
    }

    /** Before all else: what fields a puzzle has, its kind says. */
    private Optional<PuzzleKind<?>> kind(JsonValue value, Messages messages) {
        if (!(value instanceof Fields fields)) {
            messages.add(value.at(), "The puzzle (%s) must be an object.".formatted(value.described()));
            return Optional.empty();
        }
        Optional<Field> named = fields.fields().stream()
                .filter(field -> field.key().equals("kind"))
                .findFirst();
        String names = kinds.stream().map(PuzzleKind::name).collect(Collectors.joining(", "));
        if (named.isEmpty()) {
            messages.add(value.at(), "The puzzle has no \"kind\". Say which: one of %s.".formatted(names));
            return Optional.empty();
        }
        JsonValue name = named.get().value();
        Optional<PuzzleKind<?>> kind = kinds.stream()
                .filter(known -> name instanceof Text text && text.text().equals(known.name()))
                .findFirst();
        if (kind.isEmpty()) {
            messages.add(
                    name.at(), "The kind (%s) of the puzzle must be one of %s.".formatted(name.described(), names));
        }
        return kind;
    }
}
