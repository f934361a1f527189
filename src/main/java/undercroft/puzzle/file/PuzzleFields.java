package undercroft.puzzle.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.json.JsonObject;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Fault;
import undercroft.puzzle.FieldType;
import undercroft.puzzle.FieldType.OfFlag;
import undercroft.puzzle.FieldType.OfNumber;
import undercroft.puzzle.FieldType.OfText;
import undercroft.puzzle.Item;
import undercroft.puzzle.Puzzle;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleFormat;
import undercroft.puzzle.PuzzleFormat.ListType;
import undercroft.puzzle.PuzzleKind;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Text;
import undercroft.source.SourcePosition;

/**
 * Reads the fields of a puzzle of one kind from a file or a layout. Errors go to the diagnostics.
 *
 * @param <P> the kind's puzzles
 */
public final class PuzzleFields<P> {

    /** The longest side of a board in cells: far longer than any kind can solve, and too short to overflow. */
    static final int LONGEST_SIDE = 1_000;

    /** The most entries of a list or steps of a solution: many more than any puzzle that can be solved has. */
    private static final int MAX_ENTRIES = 100_000;

    private final PuzzleKind<P> kind;
    private final PuzzleFormat format;
    private final Diagnostics diagnostics;

    public PuzzleFields(PuzzleKind<P> kind, Diagnostics diagnostics) {
        this.kind = kind;
        this.format = kind.format();
        this.diagnostics = diagnostics;
    }

    /** The names of the kind's own fields and lists, all of which are required. */
    public List<String> keys() {
        return Stream.concat(
                        format.fields().stream().map(FieldType::name),
                        format.lists().stream().map(ListType::name))
                .toList();
    }

    /**
     * Reads a puzzle.
     *
     * @param json the object with the kind's own fields
     * @param board the object with {@code width}, {@code height} and {@code rows}
     * @return the puzzle, or empty if there are new errors
     */
    public Optional<Puzzle<P>> read(JsonObject json, JsonObject board) {
        int before = diagnostics.errorCount();
        List<SourceNode> rowItems = board.items("rows");
        List<String> rows = rows(board, rowItems);
        Item fields = item(json, format.fields());
        Map<String, List<Item>> lists = new LinkedHashMap<>();
        for (ListType list : format.lists()) {
            lists.put(list.name(), items(json, list.name(), list.item()));
        }
        // A board without rows is reported already, perhaps before this puzzle's own fields.
        if (diagnostics.errorCount() > before || rows.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Puzzle.read(kind, new PuzzleData(kind.name(), rows, fields, lists)));
        } catch (BadPuzzleException e) {
            for (Fault fault : e.faults()) {
                diagnostics.error(position(fault.place(), json, rowItems), fault.message());
            }
            return Optional.empty();
        }
    }

    /** Reads the field {@code solution}, which must exist. */
    public List<Item> solution(JsonObject json) {
        return items(json, "solution", format.step());
    }

    private List<String> rows(JsonObject board, List<SourceNode> items) {
        int before = diagnostics.errorCount();
        int width = board.integer("width", 1, LONGEST_SIDE);
        int height = board.integer("height", 1, LONGEST_SIDE);
        if (diagnostics.errorCount() > before || !board.has("rows")) {
            return List.of();
        }
        if (items.size() != height) {
            board.error("height", "must be %d, the number of rows".formatted(items.size()));
        }
        List<String> rows = new ArrayList<>();
        for (SourceNode item : items) {
            if (item instanceof Text text) {
                checkRow(text, rows.size(), width);
                rows.add(text.text());
            } else {
                diagnostics.error(
                        item.position(),
                        "Row %d (%s) must be a text.".formatted(rows.size(), JsonObject.describe(item)));
                rows.add("");
            }
        }
        return rows;
    }

    private void checkRow(Text row, int index, int width) {
        if (row.text().length() != width) {
            diagnostics.error(
                    row.position(),
                    "Row %d has %d cells, but the width is %d. Rows are counted from 0."
                            .formatted(index, row.text().length(), width));
        }
        for (int column = 0; column < row.text().length(); column++) {
            char cell = row.text().charAt(column);
            if (format.cells().indexOf(cell) < 0) {
                diagnostics.error(
                        positionOfCell(row.position(), column),
                        "The cell '%s' in row %d, column %d is not one of the kind %s. Its cells are '%s'."
                                .formatted(
                                        Quotation.plain(Character.toString(cell)),
                                        index,
                                        column,
                                        kind.name(),
                                        format.cells()));
            }
        }
    }

    private List<Item> items(JsonObject json, String list, List<FieldType> types) {
        List<String> keys = types.stream().map(FieldType::name).toList();
        List<SourceNode> values = json.items(list, MAX_ENTRIES);
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            String name = "entry %d of %s".formatted(i, list);
            int before = diagnostics.errorCount();
            JsonObject entry = new JsonObject(values.get(i), name, keys, diagnostics);
            items.add(diagnostics.errorCount() > before ? Item.EMPTY : item(entry, types));
        }
        return items;
    }

    private static Item item(JsonObject json, List<FieldType> types) {
        Item item = Item.EMPTY;
        for (FieldType type : types) {
            if (type instanceof OfNumber number) {
                item = item.with(type.name(), json.integer(type.name(), number.least(), number.most()));
            } else if (type instanceof OfFlag) {
                item = item.with(type.name(), json.bool(type.name()));
            } else if (type instanceof OfText text) {
                item = item.with(type.name(), word(json, text));
            }
        }
        return item;
    }

    private static String word(JsonObject json, OfText type) {
        String text = json.text(type.name());
        if (!type.words().isEmpty()
                && json.hasText(type.name())
                && !type.words().contains(text)) {
            json.error(type.name(), "must be one of " + String.join(", ", type.words()));
        }
        return text;
    }

    private static SourcePosition position(Fault.Place place, JsonObject json, List<SourceNode> rows) {
        if (place instanceof Fault.Place.Cell cell && cell.row() < rows.size()) {
            return positionOfCell(rows.get(cell.row()).position(), cell.column());
        }
        if (place instanceof Fault.Place.Field field) {
            return json.position(field.name());
        }
        if (place instanceof Fault.Place.Entry entry) {
            return json.items(entry.list()).get(entry.index()).position();
        }
        return json.position();
    }

    /** A row begins with its quotation mark. Escape sequences before the cell would move it, but no known program writes any. */
    private static SourcePosition positionOfCell(SourcePosition row, int column) {
        return new SourcePosition(row.file(), row.line(), row.column() + 1 + column);
    }
}
