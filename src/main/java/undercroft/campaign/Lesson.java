package undercroft.campaign;

import java.util.List;
import java.util.Optional;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Teaching;

/**
 * A puzzle room as a lesson.
 *
 * @param room the room's id
 * @param isOnTheWay whether the room stands on a shortest way from entrance to boss
 * @param teaching nothing where its kind cannot tell
 */
public record Lesson(String room, boolean isOnTheWay, RoomPuzzle puzzle, Optional<Teaching> teaching) {

    /** What a player must know of to solve it; its kind at least. */
    public List<String> mechanics() {
        return teaching.map(Teaching::mechanics).orElseGet(() -> List.of(puzzle.kind()));
    }

    /** The wanted quantile, from 0 to 1. */
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
