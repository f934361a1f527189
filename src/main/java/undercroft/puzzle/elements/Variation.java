package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.random.SeededRandom;

/**
 * Makes random puzzles on one board, and variants of a puzzle that differ in one thing: the cell of a character or of the
 * chest, a floor, or a wall. They may have no solution.
 */
final class Variation {

    private static final List<Floor> FLOORS = List.of(Floor.AIR, Floor.WATER, Floor.FIRE, Floor.EARTH);

    /** Random changes draw until one keeps the rules; a character on a deadly floor breaks them, for example. */
    private static final int MOST_DRAWS = 100;

    private final Board board;
    private final int characters;
    private final List<Integer> free;
    private final List<Integer> sides;

    /**
     * Prepares a board.
     *
     * @param characters the number of characters, 1 to 4; the board must have a cell for each and one for the chest
     */
    Variation(Board board, int characters) {
        this.board = board;
        this.characters = characters;
        this.free = new ArrayList<>();
        this.sides = new ArrayList<>();
        for (int row = 0; row < board.height(); row++) {
            for (int column = 0; column < board.width(); column++) {
                int cell = row * board.width() + column;
                if (board.isFree(row, column)) {
                    free.add(cell);
                    if (board.isFree(row, column + 1)) {
                        sides.add(Walls.east(cell));
                    }
                    if (board.isFree(row + 1, column)) {
                        sides.add(Walls.south(cell));
                    }
                }
            }
        }
    }

    /** {@return the number of free cells of the board} */
    int freeCells() {
        return free.size();
    }

    /** Draws all parts of a puzzle at random: floors uniformly, a wall between two cells with probability one half. */
    ElementsPuzzle drawn(SeededRandom random) {
        Optional<ElementsPuzzle> drawn = Optional.empty();
        while (drawn.isEmpty()) {
            drawn = draw(random);
        }
        return drawn.get();
    }

    private Optional<ElementsPuzzle> draw(SeededRandom random) {
        List<Floor> floors = new ArrayList<>(Collections.nCopies(board.width() * board.height(), Floor.VOID));
        free.forEach(cell -> floors.set(cell, random.oneOf(FLOORS)));
        Walls walls = Walls.of(sides.stream().filter(side -> random.below(2) == 0));
        List<Element> cast = some(Element.ALL, characters, random);
        List<Cell> places = some(free, characters + 1, random).stream()
                .map(cell -> new Cell(cell / board.width(), cell % board.width()))
                .toList();
        List<Placement> placements = IntStream.range(0, characters)
                .mapToObj(i -> new Placement(cast.get(i), places.get(i)))
                .toList();
        return checked(floors, walls, placements, places.get(characters));
    }

    /**
     * Changes one thing.
     *
     * @return the changed puzzle, or rarely the same one if no change was found
     */
    ElementsPuzzle changed(ElementsPuzzle puzzle, SeededRandom random) {
        for (int i = 0; i < MOST_DRAWS; i++) {
            Optional<ElementsPuzzle> changed = switch (random.below(3)) {
                case 0 -> moved(puzzle, random);
                case 1 -> recoloured(puzzle, random);
                default -> rewalled(puzzle, random);
            };
            if (changed.isPresent() && !changed.get().equals(puzzle)) {
                return changed.get();
            }
        }
        return puzzle;
    }

    /** Moves a character or, with the same probability as each of them, the chest. */
    private Optional<ElementsPuzzle> moved(ElementsPuzzle puzzle, SeededRandom random) {
        List<Placement> placements = new ArrayList<>(puzzle.characters());
        int who = random.below(placements.size() + 1);
        Cell to = puzzle.cell(random.oneOf(free));
        if (who == placements.size()) {
            return checked(puzzle.floors(), puzzle.walls(), placements, to);
        }
        placements.set(who, new Placement(placements.get(who).element(), to));
        return checked(puzzle.floors(), puzzle.walls(), placements, puzzle.chest());
    }

    private Optional<ElementsPuzzle> recoloured(ElementsPuzzle puzzle, SeededRandom random) {
        List<Floor> floors = new ArrayList<>(puzzle.floors());
        floors.set(random.oneOf(free), random.oneOf(FLOORS));
        return checked(floors, puzzle.walls(), puzzle.characters(), puzzle.chest());
    }

    private Optional<ElementsPuzzle> rewalled(ElementsPuzzle puzzle, SeededRandom random) {
        if (sides.isEmpty()) {
            return Optional.empty();
        }
        Walls walls = puzzle.walls().toggled(random.oneOf(sides));
        return checked(puzzle.floors(), walls, puzzle.characters(), puzzle.chest());
    }

    private Optional<ElementsPuzzle> checked(List<Floor> floors, Walls walls, List<Placement> placements, Cell chest) {
        return ElementsPuzzle.faults(board, floors, placements, chest).isEmpty()
                ? Optional.of(new ElementsPuzzle(board, floors, walls, placements, chest))
                : Optional.empty();
    }

    /** Picks {@code count} items of a list in random order. */
    private static <T> List<T> some(List<T> from, int count, SeededRandom random) {
        List<T> left = new ArrayList<>(from);
        List<T> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(left.remove(random.below(left.size())));
        }
        return some;
    }
}
