package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.geometry.Point;
import undercroft.json.JsonObject;
import undercroft.layout.Layout;
import undercroft.layout.PuzzleOrigin;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DataEntry;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.Setting;
import undercroft.puzzle.file.PuzzleFields;
import undercroft.puzzle.file.PuzzleJson;
import undercroft.puzzle.kinds.PuzzleKinds;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Text;

/** The puzzles of a layout file: the fields of all kinds, then those of the kind, then the solution. */
final class PuzzlesJson {

    /** The fields before those of the kind. */
    private static final List<String> COMMON =
            List.of("index", "room", "kind", "seed", "difficulty", "rating", "board");

    /** Layouts of earlier versions do not have them. */
    private static final List<String> ORIGIN = List.of("sample", "settings");

    /** More settings than any kind has. */
    private static final int MAX_SETTINGS = 100;

    private static final List<String> BOARD = List.of("x", "y", "width", "height", "rows");
    private static final String SOLUTION = "solution";

    private final Diagnostics diagnostics;
    private final int roomCount;
    private final int farthest;

    /**
     * A reader.
     *
     * @param farthest the largest coordinate
     */
    PuzzlesJson(Diagnostics diagnostics, int roomCount, int farthest) {
        this.diagnostics = diagnostics;
        this.roomCount = roomCount;
        this.farthest = farthest;
    }

    static void write(RoomPuzzle puzzle, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("index", puzzle.index());
        json.writeNumberField("room", puzzle.room());
        json.writeStringField("kind", puzzle.kind());
        writeOrigin(puzzle.origin(), json);
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

    private static void writeOrigin(PuzzleOrigin origin, JsonGenerator json) throws IOException {
        json.writeNumberField("seed", origin.seed());
        if (origin.sample().isPresent()) {
            json.writeNumberField("sample", origin.sample().getAsInt());
            DataEntryJson.write("settings", origin.settings(), json);
        }
    }

    /** All puzzles without problems. */
    List<RoomPuzzle> read(List<SourceNode> items) {
        List<RoomPuzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            int index = i;
            SourceNode item = items.get(i);
            kind(item, "puzzle " + i).flatMap(kind -> puzzle(index, item, kind)).ifPresent(puzzles::add);
        }
        return puzzles;
    }

    /** Read first, because the kind decides which fields a puzzle has. */
    private Optional<PuzzleKind<?>> kind(SourceNode item, String name) {
        Optional<SourceNode> written = item instanceof Mapping mapping ? mapping.get("kind") : Optional.empty();
        Optional<PuzzleKind<?>> kind = written.flatMap(
                value -> value instanceof Text text ? PuzzleKinds.named(text.text()) : Optional.empty());
        if (kind.isEmpty()) {
            diagnostics.error(
                    written.orElse(item).position(),
                    "The kind of %s must be one of %s."
                            .formatted(
                                    name,
                                    PuzzleKinds.all().stream()
                                            .map(PuzzleKind::name)
                                            .collect(Collectors.joining(", "))));
        }
        return kind;
    }

    private <P> Optional<RoomPuzzle> puzzle(int index, SourceNode item, PuzzleKind<P> kind) {
        int before = diagnostics.errorCount();
        PuzzleFields<P> own = new PuzzleFields<>(kind, diagnostics);
        List<String> keys = Stream.of(COMMON, own.keys(), List.of(SOLUTION))
                .flatMap(List::stream)
                .toList();
        JsonObject json = new JsonObject(item, "puzzle " + index, keys, ORIGIN, diagnostics);
        if (json.integer("index", 0, Integer.MAX_VALUE) != index && diagnostics.errorCount() == before) {
            json.error("index", "must be %d, its place in the list".formatted(index));
        }
        int room = json.integer("room", 0, roomCount - 1);
        PuzzleOrigin origin = origin(json, kind, index);
        double difficulty = json.decimal("difficulty", 0, 1);
        long rating = json.integer("rating", Long.MIN_VALUE, Long.MAX_VALUE);
        JsonObject board = json.object("board", BOARD);
        Point corner = new Point(board.integer("x", -farthest, farthest), board.integer("y", -farthest, farthest));
        Optional<Puzzle<P>> puzzle = own.read(json, board);
        List<Item> solution = own.solution(json);
        return diagnostics.errorCount() > before
                ? Optional.empty()
                : puzzle.map(
                        read -> new RoomPuzzle(index, room, origin, difficulty, rating, corner, read.data(), solution));
    }

    private PuzzleOrigin origin(JsonObject json, PuzzleKind<?> kind, int index) {
        long seed = json.integer("seed", 0, Layout.SEED_LIMIT - 1);
        if (!json.has("sample")) {
            return PuzzleOrigin.ofSeed(seed);
        }
        int sample = json.integer("sample", 0, Integer.MAX_VALUE);
        List<DataEntry> settings = new ArrayList<>();
        for (SourceNode item : json.items("settings", MAX_SETTINGS)) {
            DataEntryJson.read(item, "setting %d of puzzle %d".formatted(settings.size(), index), diagnostics)
                    .ifPresent(entry -> {
                        checkSetting(entry, kind, item);
                        settings.add(entry);
                    });
        }
        return new PuzzleOrigin(seed, OptionalInt.of(sample), settings);
    }

    private void checkSetting(DataEntry entry, PuzzleKind<?> kind, SourceNode item) {
        Optional<Setting> setting = kind.settings().stream()
                .filter(each -> each.name().equals(entry.key()))
                .findFirst();
        if (setting.isEmpty()) {
            diagnostics.error(
                    item.position(),
                    "The kind %s has no setting \"%s\". Its settings are %s."
                            .formatted(
                                    kind.name(),
                                    Quotation.plain(entry.key()),
                                    kind.settings().stream().map(Setting::name).collect(Collectors.joining(", "))));
        } else if (setting.get().parse(entry.value()).isEmpty()) {
            diagnostics.error(
                    item.position(),
                    "The %s of a puzzle (%s) must be %s."
                            .formatted(
                                    entry.key(),
                                    Quotation.plain(entry.value()),
                                    setting.get().range()));
        }
    }
}
