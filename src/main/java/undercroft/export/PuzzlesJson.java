package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.geometry.Point;
import undercroft.json.JsonObject;
import undercroft.json.JsonValue;
import undercroft.json.JsonValue.Field;
import undercroft.json.JsonValue.Fields;
import undercroft.json.JsonValue.Text;
import undercroft.json.Messages;
import undercroft.layout.Layout;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleKinds;
import undercroft.puzzle.file.PuzzleFields;
import undercroft.puzzle.file.PuzzleJson;

/** The puzzles of a layout file: what every kind has, then the kind's own fields, then the solution. */
final class PuzzlesJson {

    /** What stands before a kind's own fields. */
    private static final List<String> COMMON =
            List.of("index", "room", "kind", "seed", "difficulty", "rating", "board");

    private static final List<String> BOARD = List.of("x", "y", "width", "height", "rows");
    private static final String SOLUTION = "solution";

    private final Messages messages;
    private final int roomCount;
    private final int farthest;

    /**
     * A reader.
     *
     * @param farthest that a coordinate may be from 0
     */
    PuzzlesJson(Messages messages, int roomCount, int farthest) {
        this.messages = messages;
        this.roomCount = roomCount;
        this.farthest = farthest;
    }

    static void write(RoomPuzzle puzzle, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("index", puzzle.index());
        json.writeNumberField("room", puzzle.room());
        json.writeStringField("kind", puzzle.kind());
        json.writeNumberField("seed", puzzle.seed());
        json.writeFieldName("difficulty");
        PuzzleJson.writeDifficulty(puzzle.difficulty(), json);
        json.writeNumberField("rating", puzzle.rating());
        json.writeObjectFieldStart("board");
        json.writeNumberField("x", puzzle.corner().x());
        json.writeNumberField("y", puzzle.corner().y());
        PuzzleJson.writeBoard(puzzle.data(), json);
        json.writeEndObject();
        PuzzleJson.writeOwn(puzzle.data(), json);
        PuzzleJson.writeItems(SOLUTION, puzzle.solution(), json);
        json.writeEndObject();
    }

    /** All puzzles that have no problems. */
    List<RoomPuzzle> read(List<JsonValue> items) {
        List<RoomPuzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            int index = i;
            JsonValue item = items.get(i);
            kind(item, "puzzle " + i).flatMap(kind -> puzzle(index, item, kind)).ifPresent(puzzles::add);
        }
        return puzzles;
    }

    /** Before all else: what fields a puzzle has, its kind says. */
    private Optional<PuzzleKind<?>> kind(JsonValue item, String name) {
        Optional<JsonValue> written = item instanceof Fields fields
                ? fields.fields().stream()
                        .filter(field -> field.key().equals("kind"))
                        .map(Field::value)
                        .findFirst()
                : Optional.empty();
        Optional<PuzzleKind<?>> kind = written.flatMap(
                value -> value instanceof Text text ? PuzzleKinds.named(text.text()) : Optional.empty());
        if (kind.isEmpty()) {
            messages.add(
                    written.orElse(item).at(),
                    "The kind of %s must be one of %s."
                            .formatted(
                                    name,
                                    PuzzleKinds.all().stream()
                                            .map(PuzzleKind::name)
                                            .collect(Collectors.joining(", "))));
        }
        return kind;
    }

    private <P> Optional<RoomPuzzle> puzzle(int index, JsonValue item, PuzzleKind<P> kind) {
        int before = messages.count();
        PuzzleFields<P> own = new PuzzleFields<>(kind, messages);
        List<String> keys = Stream.of(COMMON, own.keys(), List.of(SOLUTION))
                .flatMap(List::stream)
                .toList();
        JsonObject json = new JsonObject(item, "puzzle " + index, keys, messages);
        if (json.integer("index", 0, Integer.MAX_VALUE) != index && messages.count() == before) {
            json.complain("index", "must be %d, its place in the list".formatted(index));
        }
        int room = json.integer("room", 0, roomCount - 1);
        long seed = json.integer("seed", 0, Layout.SEED_LIMIT - 1);
        double difficulty = json.decimal("difficulty", 0, 1);
        long rating = json.integer("rating", Long.MIN_VALUE, Long.MAX_VALUE);
        JsonObject board = json.object("board", BOARD);
        Point corner = new Point(board.integer("x", -farthest, farthest), board.integer("y", -farthest, farthest));
        Optional<Puzzle<P>> puzzle = own.read(json, board);
        List<Item> solution = own.solution(json);
        return messages.count() > before
                ? Optional.empty()
                : puzzle.map(
                        read -> new RoomPuzzle(index, room, seed, difficulty, rating, corner, read.data(), solution));
    }
}
