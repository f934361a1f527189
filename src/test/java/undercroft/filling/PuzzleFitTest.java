package undercroft.filling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Transform;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

/** Uses lines, which need 16 cells. */
class PuzzleFitTest {

    private static final Polygon SQUARE = polygon(0, 0, 0, 4, 4, 4, 4, 0);

    /** A square of 4 x 4 with one more cell above its left end. */
    private static final Polygon SEVENTEEN = polygon(0, 0, 0, 5, 1, 5, 1, 4, 4, 4, 4, 0);

    /** A shape without any symmetry. */
    private static final RoomTemplate BOOT =
            RoomTemplate.of("boot", polygon(0, 0, 0, 5, 2, 5, 2, 3, 3, 3, 3, 0), DoorSpec.OnEveryEdge.of(2, 0));

    @Test
    void aRoomOfSixteenCellsFitsLinesUntilItHasADoor() {
        assertThat(refusals(SQUARE, 0, 0)).isEmpty();
        assertThat(refusals(SQUARE, 0, 1)).singleElement().satisfies(refusal -> {
            assertThat(refusal.floor()).isEqualTo("4 x 4, 15 cells of floor at most without the aprons of its door");
            assertThat(refusal.reason())
                    .startsWith("Lines need 16 free cells that have a free one beside them, such as 4 x 4;"
                            + " this board of 4 x 4 has 15.");
        });
    }

    /** 20 cells minus 4 aprons. */
    @Test
    void everyConnectionTakesAnApron() {
        Polygon twenty = polygon(0, 0, 0, 4, 5, 4, 5, 0);

        assertThat(refusals(twenty, 0, 4)).isEmpty();
        assertThat(refusals(twenty, 1, 4)).isEmpty();
        assertThat(refusals(twenty, 1, 5)).hasSize(1);
    }

    /** Two doors at a corner share one apron cell; other doors take one cell each. */
    @Test
    void aFloorIsRefusedOnlyIfNoPlacesOfTheDoorsWork() {
        assertThat(refusals(SEVENTEEN, 0, 2)).isEmpty();
        assertThat(refusals(SEVENTEEN, 1, 2)).hasSize(1);
    }

    /** The check gives up after a number of tries and accepts the template. */
    @Test
    void manyDoorsAreAcceptedAfterALimitedNumberOfTries() {
        Polygon narrow = polygon(0, 0, 0, 2, 19, 2, 19, 0);

        assertThat(refusals(narrow, 0, 25)).isEmpty();
    }

    /** In doubled coordinates, a step of the wall and the centre of the cell next to it are one apart. */
    @ParameterizedTest
    @EnumSource
    void apronsAreOnTheFloorInFrontOfTheirDoors(Transform transform) {
        RoomFloor floor = RoomFloor.of(BOOT, transform);
        List<DoorPlace> places = DoorPlace.of(BOOT, transform);

        // The number of doors of length 2 on edges of length 5, 2, 2, 1, 3 and 3.
        assertThat(places).hasSize(4 + 1 + 1 + 2 + 2);
        assertThat(places).allSatisfy(place -> {
            assertThat(place.apron()).hasSize(2).isSubsetOf(floor.free());
            assertThat(place.apron()).allSatisfy(cell -> {
                Point doubledMiddle = cell.plus(cell).plus(new Point(1, 1));
                assertThat(place.steps()).anySatisfy(step -> {
                    Point way = doubledMiddle.minus(step);
                    assertThat(way.dot(way)).isEqualTo(1);
                });
            });
        });
    }

    private static List<PuzzleFit.Refusal> refusals(Polygon outline, int cornerDistance, int doors) {
        RoomTemplate template = RoomTemplate.of("cell", outline, DoorSpec.OnEveryEdge.of(1, cornerDistance));
        Level.Builder builder = Level.named("star")
                .room(new Room(
                        "puzzle", "", List.of(template), Pin.NONE, List.of(), Optional.of(WantedPuzzle.of("lines"))));
        for (int i = 0; i < doors; i++) {
            builder = builder.room("around " + i, template).door("puzzle", "around " + i);
        }
        return PuzzleFit.refusals(builder.build(), 0);
    }

    private static Polygon polygon(int... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return Polygon.of(points);
    }
}
