package undercroft.campaign;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import undercroft.layout.Layout;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DifficultyCurve;
import undercroft.level.Level;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Teaching;
import undercroft.puzzle.kinds.PuzzleKinds;

/**
 * Lists the puzzle rooms of a layout in the order in which a player meets them: by their place between entrance and boss. Rooms
 * at the same place, and rooms of a level without such a path, keep the level's order.
 */
public final class Campaign {

    /** States of one puzzle that are explored to judge it: a few seconds of work. */
    private static final long MOST_STATES = 40_000;

    private Campaign() {}

    /**
     * Judges the puzzles of a filled layout.
     *
     * @param limits a puzzle that hits them, or has more than {@value #MOST_STATES} states, gets no {@link Teaching}
     * @return one lesson for each puzzle, in the player's order
     */
    public static List<Lesson> lessons(Level level, Layout layout, PuzzleLimits limits) {
        Optional<DifficultyCurve> curve = DifficultyCurve.of(level);
        PuzzleLimits judging = limits.withNodes(Math.min(MOST_STATES, limits.nodes()));
        List<RoomPuzzle> puzzles = new ArrayList<>(layout.puzzles());
        curve.ifPresent(known -> puzzles.sort(Comparator.comparingDouble(puzzle -> known.at(puzzle.room()))));
        return puzzles.stream()
                .map(puzzle -> new Lesson(
                        layout.rooms().get(puzzle.room()).id(),
                        curve.map(known -> known.isOnShortestPath(puzzle.room()))
                                .orElse(false),
                        puzzle,
                        PuzzleKinds.named(puzzle.kind()).flatMap(kind -> teaching(kind, puzzle, judging))))
                .toList();
    }

    private static <P> Optional<Teaching> teaching(PuzzleKind<P> kind, RoomPuzzle puzzle, PuzzleLimits limits) {
        try {
            return kind.teaching(kind.read(puzzle.data()), limits);
        } catch (BadPuzzleException e) {
            throw new IllegalArgumentException(
                    "Puzzle %d is not of kind %s.".formatted(puzzle.index(), kind.name()), e);
        }
    }
}
