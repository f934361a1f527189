package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Plays a puzzle move by move by the rules as the documentation states them, without any code of the solver.
 *
 * <p>A character that enters a cell goes through these steps until one ends the entry:
 *
 * <ol>
 *   <li>The floor is deadly to it: the move is illegal.
 *   <li>The chest is there: the puzzle is won.
 *   <li>It changes the floor if it can. If nothing changed or nobody stands there, the entry is complete.
 *   <li>The new floor is deadly to the character that stands there: the move is illegal.
 *   <li>That character changes the new floor back if it can. If that is deadly to the mover, the move is illegal.
 * </ol>
 */
final class Play {

    private final ElementsPuzzle puzzle;
    private List<Floor> floors;
    private final Map<Element, Cell> places = new EnumMap<>(Element.class);
    private boolean won;

    Play(ElementsPuzzle puzzle) {
        this.puzzle = puzzle;
        this.floors = puzzle.floors();
        puzzle.characters().forEach(placement -> places.put(placement.element(), placement.at()));
    }

    /** Continues a play that is not won yet. */
    Play(ElementsPuzzle puzzle, List<Floor> floors, Map<Element, Cell> places) {
        this.puzzle = puzzle;
        this.floors = List.copyOf(floors);
        this.places.putAll(places);
    }

    boolean isWon() {
        return won;
    }

    /** The current floors of all cells, by rows. */
    List<Floor> floors() {
        return List.copyOf(floors);
    }

    Floor floor(Cell cell) {
        return floors.get(puzzle.index(cell));
    }

    /** The current cells of the characters. */
    Map<Element, Cell> places() {
        return new EnumMap<>(places);
    }

    /**
     * Makes a move if it is legal.
     *
     * @return why it is illegal, and then nothing has changed; empty if it was made
     */
    Optional<String> take(Move move) {
        Cell from = places.get(move.element());
        if (from == null) {
            return Optional.of("%s is not there".formatted(move.element().key()));
        }
        if (!puzzle.isOpen(move.to())) {
            return Optional.of("%s is no free cell of the board".formatted(move.to()));
        }
        if (places.containsValue(move.to())) {
            return Optional.of("another character stands on %s".formatted(move.to()));
        }
        List<Cell> path = path(puzzle, from, move.to());
        if (path.isEmpty()) {
            return Optional.of("walls part %s from %s".formatted(from, move.to()));
        }
        return walk(move.element(), path);
    }

    private Optional<String> walk(Element mover, List<Cell> path) {
        List<Floor> before = floors;
        floors = new ArrayList<>(floors);
        for (Cell cell : path) {
            Optional<String> problem = enter(mover, cell);
            if (problem.isPresent()) {
                floors = before;
                return problem;
            }
            if (won) {
                places.put(mover, cell);
                return Optional.empty();
            }
        }
        places.put(mover, path.get(path.size() - 1));
        return Optional.empty();
    }

    private Optional<String> enter(Element mover, Cell cell) {
        Floor old = floor(cell);
        if (old == mover.deadly()) {
            return Optional.of("%s dies on the %s of %s".formatted(mover.key(), old.key(), cell));
        }
        if (cell.equals(puzzle.chest())) {
            won = true;
            return Optional.empty();
        }
        Floor turned = mover.turn(old);
        Optional<Element> bystander = turned == old ? Optional.empty() : characterAt(cell);
        if (bystander.isPresent()) {
            Element other = bystander.get();
            if (turned == other.deadly()) {
                return Optional.of("%s dies on what becomes %s at %s".formatted(other.key(), turned.key(), cell));
            }
            Floor back = other.turn(turned);
            if (back != turned && back == mover.deadly()) {
                return Optional.of("%s dies on what %s changes back to %s at %s"
                        .formatted(mover.key(), other.key(), back.key(), cell));
            }
            turned = back;
        }
        floors.set(puzzle.index(cell), turned);
        return Optional.empty();
    }

    private Optional<Element> characterAt(Cell cell) {
        return places.entrySet().stream()
                .filter(place -> place.getValue().equals(cell))
                .map(Map.Entry::getKey)
                .findAny();
    }

    /**
     * Finds the path of a character: breadth first through neighbours in the order east, west, south, north, where the first
     * cell to discover another is its parent.
     *
     * @return the cells entered, the last being {@code to}; empty if there is no path or the character stands there
     */
    static List<Cell> path(ElementsPuzzle puzzle, Cell from, Cell to) {
        Cell[] parents = new Cell[puzzle.floors().size()];
        Deque<Cell> open = new ArrayDeque<>(List.of(from));
        parents[puzzle.index(from)] = from;
        while (!open.isEmpty()) {
            Cell cell = open.remove();
            for (Cell next : puzzle.neighbours(cell)) {
                if (parents[puzzle.index(next)] == null) {
                    parents[puzzle.index(next)] = cell;
                    open.add(next);
                }
            }
        }
        Deque<Cell> path = new ArrayDeque<>();
        if (parents[puzzle.index(to)] != null) {
            for (Cell cell = to; !cell.equals(from); cell = parents[puzzle.index(cell)]) {
                path.addFirst(cell);
            }
        }
        return List.copyOf(path);
    }
}
