package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.PuzzleLayouts;
import undercroft.fixture.SmallLayouts;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PuzzleOrigin;
import undercroft.layout.RoomPuzzle;
import undercroft.level.Level;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;

/** Breaks one thing at a time in a layout with a puzzle; exactly that must be found. */
class PuzzleCheckTest {

    private static final Layout LAYOUT = PuzzleLayouts.twoRooms();
    private static final Level LEVEL = PuzzleLayouts.twoRoomsLevel();

    @Test
    void theOriginalIsValid() {
        assertThat(LayoutVerifier.verify(LAYOUT, LEVEL)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("broken")
    void findsWhatIsWrong(String what, Layout layout, Violation violation) {
        assertThat(LayoutVerifier.verify(layout, LEVEL)).as(what).containsExactly(violation);
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                arguments(
                        "a solution with a wrong move",
                        puzzle(LAYOUT.puzzles().get(0).data(), "north"),
                        new Violation(
                                "puzzle-solution",
                                "The solution of puzzle 0 in room gate does not solve it: After step 1 there is still fruit.")),
                arguments(
                        "a fruit in front of the door",
                        puzzle(row(3, ".......o"), "west"),
                        new Violation(
                                "puzzle-board",
                                "Puzzle 0 uses the cell [7,4], which lies in front of a door of room gate.")),
                arguments(
                        "a board that is shifted",
                        Edits.puzzle(LAYOUT, 0, puzzle -> at(puzzle, new Point(1, 0))),
                        new Violation(
                                "puzzle-board",
                                "The board of puzzle 0 (Box[x=1, y=0, width=8, height=8]) must be the bounding box of room gate, Box[x=0, y=0, width=8, height=8].")),
                arguments(
                        "fruit that would vanish before the first move",
                        puzzle(row(4, "AA.....#"), "west"),
                        new Violation(
                                "puzzle-content",
                                "The board of puzzle 0 in room gate is not a valid puzzle of kind tilt: The fruit 'A' is next to one of the same colour. Separate them.")),
                arguments(
                        "no puzzle where one is wanted",
                        SmallLayouts.twoRooms(),
                        new Violation("puzzle", "The puzzle of room gate (none) must be of kind tilt.")),
                arguments(
                        "another difficulty",
                        Edits.puzzle(LAYOUT, 0, puzzle -> of(puzzle, 0.3)),
                        new Violation("puzzle", "The difficulty (0.3) of puzzle 0 in room gate must be 0.25.")),
                arguments(
                        "a room that does not exist",
                        Edits.puzzle(LAYOUT, 0, puzzle -> in(puzzle, 2)),
                        new Violation("index", "The room of puzzle number 0 (2) must be from 0 to 1.")));
    }

    @Test
    void findsPuzzlesThatTheLevelDoesNotWant() {
        assertThat(LayoutVerifier.verify(LAYOUT, LEVEL.withoutPuzzles()))
                .containsExactly(
                        new Violation("puzzle", "The puzzle of room gate (tilt) must be none, as the level says."));
    }

    @Test
    void findsTwoPuzzlesInOneRoom() {
        RoomPuzzle puzzle = LAYOUT.puzzles().get(0);
        RoomPuzzle second = new RoomPuzzle(
                1,
                puzzle.room(),
                puzzle.origin(),
                puzzle.difficulty(),
                puzzle.rating(),
                puzzle.corner(),
                puzzle.data(),
                puzzle.solution());

        assertThat(LayoutVerifier.verify(LAYOUT.withPuzzles(List.of(puzzle, second))))
                .containsExactly(new Violation(
                        "order", "Puzzle 1 must come after those of earlier rooms and be the only one in room gate."));
    }

    /** The cells in the bay of the horseshoe do not belong to its room. */
    @Test
    void findsCellsOffTheFloor() {
        RoomPuzzle puzzle = LAYOUT.puzzles().get(0);
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            rows.add("............");
        }
        rows.set(0, "A.A.........");
        PuzzleData data = new PuzzleData(
                "tilt", rows, puzzle.data().fields(), puzzle.data().lists());
        Layout bay = SmallLayouts.bay()
                .withPuzzles(List.of(new RoomPuzzle(
                        0, 0, PuzzleOrigin.ofSeed(1), 0.5, 1, new Point(0, 0), data, puzzle.solution())));

        assertThat(LayoutVerifier.verify(bay))
                .contains(new Violation(
                        "puzzle-board", "Puzzle 0 uses the cell [4,7], which is off the floor of room yard."));
    }

    private static Layout puzzle(PuzzleData data, String way) {
        return Edits.puzzle(
                LAYOUT,
                0,
                puzzle -> new RoomPuzzle(
                        puzzle.index(),
                        puzzle.room(),
                        puzzle.origin(),
                        puzzle.difficulty(),
                        puzzle.rating(),
                        puzzle.corner(),
                        data,
                        List.of(Item.EMPTY.with("way", way))));
    }

    private static PuzzleData row(int row, String cells) {
        PuzzleData data = LAYOUT.puzzles().get(0).data();
        return new PuzzleData(data.kind(), Edits.edited(data.rows(), row, old -> cells), data.fields(), data.lists());
    }

    private static RoomPuzzle at(RoomPuzzle puzzle, Point corner) {
        return new RoomPuzzle(
                puzzle.index(),
                puzzle.room(),
                puzzle.origin(),
                puzzle.difficulty(),
                puzzle.rating(),
                corner,
                puzzle.data(),
                puzzle.solution());
    }

    private static RoomPuzzle of(RoomPuzzle puzzle, double difficulty) {
        return new RoomPuzzle(
                puzzle.index(),
                puzzle.room(),
                puzzle.origin(),
                difficulty,
                puzzle.rating(),
                puzzle.corner(),
                puzzle.data(),
                puzzle.solution());
    }

    private static RoomPuzzle in(RoomPuzzle puzzle, int room) {
        return new RoomPuzzle(
                puzzle.index(),
                room,
                puzzle.origin(),
                puzzle.difficulty(),
                puzzle.rating(),
                puzzle.corner(),
                puzzle.data(),
                puzzle.solution());
    }
}
