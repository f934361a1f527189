package undercroft.filling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.fixture.SmallTemplates;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.PuzzleSeed;
import undercroft.layout.RoomPuzzle;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.puzzle.PuzzleLimits;
import undercroft.verify.LayoutVerifier;

/** Uses a layout of two rooms: a hall of 8 x 8 cells with one door two cells wide, and a cell next to it. */
class PuzzleFillingTest {

    private static final PuzzleLimits NO_TIME = new PuzzleLimits(PuzzleLimits.DEFAULT_NODES, () -> true);

    @Test
    void placesAPuzzleOnTheFloor() {
        Layout filled = filled(level(WantedPuzzle.of("tilt")));

        assertThat(filled.puzzles()).hasSize(1);
        RoomPuzzle puzzle = filled.puzzles().get(0);
        assertThat(puzzle.room()).isZero();
        assertThat(puzzle.kind()).isEqualTo("tilt");
        assertThat(puzzle.difficulty()).isEqualTo(0.5);
        assertThat(puzzle.corner()).isEqualTo(new Point(0, 0));
        assertThat(puzzle.data().rows())
                .hasSize(8)
                .allSatisfy(row -> assertThat(row).hasSize(8));
        // The apron of the door from (8, 3) to (8, 5).
        assertThat(puzzle.data().rows().get(3)).endsWith("#");
        assertThat(puzzle.data().rows().get(4)).endsWith("#");
        assertThat(puzzle.cell(3, 7)).isEqualTo(new Point(7, 4));
        assertThat(LayoutVerifier.verify(filled)).isEmpty();
    }

    @Test
    void dependsOnTheSeedOnly() {
        Level level = level(WantedPuzzle.of("lines"));
        Layout layout = SmallLayouts.twoRooms();
        Layout other = new Layout(layout.level(), 8, layout.rooms(), layout.doors(), layout.connections());

        assertThat(filled(level)).isEqualTo(filled(level));
        assertThat(done(PuzzleFilling.fill(other, level, PuzzleLimits.DEFAULT))
                        .puzzles()
                        .get(0)
                        .seed())
                .isNotEqualTo(filled(level).puzzles().get(0).seed());
    }

    @Test
    void higherDifficultyGivesAHigherRating() {
        assertThat(rating(0.05)).isLessThan(rating(0.95));
    }

    @Test
    void settingsArePassedToTheKind() {
        WantedPuzzle wanted = new WantedPuzzle(
                "tilt",
                List.of(new DataEntry("pairs", "1"), new DataEntry("blocks", "0"), new DataEntry("puddles", "true")),
                OptionalDouble.of(0.5));

        String tiles =
                String.join("", filled(level(wanted)).puzzles().get(0).data().rows());

        assertThat(tiles).contains("~").doesNotContain("o", "B");
        assertThat(tiles.chars().filter(tile -> tile == 'A').count()).isEqualTo(2);
    }

    @Test
    void failsWithTheRoomAndAdviceWhenTimeIsUp() {
        Filled filled = PuzzleFilling.fill(SmallLayouts.twoRooms(), level(WantedPuzzle.of("lines")), NO_TIME);

        assertThat(filled)
                .isEqualTo(new Filled.Failed(
                        "gate", "lines", Filled.Cause.LIMITS, "The time was up before one was found."));
    }

    @Test
    void leavesALevelWithoutPuzzlesUnchanged() {
        Level level = level(WantedPuzzle.of("lines")).withoutPuzzles();

        assertThat(done(PuzzleFilling.fill(SmallLayouts.twoRooms(), level, NO_TIME)))
                .isEqualTo(SmallLayouts.twoRooms());
    }

    @Test
    void refusesUnknownKindsAndSettings() {
        Layout layout = SmallLayouts.twoRooms();
        WantedPuzzle strange = new WantedPuzzle("tilt", List.of(new DataEntry("pears", "1")), OptionalDouble.of(0.5));
        WantedPuzzle curved = new WantedPuzzle("tilt", List.of(), OptionalDouble.empty());

        assertThatThrownBy(() -> PuzzleFilling.fill(layout, level(WantedPuzzle.of("chess")), PuzzleLimits.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("chess");
        assertThatThrownBy(() -> PuzzleFilling.fill(layout, level(strange), PuzzleLimits.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("pears");
        assertThatThrownBy(() -> PuzzleFilling.fill(layout, level(curved), PuzzleLimits.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("boss");
    }

    @Test
    void seedsOfRoomsAreFarApartAndInRange() {
        assertThat(PuzzleSeed.of(0, 0, 0))
                .isNotEqualTo(PuzzleSeed.of(0, 1, 0))
                .isNotEqualTo(PuzzleSeed.of(1, 0, 0))
                .isNotEqualTo(PuzzleSeed.of(0, 0, 1));
        for (int room = 0; room < 1_000; room++) {
            assertThat(PuzzleSeed.of(Layout.SEED_LIMIT - 1, room, 0)).isBetween(0L, Layout.SEED_LIMIT - 1);
        }
    }

    private static long rating(double difficulty) {
        return filled(level(new WantedPuzzle("lines", List.of(), OptionalDouble.of(difficulty))))
                .puzzles()
                .get(0)
                .rating();
    }

    private static Layout filled(Level level) {
        return done(PuzzleFilling.fill(SmallLayouts.twoRooms(), level, PuzzleLimits.DEFAULT));
    }

    private static Layout done(Filled filled) {
        assertThat(filled).isInstanceOf(Filled.Done.class);
        return ((Filled.Done) filled).layout();
    }

    private static Level level(WantedPuzzle wanted) {
        List<DataEntry> data = List.of(new DataEntry("torches", "2"), new DataEntry("lit", "true"));
        return Level.named("two-rooms")
                .room(new Room("gate", "entrance", List.of(SmallTemplates.HALL), Pin.NONE, data, Optional.of(wanted)))
                .room("store", SmallTemplates.CELL)
                .door("gate", "store")
                .build();
    }
}
