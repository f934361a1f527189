package undercroft.campaign;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import undercroft.filling.DifficultyCurve;
import undercroft.layout.Layout;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Level;
import undercroft.puzzle.BadPuzzleException;
import undercroft.puzzle.PuzzleKind;
import undercroft.puzzle.PuzzleKinds;
import undercroft.puzzle.PuzzleLimits;
import undercroft.puzzle.Teaching;

/**
 * The puzzle rooms of a layout in the order in which a player meets them: by their place on the way from entrance to boss,
 * and where two stand equally far, or the level has no such way, in the order of the level.
 */
public final class Campaign {

    /** Of one puzzle's game: some seconds of looking at them. */
    private static final long MOST_STATES = 40_000;

    private Campaign() {}

    /**
     * The lessons of a filled layout.
     *
     * @param limits where they are hit, or a puzzle has more than {@value #MOST_STATES} states, what it teaches stays unknown
     */
    public static List<Lesson> lessons(Level level, Layout layout, PuzzleLimits limits) {
        Optional<DifficultyCurve> curve = DifficultyCurve.of(level);
        PuzzleLimits looking = limits.withNodes(Math.min(MOST_STATES, limits.nodes()));
        List<RoomPuzzle> puzzles = new ArrayList<>(layout.puzzles());
        curve.ifPresent(way -> puzzles.sort(Comparator.comparingDouble(puzzle -> way.at(puzzle.room()))));
        return puzzles.stream()
                .map(puzzle -> new Lesson(
                        layout.rooms().get(puzzle.room()).id(),
                        curve.map(way -> way.isOnTheWay(puzzle.room())).orElse(false),
                        puzzle,
                        PuzzleKinds.named(puzzle.kind()).flatMap(kind -> teaching(kind, puzzle, looking))))
                .toList();
    }

    private static <P> Optional<Teaching> teaching(PuzzleKind<P> kind, RoomPuzzle puzzle, PuzzleLimits limits) {
        try {
            return kind.teaching(kind.read(puzzle.data()), limits);
        } catch (BadPuzzleException e) {
            throw new IllegalArgumentException(
                    "Puzzle %d is none of kind %s.".formatted(puzzle.index(), kind.name()), e);
        }
    }
}
