package undercroft.campaign;

import java.util.List;
import java.util.Optional;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Teaching;

/**
 * A puzzle room as a lesson.
 *
 * @param room the room's id
 * @param isOnShortestPath whether the room lies on a shortest path from entrance to boss
 * @param teaching empty if its kind cannot tell within the limits
 */
public record Lesson(String room, boolean isOnShortestPath, RoomPuzzle puzzle, Optional<Teaching> teaching) {

    /** The mechanics that a player must know to solve the puzzle, at least its kind. */
    public List<String> mechanics() {
        return teaching.map(Teaching::mechanics).orElseGet(() -> List.of(puzzle.kind()));
    }

    /** The wanted difficulty, from 0 to 1. */
    public double difficulty() {
        return puzzle.difficulty();
    }

    public boolean hasCatch() {
        return teaching.map(Teaching::hasCatch).orElse(false);
    }

    public boolean hasRevelation() {
        return teaching.map(Teaching::hasRevelation).orElse(false);
    }

    public boolean hasTrap() {
        return teaching.map(Teaching::hasTrap).orElse(false);
    }
}
