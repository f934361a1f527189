package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import undercroft.graph.Components;
import undercroft.puzzle.Board;
import undercroft.puzzle.Fault;

/**
 * A puzzle at its start: floors, walls, characters, and the chest that one of them must reach.
 *
 * @param floors the floors of all cells by rows, {@link Floor#VOID} where the board is blocked
 * @param characters at least one, each element at most once; kept in the order of their elements
 */
public record ElementsPuzzle(Board board, List<Floor> floors, Walls walls, List<Placement> characters, Cell chest) {

    /** The list of the characters in files. */
    static final String CHARACTERS = "characters";

    /**
     * The most cells of a board. A state stores the cell of each character in eight bits, with one value for an absent
     * character.
     */
    public static final int MOST_CELLS = 255;

    /**
     * Checks the puzzle and sorts the characters.
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
                .sorted(Comparator.comparing(Placement::element))
                .toList();
    }

    /** Lists everything wrong with a puzzle of these parts. */
    static List<Fault> faults(Board board, List<Floor> floors, List<Placement> characters, Cell chest) {
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
            faults.add(Fault.everywhere("There is no character. Add at least one."));
        }
        Map<Cell, Element> taken = new HashMap<>();
        Set<Element> seen = EnumSet.noneOf(Element.class);
        for (int i = 0; i < characters.size(); i++) {
            Placement placement = characters.get(i);
            Floor floor = isOpen(board, placement.at()) ? floors.get(index(board, placement.at())) : Floor.VOID;
            List<String> broken = brokenRules(placement, floor, board, chest);
            Element there = taken.getOrDefault(placement.at(), placement.element());
            if (!seen.add(placement.element())) {
                broken.add("must be there only once");
            } else if (there != placement.element()) {
                broken.add("must not share its cell with %s".formatted(there.key()));
            }
            taken.putIfAbsent(placement.at(), placement.element());
            for (String rule : broken) {
                String message = "The character %s (%s) %s."
                        .formatted(placement.element().key(), placement.at(), rule);
                faults.add(Fault.atEntry(CHARACTERS, i, message));
            }
        }
        return faults;
    }

    private static List<String> brokenRules(Placement placement, Floor floor, Board board, Cell chest) {
        List<String> broken = new ArrayList<>();
        if (!isOpen(board, placement.at())) {
            broken.add("must be on a free cell of the board");
        }
        if (floor == placement.element().deadly()) {
            broken.add("must not stand on %s, which is deadly to it".formatted(floor.key()));
        }
        if (placement.at().equals(chest)) {
            broken.add("must not stand on the chest");
        }
        return broken;
    }

    private static boolean isOpen(Board board, Cell cell) {
        return board.isFree(cell.row(), cell.column());
    }

    private static int index(Board board, Cell cell) {
        return cell.row() * board.width() + cell.column();
    }

    /** Whether a cell is on the board and not blocked. */
    public boolean isOpen(Cell cell) {
        return isOpen(board, cell);
    }

    /** The floor of a cell at the start. */
    public Floor floor(Cell cell) {
        return floors.get(index(cell));
    }

    /** The cell of a character at the start; empty if it does not take part. */
    public Optional<Cell> place(Element element) {
        return characters.stream()
                .filter(placement -> placement.element() == element)
                .map(Placement::at)
                .findAny();
    }

    /** The cells that a step leads to from a free cell: east, west, south, north. */
    List<Cell> neighbours(Cell cell) {
        List<Cell> neighbours = new ArrayList<>(4);
        for (Side side : Side.ALL) {
            if (!hasWall(cell, side)) {
                neighbours.add(side.of(cell));
            }
        }
        return neighbours;
    }

    /** Whether no step leads from a free cell to the next cell on a side. */
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

    /** The indexes of the cells connected with the chest, in ascending order. Floors are ignored. */
    int[] cellsAroundChest() {
        int cells = board.width() * board.height();
        Components parts = new Components(cells);
        for (int cell = 0; cell < cells; cell++) {
            if (isOpen(cell(cell))) {
                for (Cell next : neighbours(cell(cell))) {
                    parts.join(cell, index(next));
                }
            }
        }
        return IntStream.range(0, cells)
                .filter(cell -> parts.areConnected(index(chest), cell))
                .toArray();
    }

    /** The index of a cell, by rows. */
    int index(Cell cell) {
        return index(board, cell);
    }

    /** The cell of an index. */
    Cell cell(int index) {
        return new Cell(index / board.width(), index % board.width());
    }
}
