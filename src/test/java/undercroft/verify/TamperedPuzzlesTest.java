package undercroft.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.files.LevelLoader;
import undercroft.fixture.ShippedLayouts;
import undercroft.layout.Layout;
import undercroft.layout.PuzzleOrigin;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DataEntry;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;

/** Whatever is changed in a puzzle of a shipped graph, even if it stays a good puzzle, the layout alone shows it. */
class TamperedPuzzlesTest {

    private static final String GRAPH = "oracle-caves";

    /** Each cell of each board, changed to each other letter that the board has. */
    @ParameterizedTest
    @ValueSource(strings = {GRAPH, "riddle-crypt"})
    void findsAnyOtherCell(String graph) {
        Layout layout = ShippedLayouts.of(graph, 0);
        for (RoomPuzzle puzzle : layout.puzzles()) {
            List<String> rows = puzzle.data().rows();
            List<Integer> letters =
                    rows.stream().flatMapToInt(String::chars).distinct().boxed().toList();
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < rows.get(row).length(); column++) {
                    for (int letter : letters) {
                        if (letter != rows.get(row).charAt(column)) {
                            assertFound(layout, puzzle, withData(puzzle, withLetter(puzzle.data(), row, column, (char)
                                    letter)));
                        }
                    }
                }
            }
        }
    }

    /** Walls, sills, characters, tiles and their places. */
    @Test
    void findsAnythingThatIsRemoved() {
        Layout layout = ShippedLayouts.of(GRAPH, 0);
        int removed = 0;
        for (RoomPuzzle puzzle : layout.puzzles()) {
            for (Map.Entry<String, List<Item>> list : puzzle.data().lists().entrySet()) {
                for (int i = 0; i < list.getValue().size(); i++) {
                    List<Item> fewer = new ArrayList<>(list.getValue());
                    fewer.remove(i);
                    Map<String, List<Item>> lists =
                            new LinkedHashMap<>(puzzle.data().lists());
                    lists.put(list.getKey(), fewer);
                    PuzzleData data = puzzle.data();
                    assertFound(
                            layout,
                            puzzle,
                            withData(puzzle, new PuzzleData(data.kind(), data.rows(), data.fields(), lists)));
                    removed++;
                }
            }
        }
        assertThat(removed).isGreaterThan(20);
    }

    @Test
    void findsOtherOrigins() {
        assertFindsOrigin(origin -> new PuzzleOrigin(origin.seed() + 1, origin.sample(), origin.settings()));
        assertFindsOrigin(origin ->
                new PuzzleOrigin(origin.seed(), OptionalInt.of(origin.sample().orElseThrow() + 1), origin.settings()));
    }

    /** A layout of version 1 says no more of the origin than its seed. */
    @Test
    void findsOtherSeedsWithoutTheSample() {
        Layout layout = ShippedLayouts.of(GRAPH, 0).plain();

        assertThat(LayoutVerifier.verify(layout)).isEmpty();
        for (RoomPuzzle puzzle : layout.puzzles()) {
            assertFound(layout, puzzle, withOrigin(puzzle, PuzzleOrigin.ofSeed(puzzle.seed() + 1)));
        }
    }

    @Test
    void findsOtherRatings() {
        Layout layout = ShippedLayouts.of(GRAPH, 0);
        for (RoomPuzzle puzzle : layout.puzzles()) {
            RoomPuzzle other = new RoomPuzzle(
                    puzzle.index(),
                    puzzle.room(),
                    puzzle.origin(),
                    puzzle.difficulty(),
                    999_999,
                    puzzle.corner(),
                    puzzle.data(),
                    puzzle.solution());

            assertThat(LayoutVerifier.verify(Edits.puzzle(layout, puzzle.index(), old -> other)))
                    .containsExactly(new Violation(
                            "puzzle-rating",
                            "The rating of puzzle %d in room %s (999999) must be %d."
                                    .formatted(
                                            puzzle.index(),
                                            layout.rooms().get(puzzle.room()).id(),
                                            puzzle.rating())));
        }
    }

    @Test
    void findsOtherDifficultiesAndSettingsWithTheLevel() throws Exception {
        var level = LevelLoader.read(Path.of("graphs", "riddle-crypt.yaml"));
        Layout layout = ShippedLayouts.of("riddle-crypt", 0);
        for (RoomPuzzle puzzle : layout.puzzles()) {
            RoomPuzzle easier = new RoomPuzzle(
                    puzzle.index(),
                    puzzle.room(),
                    puzzle.origin(),
                    puzzle.difficulty() / 2 + 0.01,
                    puzzle.rating(),
                    puzzle.corner(),
                    puzzle.data(),
                    puzzle.solution());
            RoomPuzzle others = withOrigin(
                    puzzle,
                    new PuzzleOrigin(puzzle.seed(), puzzle.origin().sample(), List.of(new DataEntry("numbers", "3"))));

            for (RoomPuzzle changed : List.of(easier, others)) {
                assertThat(LayoutVerifier.verify(Edits.puzzle(layout, puzzle.index(), old -> changed), level))
                        .extracting(Violation::rule)
                        .contains("puzzle");
            }
        }
    }

    private static void assertFindsOrigin(UnaryOperator<PuzzleOrigin> change) {
        Layout layout = ShippedLayouts.of(GRAPH, 0);
        for (RoomPuzzle puzzle : layout.puzzles()) {
            assertFound(layout, puzzle, withOrigin(puzzle, change.apply(puzzle.origin())));
        }
    }

    private static void assertFound(Layout layout, RoomPuzzle original, RoomPuzzle changed) {
        // The other puzzles would only take time.
        RoomPuzzle alone = new RoomPuzzle(
                0,
                changed.room(),
                changed.origin(),
                changed.difficulty(),
                changed.rating(),
                changed.corner(),
                changed.data(),
                changed.solution());
        assertThat(changed).isNotEqualTo(original);
        assertThat(LayoutVerifier.verify(layout.withPuzzles(List.of(alone))))
                .as("%s instead of %s", changed, original)
                .isNotEmpty();
    }

    private static PuzzleData withLetter(PuzzleData data, int row, int column, char letter) {
        StringBuilder text = new StringBuilder(data.rows().get(row));
        text.setCharAt(column, letter);
        return new PuzzleData(
                data.kind(), Edits.edited(data.rows(), row, old -> text.toString()), data.fields(), data.lists());
    }

    private static RoomPuzzle withData(RoomPuzzle puzzle, PuzzleData data) {
        return new RoomPuzzle(
                puzzle.index(),
                puzzle.room(),
                puzzle.origin(),
                puzzle.difficulty(),
                puzzle.rating(),
                puzzle.corner(),
                data,
                puzzle.solution());
    }

    private static RoomPuzzle withOrigin(RoomPuzzle puzzle, PuzzleOrigin origin) {
        return new RoomPuzzle(
                puzzle.index(),
                puzzle.room(),
                origin,
                puzzle.difficulty(),
                puzzle.rating(),
                puzzle.corner(),
                puzzle.data(),
                puzzle.solution());
    }
}
