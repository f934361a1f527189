package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import undercroft.puzzle.MoveGame;

/** The game that a player sees. The walking distance of the nearest character to the chest is what seems to remain. */
final class ElementsGame implements MoveGame<ElementsGame.State> {

    private final ElementsPuzzle puzzle;
    private final List<Cell> cells = new ArrayList<>();

    /** Walking distance of each cell from the chest; only walls count. */
    private final Map<Cell, Integer> steps = new HashMap<>();

    /** The floors of all cells, by rows, and the places of the characters. */
    record State(List<Floor> floors, Map<Element, Cell> places, boolean isWon) {

        private static State of(Play play) {
            return new State(play.floors(), play.places(), play.isWon());
        }
    }

    ElementsGame(ElementsPuzzle puzzle) {
        this.puzzle = puzzle;
        Queue<Cell> queue = new ArrayDeque<>(List.of(puzzle.chest()));
        steps.put(puzzle.chest(), 0);
        while (!queue.isEmpty()) {
            Cell cell = queue.remove();
            cells.add(cell);
            for (Cell next : puzzle.neighbours(cell)) {
                if (steps.putIfAbsent(next, steps.getOrDefault(cell, 0) + 1) == null) {
                    queue.add(next);
                }
            }
        }
    }

    @Override
    public State start() {
        return State.of(new Play(puzzle));
    }

    @Override
    public List<State> successors(State state) {
        List<State> successors = new ArrayList<>();
        for (Element element : state.places.keySet()) {
            for (Cell cell : cells) {
                Play play = new Play(puzzle, state.floors, state.places);
                if (play.take(new Move(element, cell)).isEmpty()) {
                    successors.add(State.of(play));
                }
            }
        }
        return successors;
    }

    @Override
    public boolean isWon(State state) {
        return state.isWon;
    }

    @Override
    public long remaining(State state) {
        return state.places.values().stream()
                .mapToInt(place -> steps.getOrDefault(place, cells.size()))
                .min()
                .orElse(cells.size());
    }
}
