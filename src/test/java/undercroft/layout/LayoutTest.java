package undercroft.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.geometry.Point;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.puzzle.PuzzleData;
import undercroft.template.EdgeStyle;

class LayoutTest {

    private static final Layout PLAIN = SmallLayouts.twoRooms();

    @Test
    void isPlainIfAndOnlyIfLeavingOutWhatIsNewChangesNothing() {
        PlacedRoom room = PLAIN.rooms().get(0);
        PlacedRoom labelled = new PlacedRoom(
                room.index(),
                room.id(),
                room.type(),
                room.template(),
                room.isCorridor(),
                room.position(),
                room.transform(),
                room.outline(),
                room.doors(),
                room.data(),
                "The Gate",
                room.floorPlan());
        Access secret = new Access(false, "", true);
        Access barred = Access.FREE.withBar(Bar.FROM);

        assertIsPlain(PLAIN, true);
        assertIsPlain(PLAIN.withRooms(List.of(labelled, PLAIN.rooms().get(1))), false);
        assertIsPlain(
                PLAIN.withRooms(List.of(
                        room.withFloorPlan(PlacedFloorPlan.BARE.withEdge(EdgeStyle.ROUGH)),
                        PLAIN.rooms().get(1))),
                false);
        assertIsPlain(PLAIN.withPassages(List.of(PLAIN.doors().get(0).withAccess(secret)), PLAIN.connections()), false);
        assertIsPlain(
                PLAIN.withPassages(
                        PLAIN.doors(), List.of(PLAIN.connections().get(0).withAccess(barred))),
                false);
        assertIsPlain(PLAIN.withPuzzles(List.of(puzzle(OptionalInt.empty()))), true);
        assertIsPlain(PLAIN.withPuzzles(List.of(puzzle(OptionalInt.of(3)))), false);
        assertIsPlain(PLAIN.withSurvey(Optional.of(new Survey(List.of(), List.of(), List.of(), List.of()))), false);
    }

    private static void assertIsPlain(Layout layout, boolean isPlain) {
        assertThat(layout.isPlain()).isEqualTo(isPlain).isEqualTo(layout.equals(layout.plain()));
    }

    private static RoomPuzzle puzzle(OptionalInt sample) {
        PuzzleData data = PuzzleData.of("tilt", List.of("..", ".."));
        return new RoomPuzzle(0, 0, new PuzzleOrigin(1, sample, List.of()), 0.5, 7, new Point(0, 0), data, List.of());
    }
}
