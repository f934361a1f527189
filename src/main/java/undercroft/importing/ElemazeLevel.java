package undercroft.importing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.json.JsonObject;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Sequence;

/**
 * A level as Elemaze stores it: a matrix of cells, each with its colour and the directions in which it can be left, and the
 * positions of the chest and the characters, which are absent at (−1, −1). The rows of the matrix become rows of the board from
 * the top, because Elemaze searches paths in the order of growing y first, as {@code elements} does southwards.
 */
final class ElemazeLevel {

    private static final int LONGEST_SIDE = 255;

    private static final String COLOURS = "awfe";

    /** The colour of a cell that nobody can enter. */
    private static final String NO_CELL = "x";

    /** The name of the list of characters in files of {@code elements}. */
    static final String CHARACTERS = "characters";

    private static final List<String> ELEMENTS = List.of("air", "water", "fire", "earth");

    private final JsonObject json;
    private final Diagnostics diagnostics;
    private final List<List<Cell>> cells = new ArrayList<>();

    /**
     * A cell of the matrix.
     *
     * @param letter of its floor in files of {@code elements}
     */
    private record Cell(char letter, List<Integer> xs, List<Integer> ys) {

        boolean isOpen() {
            return letter != '#';
        }
    }

    ElemazeLevel(Mapping level, Diagnostics diagnostics) {
        this.json = JsonObject.open(level, "the level", List.of("matrix", "chest_position"), diagnostics);
        this.diagnostics = diagnostics;
    }

    /** Reads the level; every error goes to the diagnostics. */
    Optional<PuzzleData> read() {
        int before = diagnostics.errorCount();
        for (SourceNode row : json.items("matrix", LONGEST_SIDE)) {
            cells.add(row(row));
        }
        if (cells.isEmpty()
                || cells.stream()
                        .anyMatch(row ->
                                row.isEmpty() || row.size() != cells.get(0).size())) {
            json.error("matrix", "must have rows of the same length");
        }
        if (diagnostics.errorCount() > before) {
            return Optional.empty();
        }
        Optional<Position> chest = position("chest_position");
        if (chest.isEmpty()) {
            json.error("chest_position", "must be on the board");
        }
        Map<String, List<Item>> lists = new LinkedHashMap<>();
        lists.put(CHARACTERS, characters());
        lists.put("walls", walls());
        List<String> rows = cells.stream().map(ElemazeLevel::text).toList();
        return diagnostics.errorCount() > before
                ? Optional.empty()
                : chest.map(at -> new PuzzleData(
                        "elements", rows, Item.EMPTY.with("chestRow", at.y).with("chestColumn", at.x), lists));
    }

    private static String text(List<Cell> row) {
        StringBuilder text = new StringBuilder();
        row.forEach(cell -> text.append(cell.letter));
        return text.toString();
    }

    private List<Cell> row(SourceNode row) {
        List<Cell> read = new ArrayList<>();
        if (row instanceof Sequence sequence && sequence.items().size() <= LONGEST_SIDE) {
            sequence.items().forEach(item -> read.add(cell(item)));
        } else {
            diagnostics.error(
                    row.position(),
                    "A row of the matrix (%s) must be a list of at most %d cells."
                            .formatted(JsonObject.describe(row), LONGEST_SIDE));
        }
        return read;
    }

    private Cell cell(SourceNode node) {
        JsonObject cell = JsonObject.open(node, "the cell", List.of("color", "xdirs", "ydirs"), diagnostics);
        String colour = cell.text("color");
        if (cell.hasText("color") && !colour.equals(NO_CELL) && (colour.length() != 1 || !COLOURS.contains(colour))) {
            cell.error("color", "must be a, w, f, e or x");
        }
        char letter = colour.isEmpty() || colour.equals(NO_CELL) ? '#' : colour.charAt(0);
        return new Cell(letter, steps(cell, "xdirs"), steps(cell, "ydirs"));
    }

    private static List<Integer> steps(JsonObject cell, String key) {
        List<Integer> steps = new ArrayList<>();
        for (SourceNode item : cell.items(key, 2)) {
            if (item.wholeNumber(-1, 1).orElse(0) == 0) {
                cell.error(key, "must hold 1 and -1 at most");
                return List.of();
            }
            steps.add((int) item.wholeNumber(-1, 1).orElseThrow());
        }
        return steps;
    }

    private record Position(int x, int y) {}

    /** A position on the board; empty if it is (−1, −1) or not there. */
    private Optional<Position> position(String key) {
        if (!json.has(key)) {
            return Optional.empty();
        }
        JsonObject at = json.object(key, List.of("x", "y"));
        int x = at.integer("x", -1, cells.get(0).size() - 1);
        int y = at.integer("y", -1, cells.size() - 1);
        return x < 0 || y < 0 ? Optional.empty() : Optional.of(new Position(x, y));
    }

    /** The field with the position of a character, {@code waterman_position} for example. */
    static String positionKey(String element) {
        return element + "man_position";
    }

    /** Those who stand on no cell can neither move nor be met, and are left out. */
    private List<Item> characters() {
        List<Item> characters = new ArrayList<>();
        for (String name : ELEMENTS) {
            position(positionKey(name))
                    .filter(at -> cells.get(at.y).get(at.x).isOpen())
                    .ifPresent(at -> characters.add(
                            Item.EMPTY.with("element", name).with("row", at.y).with("column", at.x)));
        }
        return characters;
    }

    private List<Item> walls() {
        List<Item> walls = new ArrayList<>();
        for (int y = 0; y < cells.size(); y++) {
            for (int x = 0; x < cells.get(y).size(); x++) {
                Cell cell = cells.get(y).get(x);
                if (x + 1 < cells.get(y).size()) {
                    Cell east = cells.get(y).get(x + 1);
                    addWall(cell, east, cell.xs.contains(1), east.xs.contains(-1), wall(y, x, "east"), walls);
                }
                if (y + 1 < cells.size()) {
                    Cell south = cells.get(y + 1).get(x);
                    addWall(cell, south, cell.ys.contains(1), south.ys.contains(-1), wall(y, x, "south"), walls);
                }
            }
        }
        return walls;
    }

    private static Item wall(int row, int column, String side) {
        return Item.EMPTY.with("row", row).with("column", column).with("side", side);
    }

    private void addWall(Cell cell, Cell next, boolean leads, boolean leadsBack, Item wall, List<Item> walls) {
        if (!cell.isOpen() || !next.isOpen()) {
            return;
        }
        if (leads != leadsBack) {
            json.error(
                    "matrix",
                    "has a passage that leads in one direction only, at the cell in row %d, column %d"
                            .formatted(wall.integer("row"), wall.integer("column")));
        } else if (!leads) {
            walls.add(wall);
        }
    }
}
