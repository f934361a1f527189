package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.Board;
import undercroft.puzzle.Fault;
import undercroft.puzzle.FieldType;
import undercroft.puzzle.FieldType.OfNumber;
import undercroft.puzzle.FieldType.OfText;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.PuzzleFormat;
import undercroft.puzzle.PuzzleFormat.ListType;

/** Converts puzzles and moves to the data of files and back. */
final class PuzzleFile {

    private static final String WALLS = "walls";
    private static final String ELEMENT = "element";
    private static final String ROW = "row";
    private static final String COLUMN = "column";
    private static final String SIDE = "side";
    private static final String EAST = "east";
    private static final String SOUTH = "south";
    private static final String CHEST_ROW = "chestRow";
    private static final String CHEST_COLUMN = "chestColumn";

    private static final List<Floor> FLOORS = List.of(Floor.values());

    private static final FieldType WHO = new OfText(
            ELEMENT, "The character", Element.ALL.stream().map(Element::key).toList());

    static final PuzzleFormat FORMAT = new PuzzleFormat(
            Board.BLOCKED
                    + FLOORS.stream()
                            .map(floor -> String.valueOf(floor.letter()))
                            .reduce("", String::concat),
            List.of(number(CHEST_ROW, "Row of the chest"), number(CHEST_COLUMN, "Column of the chest")),
            List.of(
                    new ListType(
                            ElementsPuzzle.CHARACTERS,
                            "Who is there, and where at the start",
                            List.of(WHO, number(ROW, "Its row"), number(COLUMN, "Its column"))),
                    new ListType(
                            WALLS,
                            "Walls between two free cells",
                            List.of(
                                    number(ROW, "Row of the cell west or north of the wall"),
                                    number(COLUMN, "Column of the cell west or north of the wall"),
                                    new OfText(SIDE, "On which side of that cell", List.of(EAST, SOUTH))))),
            List.of(WHO, number(ROW, "Row of the cell it is sent to"), number(COLUMN, "Column of that cell")));

    private PuzzleFile() {}

    private static FieldType number(String name, String meaning) {
        return new OfNumber(name, meaning, 0, ElementsPuzzle.MOST_CELLS - 1);
    }

    static PuzzleData write(String kind, ElementsPuzzle puzzle) {
        Item chest = Item.EMPTY
                .with(CHEST_ROW, puzzle.chest().row())
                .with(CHEST_COLUMN, puzzle.chest().column());
        Map<String, List<Item>> lists = new LinkedHashMap<>();
        lists.put(
                ElementsPuzzle.CHARACTERS,
                puzzle.characters().stream()
                        .map(placement -> item(placement.element(), placement.at()))
                        .toList());
        lists.put(
                WALLS,
                puzzle.walls()
                        .sides()
                        .mapToObj(side -> at(Item.EMPTY, puzzle.cell(Walls.cell(side)))
                                .with(SIDE, Walls.isSouth(side) ? SOUTH : EAST))
                        .toList());
        return new PuzzleData(kind, rows(puzzle), chest, lists);
    }

    private static List<String> rows(ElementsPuzzle puzzle) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < puzzle.board().height(); row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < puzzle.board().width(); column++) {
                Cell cell = new Cell(row, column);
                text.append(puzzle.isOpen(cell) ? puzzle.floor(cell).letter() : Board.BLOCKED);
            }
            rows.add(text.toString());
        }
        return rows;
    }

    static ElementsPuzzle read(PuzzleData data) throws BadPuzzleException {
        Board board = Board.of(data.rows());
        List<Floor> floors = data.rows().stream()
                .flatMapToInt(String::chars)
                .mapToObj(letter -> floor((char) letter))
                .toList();
        List<Placement> characters = data.list(ElementsPuzzle.CHARACTERS).stream()
                .map(item -> new Placement(element(item).orElseThrow(), cell(item)))
                .toList();
        Cell chest = new Cell(data.fields().integer(CHEST_ROW), data.fields().integer(CHEST_COLUMN));
        List<Fault> faults = new ArrayList<>(ElementsPuzzle.faults(board, floors, characters, chest));
        List<Integer> sides = sides(board, data.list(WALLS), faults);
        if (!faults.isEmpty()) {
            throw new BadPuzzleException(faults);
        }
        return new ElementsPuzzle(board, floors, Walls.of(sides.stream()), characters, chest);
    }

    private static List<Integer> sides(Board board, List<Item> walls, List<Fault> faults) {
        List<Integer> sides = new ArrayList<>();
        for (int i = 0; i < walls.size(); i++) {
            Cell cell = cell(walls.get(i));
            boolean south = walls.get(i).text(SIDE).equals(SOUTH);
            Cell next = (south ? Side.SOUTH : Side.EAST).of(cell);
            int number = cell.row() * board.width() + cell.column();
            if (board.isFree(cell.row(), cell.column()) && board.isFree(next.row(), next.column())) {
                sides.add(south ? Walls.south(number) : Walls.east(number));
            } else {
                faults.add(Fault.atEntry(
                        WALLS,
                        i,
                        "The wall %s of %s must have a free cell on both sides."
                                .formatted(south ? SOUTH : EAST, cell)));
            }
        }
        return sides;
    }

    /** The floor of a letter; {@link Floor#VOID} for a blocked cell. */
    private static Floor floor(char letter) {
        return FLOORS.stream()
                .filter(floor -> floor.letter() == letter)
                .findAny()
                .orElse(Floor.VOID);
    }

    static Item step(Move move) {
        return item(move.element(), move.to());
    }

    /** The move of a step; empty if it names no character. */
    static Optional<Move> move(Item step) {
        return element(step).map(element -> new Move(element, cell(step)));
    }

    /** The moves of a solution up to the first step that names no character. */
    static List<Move> moves(List<Item> solution) {
        return solution.stream()
                .map(PuzzleFile::move)
                .takeWhile(Optional::isPresent)
                .map(Optional::get)
                .toList();
    }

    private static Item item(Element element, Cell cell) {
        return at(Item.EMPTY.with(ELEMENT, element.key()), cell);
    }

    private static Item at(Item item, Cell cell) {
        return item.with(ROW, cell.row()).with(COLUMN, cell.column());
    }

    private static Cell cell(Item item) {
        return new Cell(item.integer(ROW), item.integer(COLUMN));
    }

    private static Optional<Element> element(Item item) {
        String key = item.text(ELEMENT);
        return Element.ALL.stream().filter(element -> element.key().equals(key)).findAny();
    }
}
