package undercroft.way;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.level.Access;
import undercroft.tiles.Floors;
import undercroft.way.Way.Deed;
import undercroft.way.Way.Stage;

class WayThroughTest {

    @Test
    void leadsFromTheEntranceThroughTheCorridorToTheBoss() {
        assertThat(WayThrough.of(SampleLayouts.keep()).stages())
                .extracting(Stage::room)
                .containsExactly(0, 5, 3);
    }

    @Test
    void staysOnTheFloorAndMovesFromCellToCell() {
        Layout keep = SampleLayouts.keep();
        Floors floors = Floors.of(keep);
        List<Stage> way = WayThrough.of(keep).stages();
        for (Stage stage : way) {
            assertThat(floors.floor(stage.room())).containsAll(stage.cells());
        }
        List<Point> cells =
                way.stream().flatMap(stage -> stage.cells().stream()).toList();
        for (int i = 0; i + 1 < cells.size(); i++) {
            Point step = cells.get(i + 1).minus(cells.get(i));
            assertThat(Math.max(Math.abs(step.x()), Math.abs(step.y()))).isEqualTo(1);
        }
    }

    @Test
    void thereIsNoneWithoutAGoal() {
        assertThat(WayThrough.of(SampleLayouts.of(SampleLayouts.rectangle(0, "a", "entrance", 0, 0, 4, 4)))
                        .isEmpty())
                .isTrue();
    }

    @Test
    void thereIsNoneToAGoalWithoutADoor() {
        assertThat(WayThrough.of(SampleLayouts.of(
                                SampleLayouts.rectangle(0, "a", "entrance", 0, 0, 4, 4),
                                SampleLayouts.rectangle(1, "b", "boss", 4, 0, 4, 4)))
                        .isEmpty())
                .isTrue();
    }

    /** The middle of a room of 4 × 4 cells is the cell at its lower left middle, [1,1] in the gate. */
    @Test
    void followsTheStepsOfAMissionForthAndBack() {
        Way way = WayThrough.of(SampleLayouts.threeRoomMission());
        assertThat(way.stages()).extracting(Stage::room).containsExactly(0, 1, 0, 2);
        assertThat(way.deeds())
                .containsExactly(
                        new Deed(0, new Point(1, 1), "turn lever"),
                        new Deed(1, new Point(-3, 1), "take copper"),
                        new Deed(2, new Point(3, 1), "open with copper"),
                        new Deed(3, new Point(5, 1), "reach throne"));
        assertThat(way.stages().get(1).cells())
                .containsExactly(
                        new Point(-1, 1), new Point(-2, 1), new Point(-3, 1), new Point(-2, 1), new Point(-1, 1));
        // From [1,1] to [0,1], to [-3,1] and back to [-1,1], through the gate to [3,1], and to [5,1].
        assertThat(way.walkedCells()).isEqualTo(1 + 3 + 3 + 4 + 1);
    }

    @Test
    void aMissionWhoseDoorsAreElsewhereHasNoWayByItsSteps() {
        Layout mission = SampleLayouts.threeRoomMission();
        LayoutConnection elsewhere = new LayoutConnection(1, 2, LayoutConnection.NO_CORRIDOR, Access.FREE);
        Layout broken = mission.withPassages(
                mission.doors(), List.of(mission.connections().get(0), elsewhere));
        assertThat(WayThrough.of(broken).deeds()).isEmpty();
    }
}
