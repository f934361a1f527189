package undercroft.puzzle.elements;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import undercroft.puzzle.Board;
import undercroft.random.SeededRandom;

/**
 * Makes puzzles at random on one board, and from each others that differ in one thing: where a character or the chest
 * stands, what a cell is made of, or whether there is a wall. Whether they can be solved is not asked here.
 */
final class Variation {

    private static final List<Floor> FLOORS = List.of(Floor.AIR, Floor.WATER, Floor.FIRE, Floor.EARTH);

    /** A change that breaks the rules, such as a character on a deadly floor, is drawn again so often. */
    private static final int MOST_DRAWS = 100;

    private final Board board;
    private final int characters;
    private final List<Integer> free;
    private final List<Integer> sides;

    /**
     * Makes puzzles on a board.
     *
     * @param characters how many, 1 to 4; the board must have a cell for each and one for the chest
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

    /** A puzzle all of whose parts are drawn: floors evenly, a wall between two cells with probability one half. */
    ElementsPuzzle drawn(SeededRandom random) {
        Optional<ElementsPuzzle> drawn = Optional.empty();
        while (drawn.isEmpty()) {
            drawn = tried(random);
        }
        return drawn.get();
    }

    private Optional<ElementsPuzzle> tried(SeededRandom random) {
        List<Floor> floors = new ArrayList<>(Collections.nCopies(board.width() * board.height(), Floor.VOID));
        free.forEach(cell -> floors.set(cell, random.oneOf(FLOORS)));
        Walls walls = Walls.of(sides.stream().filter(side -> random.below(2) == 0));
        List<Element> cast = some(Element.ALL, characters, random);
        List<Cell> places = some(free, characters + 1, random).stream()
                .map(cell -> new Cell(cell / board.width(), cell % board.width()))
                .toList();
        List<Standing> standings = IntStream.range(0, characters)
                .mapToObj(i -> new Standing(cast.get(i), places.get(i)))
                .toList();
        return checked(floors, walls, standings, places.get(characters));
    }

    /** A puzzle with one change; the same in the rare case that none is found. */
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

    /** Another cell for a character or, as if it were one more, for the chest. */
    private Optional<ElementsPuzzle> moved(ElementsPuzzle puzzle, SeededRandom random) {
        List<Standing> standings = new ArrayList<>(puzzle.characters());
        int who = random.below(standings.size() + 1);
        Cell to = puzzle.cell(random.oneOf(free));
        if (who == standings.size()) {
            return checked(puzzle.floors(), puzzle.walls(), standings, to);
        }
        standings.set(who, new Standing(standings.get(who).element(), to));
        return checked(puzzle.floors(), puzzle.walls(), standings, puzzle.chest());
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

    private Optional<ElementsPuzzle> checked(List<Floor> floors, Walls walls, List<Standing> standings, Cell chest) {
        return ElementsPuzzle.faults(board, floors, standings, chest).isEmpty()
                ? Optional.of(new ElementsPuzzle(board, floors, walls, standings, chest))
                : Optional.empty();
    }

    /** So many of a list, in random order. */
    private static <T> List<T> some(List<T> from, int count, SeededRandom random) {
        List<T> left = new ArrayList<>(from);
        List<T> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(left.remove(random.below(left.size())));
        }
        return some;
    }
}
