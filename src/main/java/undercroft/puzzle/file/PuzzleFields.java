package undercroft.puzzle.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import undercroft.json.JsonObject;
import undercroft.json.JsonValue;
import undercroft.json.JsonValue.Mark;
import undercroft.json.JsonValue.Text;
import undercroft.json.Messages;
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

/**
 * Reads the fields that a puzzle of one kind has in any file. What is wrong goes to the messages.
 *
 * @param <P> the kind's puzzles
 */
public final class PuzzleFields<P> {

    /** Of a board, in cells: far more than any kind can solve, and no overflow. */
    static final int LONGEST_SIDE = 1_000;

    private final PuzzleKind<P> kind;
    private final PuzzleFormat format;
    private final Messages messages;

    public PuzzleFields(PuzzleKind<P> kind, Messages messages) {
        this.kind = kind;
        this.format = kind.format();
        this.messages = messages;
    }

    /** The kind's own fields and lists, all of which must be there. */
    public List<String> keys() {
        return Stream.concat(
                        format.fields().stream().map(FieldType::name),
                        format.lists().stream().map(ListType::name))
                .toList();
    }

    /**
     * A puzzle.
     *
     * @param json the object that has the kind's own fields
     * @param board the object that has {@code width}, {@code height} and {@code rows}
     * @return nothing where there is a new message
     */
    public Optional<Puzzle<P>> read(JsonObject json, JsonObject board) {
        int before = messages.count();
        List<JsonValue> rowItems = board.items("rows");
        List<String> rows = rows(board, rowItems);
        Item fields = item(json, format.fields());
        Map<String, List<Item>> lists = new LinkedHashMap<>();
        for (ListType list : format.lists()) {
            lists.put(list.name(), items(json, list.name(), list.item()));
        }
        if (messages.count() > before) {
            return Optional.empty();
        }
        try {
            return Optional.of(Puzzle.read(kind, new PuzzleData(kind.name(), rows, fields, lists)));
        } catch (BadPuzzleException e) {
            for (Fault fault : e.faults()) {
                messages.add(markOf(fault.place(), json, rowItems), fault.message());
            }
            return Optional.empty();
        }
    }

    /** The field {@code solution}, which must be there. */
    public List<Item> solution(JsonObject json) {
        return items(json, "solution", format.step());
    }

    private List<String> rows(JsonObject board, List<JsonValue> items) {
        int before = messages.count();
        int width = board.integer("width", 1, LONGEST_SIDE);
        int height = board.integer("height", 1, LONGEST_SIDE);
        if (messages.count() > before || !board.has("rows")) {
            return List.of();
        }
        if (items.size() != height) {
            board.complain("height", "must be %d, the number of rows".formatted(items.size()));
        }
        List<String> rows = new ArrayList<>();
        for (JsonValue item : items) {
            if (item instanceof Text text) {
                checkRow(text, rows.size(), width);
                rows.add(text.text());
            } else {
                messages.add(item.at(), "Row %d (%s) must be a text.".formatted(rows.size(), item.described()));
                rows.add("");
            }
        }
        return rows;
    }

    private void checkRow(Text row, int index, int width) {
        if (row.text().length() != width) {
            messages.add(
                    row.at(),
                    "Row %d has %d cells. Every row must have as many as the width says, %d; rows are counted from 0."
                            .formatted(index, row.text().length(), width));
        }
        for (int column = 0; column < row.text().length(); column++) {
            char cell = row.text().charAt(column);
            if (format.cells().indexOf(cell) < 0) {
                messages.add(
                        markOfCell(row.at(), column),
                        "The cell '%s' in row %d, column %d is none of the kind %s. Its cells are '%s'."
                                .formatted(
                                        Messages.shortened(Character.toString(cell)),
                                        index,
                                        column,
                                        kind.name(),
                                        format.cells()));
            }
        }
    }

    private List<Item> items(JsonObject json, String list, List<FieldType> types) {
        List<String> keys = types.stream().map(FieldType::name).toList();
        List<JsonValue> values = json.items(list);
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            String name = "entry %d of %s".formatted(i, list);
            int before = messages.count();
            JsonObject entry = new JsonObject(values.get(i), name, keys, messages);
            items.add(messages.count() > before ? Item.EMPTY : item(entry, types));
        }
        return items;
    }

    private static Item item(JsonObject json, List<FieldType> types) {
        Item item = Item.EMPTY;
        for (FieldType type : types) {
            if (type instanceof OfNumber number) {
                item = item.with(type.name(), json.integer(type.name(), number.least(), number.most()));
            } else if (type instanceof OfFlag) {
                item = item.with(type.name(), json.truth(type.name()));
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
            json.complain(type.name(), "must be one of " + String.join(", ", type.words()));
        }
        return text;
    }

    private static Mark markOf(Fault.Place place, JsonObject json, List<JsonValue> rows) {
        if (place instanceof Fault.Place.Cell cell && cell.row() < rows.size()) {
            return markOfCell(rows.get(cell.row()).at(), cell.column());
        }
        if (place instanceof Fault.Place.Field field) {
            return json.at(field.name());
        }
        if (place instanceof Fault.Place.Entry entry) {
            return json.items(entry.list()).get(entry.index()).at();
        }
        return json.at();
    }

    /** A row begins with its quotation mark; none of its characters is written with an escape by anyone sensible. */
    private static Mark markOfCell(Mark row, int column) {
        return new Mark(row.line(), row.column() + 1 + column);
    }
}
