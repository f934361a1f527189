package undercroft.puzzle.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.json.JsonInput;
import undercroft.json.JsonObject;
import undercroft.puzzle.PuzzleKind;
import undercroft.source.BadInputException;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Text;

/** Reads puzzle files and reports everything wrong with them. */
public final class PuzzleReader {

    private static final List<String> BOARD = List.of("width", "height", "rows");

    private static final String SOLUTION = "solution";

    /** The optional fields of a file besides its puzzle. */
    private static final List<String> OPTIONAL =
            List.of(SOLUTION, "id", "name", "title", "author", "source", "seed", "difficulty", "rating", "score");

    private static final String PUZZLE = "puzzle";

    private final List<PuzzleKind<?>> kinds;

    /** The optional fields that are ignored: all but the solution. */
    static List<String> ignored() {
        return OPTIONAL.stream().filter(name -> !name.equals(SOLUTION)).toList();
    }

    /** Makes a reader for some kinds. */
    public PuzzleReader(List<PuzzleKind<?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /**
     * Reads the only puzzle of a file.
     *
     * @param in is read to its end but not closed
     * @param fileName the name of the file in messages
     * @return the puzzle
     * @throws BadInputException with everything wrong with it
     */
    public PuzzleFile read(InputStream in, String fileName) throws IOException, BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        SourceNode value = JsonInput.read(in, fileName, PUZZLE);
        return puzzle(value, diagnostics).orElseThrow(diagnostics::toException);
    }

    /**
     * Reads a file with one puzzle on each line.
     *
     * @return the puzzles in the order of their lines
     * @throws BadInputException with everything wrong with any of them
     */
    public List<PuzzleFile> readLines(InputStream in, String fileName) throws IOException, BadInputException {
        Diagnostics diagnostics = new Diagnostics();
        List<PuzzleFile> puzzles = new ArrayList<>();
        for (SourceNode value : JsonInput.readLines(in, fileName, PUZZLE)) {
            puzzle(value, diagnostics).ifPresent(puzzles::add);
        }
        if (diagnostics.hasErrors()) {
            throw diagnostics.toException();
        }
        return puzzles;
    }

    private Optional<PuzzleFile> puzzle(SourceNode value, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        Optional<PuzzleKind<?>> kind = kind(value, diagnostics);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        PuzzleFields<?> fields = new PuzzleFields<>(kind.get(), diagnostics);
        List<String> needed = Stream.concat(Stream.of("kind", "board"), fields.keys().stream())
                .toList();
        JsonObject json = new JsonObject(value, "the puzzle", needed, OPTIONAL, diagnostics);
        Optional<PuzzleFile> file = fields.read(json, json.object("board", BOARD))
                .map(puzzle -> new PuzzleFile(
                        puzzle, json.has(SOLUTION) ? Optional.of(fields.solution(json)) : Optional.empty()));
        return diagnostics.errorCount() > before ? Optional.empty() : file;
    }

    /** Comes first, because the kind decides which fields a puzzle has. */
    private Optional<PuzzleKind<?>> kind(SourceNode value, Diagnostics diagnostics) {
        if (!(value instanceof Mapping mapping)) {
            diagnostics.error(
                    value.position(), "The puzzle (%s) must be an object.".formatted(JsonObject.describe(value)));
            return Optional.empty();
        }
        Optional<SourceNode> named = mapping.get("kind");
        String names = kinds.stream().map(PuzzleKind::name).collect(Collectors.joining(", "));
        if (named.isEmpty()) {
            diagnostics.error(value.position(), "The puzzle has no \"kind\". Give one of %s.".formatted(names));
            return Optional.empty();
        }
        SourceNode name = named.get();
        Optional<PuzzleKind<?>> kind = kinds.stream()
                .filter(known -> name instanceof Text text && text.text().equals(known.name()))
                .findFirst();
        if (kind.isEmpty()) {
            diagnostics.error(
                    name.position(),
                    "The kind (%s) of the puzzle must be one of %s.".formatted(JsonObject.describe(name), names));
        }
        return kind;
    }
}
