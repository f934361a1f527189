package undercroft.filling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallLayouts;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.layout.Layout;
import undercroft.puzzle.Board;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;
import undercroft.tiles.Floors;

class RoomFloorTest {

    /** A hall of 8 x 8 cells with a door two cells wide in its east wall, from (8, 3) to (8, 5). */
    @Test
    void apronIsOneCellDeepAndAsWideAsTheDoor() {
        RoomFloor hall = floor(SmallLayouts.twoRooms(), 0);

        assertThat(hall.corner()).isEqualTo(new Point(0, 0));
        assertThat(hall.board())
                .isEqualTo(Board.of(List.of(
                        "........",
                        "........",
                        "........",
                        ".......+",
                        ".......+",
                        "........",
                        "........",
                        "........")));
        assertThat(hall.board().rows().get(3)).isEqualTo(".......#");
    }

    /** The room behind that door, 4 x 4 cells from (8, 2) on, has its apron on the other side. */
    @Test
    void bothRoomsOfADoorHaveAnApron() {
        RoomFloor cell = floor(SmallLayouts.twoRooms(), 1);

        assertThat(cell.corner()).isEqualTo(new Point(8, 2));
        assertThat(cell.board()).isEqualTo(Board.of(List.of("....", "+...", "+...", "....")));
    }

    /** Another room is in the bay of the horseshoe: in its box, but not on its floor. */
    @Test
    void cellsOutsideTheRoomAreBlocked() {
        Board yard = floor(SmallLayouts.bay(), 0).board();

        assertThat(yard.rows().subList(0, 4))
                .allSatisfy(row -> assertThat(row.substring(4, 8)).isEqualTo("####"));
        assertThat(yard.freeCells()).isEqualTo(12 * 8 - 4 * 4 - 2);
    }

    /** A wall at 45 degrees divides cells; none of those is of use. */
    @Test
    void cellsUnderSlantedWallsAreBlocked() {
        RoomTemplate octagon = RoomTemplate.of(
                "octagon",
                Polygon.of(List.of(
                        new Point(2, 0),
                        new Point(0, 2),
                        new Point(0, 4),
                        new Point(2, 6),
                        new Point(4, 6),
                        new Point(6, 4),
                        new Point(6, 2),
                        new Point(4, 0))),
                DoorSpec.OnEveryEdge.of(1, 0));

        assertThat(RoomFloor.of(octagon, Transform.R0).board())
                .isEqualTo(Board.of(List.of("##..##", "#....#", "......", "......", "#....#", "##..##")));
    }

    @Test
    void templatesAreTransformed() {
        RoomTemplate ell = RoomTemplate.of(
                "ell",
                Polygon.of(List.of(
                        new Point(0, 0),
                        new Point(4, 0),
                        new Point(4, 1),
                        new Point(1, 1),
                        new Point(1, 3),
                        new Point(0, 3))),
                DoorSpec.OnEveryEdge.of(1, 0));

        assertThat(RoomFloor.of(ell, Transform.R0).board()).isEqualTo(Board.of(List.of(".###", ".###", "....")));
        assertThat(RoomFloor.of(ell, Transform.R90).board()).isEqualTo(Board.of(List.of("...", ".##", ".##", ".##")));
    }

    private static RoomFloor floor(Layout layout, int room) {
        return RoomFloor.of(Floors.of(layout), layout.rooms().get(room));
    }
}
