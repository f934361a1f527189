package undercroft.puzzle.elements;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import undercroft.puzzle.MoveGame;

/** A puzzle as its player meets it. What seems left is how far the nearest character has to walk to the chest. */
final class ElementsGame implements MoveGame<ElementsGame.State> {

    private final ElementsPuzzle puzzle;
    private final List<Cell> cells = new ArrayList<>();

    /** From the chest, by walls alone. */
    private final Map<Cell, Integer> steps = new HashMap<>();

    /** The floors of all cells, and who stands where. */
    record State(List<Floor> floors, Map<Element, Cell> places, boolean isWon) {

        private static State of(Play play) {
            return new State(play.floors(), play.places(), play.isWon());
        }
    }

    ElementsGame(ElementsPuzzle puzzle) {
        this.puzzle = puzzle;
        Queue<Cell> waiting = new ArrayDeque<>(List.of(puzzle.chest()));
        steps.put(puzzle.chest(), 0);
        while (!waiting.isEmpty()) {
            Cell cell = waiting.remove();
            cells.add(cell);
            for (Cell next : puzzle.neighbours(cell)) {
                if (steps.putIfAbsent(next, steps.getOrDefault(cell, 0) + 1) == null) {
                    waiting.add(next);
                }
            }
        }
    }

    @Override
    public State start() {
        return State.of(new Play(puzzle));
    }

    @Override
    public List<State> after(State state) {
        List<State> after = new ArrayList<>();
        for (Element element : state.places.keySet()) {
            for (Cell cell : cells) {
                Play play = new Play(puzzle, state.floors, state.places);
                if (play.take(new Move(element, cell)).isEmpty()) {
                    after.add(State.of(play));
                }
            }
        }
        return after;
    }

    @Override
    public boolean isWon(State state) {
        return state.isWon;
    }

    @Override
    public long left(State state) {
        return state.places.values().stream()
                .mapToInt(place -> steps.getOrDefault(place, cells.size()))
                .min()
                .orElse(cells.size());
    }
}
