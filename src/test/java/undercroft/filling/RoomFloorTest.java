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
import undercroft.tiles.TileMap;
import undercroft.tiles.WallRule;

class RoomFloorTest {

    /** An eight by eight hall with a door two cells wide in its east wall, from (8, 3) to (8, 5). */
    @Test
    void laneIsOneCellDeepAndAsWideAsTheDoor() {
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

    /** The room beyond that door, four by four from (8, 2) on: the same rule on the other side. */
    @Test
    void everyRoomKeepsItsSideOfTheDoorFree() {
        RoomFloor cell = floor(SmallLayouts.twoRooms(), 1);

        assertThat(cell.corner()).isEqualTo(new Point(8, 2));
        assertThat(cell.board()).isEqualTo(Board.of(List.of("....", "+...", "+...", "....")));
    }

    /** In the bay of the horseshoe another room stands; it is in the box and not on the floor. */
    @Test
    void whatIsOutsideTheRoomIsBlocked() {
        Board yard = floor(SmallLayouts.bay(), 0).board();

        assertThat(yard.rows().subList(0, 4))
                .allSatisfy(row -> assertThat(row.substring(4, 8)).isEqualTo("####"));
        assertThat(yard.freeCells()).isEqualTo(12 * 8 - 4 * 4 - 2);
    }

    /** A wall at 45 degrees runs through the centres of its cells, which belong to the room where nobody else claims them. */
    @Test
    void slantedFloorsFollowTheCentresOfCells() {
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
                .isEqualTo(Board.of(List.of("#....#", "......", "......", "......", "......", "#....#")));
    }

    @Test
    void templatesAreTurnedAsTheyWillStand() {
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
        return RoomFloor.of(TileMap.of(layout, WallRule.EDGES), layout.rooms().get(room));
    }
}
