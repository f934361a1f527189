package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import undercroft.puzzle.Board;
import undercroft.puzzle.Fault;

/**
 * A puzzle at its start: floors, walls, characters and the chest that one of them must reach.
 *
 * @param floors of all cells by rows, {@link Floor#VOID} where the board is blocked
 * @param characters each element at most once, at least one; kept in the order of their elements
 */
public record ElementsPuzzle(Board board, List<Floor> floors, Walls walls, List<Standing> characters, Cell chest) {

    /** The list of files that holds the characters. */
    static final String CHARACTERS = "characters";

    /** The most cells that a board may have. A state holds the place of each character in eight bits. */
    public static final int MOST_CELLS = 255;

    /**
     * A puzzle.
     *
     * @throws IllegalArgumentException with everything that is wrong with it
     */
    public ElementsPuzzle {
        floors = List.copyOf(floors);
        List<Fault> faults = faults(board, floors, characters, chest);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(
                    faults.stream().map(Fault::message).collect(Collectors.joining(" ")));
        }
        characters = characters.stream()
                .sorted(Comparator.comparing(Standing::element))
                .toList();
    }

    /** What would be wrong with a puzzle of these parts. */
    static List<Fault> faults(Board board, List<Floor> floors, List<Standing> characters, Cell chest) {
        int cells = board.width() * board.height();
        if (cells > MOST_CELLS) {
            return List.of(
                    Fault.everywhere("The board has %d cells, and may have at most %d.".formatted(cells, MOST_CELLS)));
        }
        if (floors.size() != cells) {
            return List.of(Fault.everywhere(
                    "The floors (%d) must be as many as the cells (%d).".formatted(floors.size(), cells)));
        }
        List<Fault> faults = new ArrayList<>();
        if (!isOpen(board, chest)) {
            faults.add(Fault.everywhere("The chest (%s) must be on a free cell of the board.".formatted(chest)));
        }
        if (characters.isEmpty()) {
            faults.add(Fault.everywhere("There is no character. Add one at least."));
        }
        for (int i = 0; i < characters.size(); i++) {
            Standing standing = characters.get(i);
            Floor floor = isOpen(board, standing.at()) ? floors.get(index(board, standing.at())) : Floor.VOID;
            for (String rule : brokenRules(standing, floor, board, chest, characters.subList(0, i))) {
                String message =
                        "The character %s (%s) %s.".formatted(standing.element().key(), standing.at(), rule);
                faults.add(Fault.atEntry(CHARACTERS, i, message));
            }
        }
        return faults;
    }

    private static List<String> brokenRules(
            Standing standing, Floor floor, Board board, Cell chest, List<Standing> before) {
        List<String> broken = new ArrayList<>();
        if (!isOpen(board, standing.at())) {
            broken.add("must be on a free cell of the board");
        }
        if (floor == standing.element().deadly()) {
            broken.add("must not stand on %s, which is deadly to it".formatted(floor.key()));
        }
        if (standing.at().equals(chest)) {
            broken.add("must not stand on the chest");
        }
        for (Standing other : before) {
            if (other.element() == standing.element()) {
                broken.add("must be there only once");
            } else if (other.at().equals(standing.at())) {
                broken.add("must not share its cell with %s"
                        .formatted(other.element().key()));
            }
        }
        return broken;
    }

    private static boolean isOpen(Board board, Cell cell) {
        return board.isFree(cell.row(), cell.column());
    }

    private static int index(Board board, Cell cell) {
        return cell.row() * board.width() + cell.column();
    }

    /** Whether a cell lies on the board and is not blocked. */
    public boolean isOpen(Cell cell) {
        return isOpen(board, cell);
    }

    /** The floor of a cell at the start. */
    public Floor floor(Cell cell) {
        return floors.get(index(cell));
    }

    /** Where a character stands at the start, if it is there. */
    public Optional<Cell> place(Element element) {
        return characters.stream()
                .filter(standing -> standing.element() == element)
                .map(Standing::at)
                .findAny();
    }

    /** Where one can step from a free cell: east, west, south, north. */
    List<Cell> neighbours(Cell cell) {
        List<Cell> neighbours = new ArrayList<>(4);
        for (Side side : Side.ALL) {
            if (!hasWall(cell, side)) {
                neighbours.add(side.of(cell));
            }
        }
        return neighbours;
    }

    /** Whether one cannot step from a free cell to the one beside it. */
    boolean hasWall(Cell cell, Side side) {
        Cell next = side.of(cell);
        return !isOpen(next)
                || walls.on(
                        switch (side) {
                            case EAST -> Walls.east(index(cell));
                            case WEST -> Walls.east(index(next));
                            case SOUTH -> Walls.south(index(cell));
                            case NORTH -> Walls.south(index(next));
                        });
    }

    /** The cells from which one can walk to the chest, by their numbers in rising order. */
    int[] cellsAroundChest() {
        BitSet found = new BitSet();
        Deque<Cell> open = new ArrayDeque<>(List.of(chest));
        while (!open.isEmpty()) {
            Cell cell = open.remove();
            if (!found.get(index(cell))) {
                found.set(index(cell));
                open.addAll(neighbours(cell));
            }
        }
        return found.stream().toArray();
    }

    /** The number of a cell, by rows. */
    int index(Cell cell) {
        return index(board, cell);
    }

    /** The cell of a number. */
    Cell cell(int index) {
        return new Cell(index / board.width(), index % board.width());
    }
}
