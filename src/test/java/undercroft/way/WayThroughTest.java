package undercroft.way;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.export.SampleLayouts;
import undercroft.geometry.Point;
import undercroft.layout.Layout;
import undercroft.tiles.Floors;
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
}
