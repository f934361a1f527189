package undercroft.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static undercroft.fixture.SmallTemplates.outline;

import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.geometry.Segment;
import undercroft.geometry.Transform;

class RoomTemplateTest {

    private static final Polygon HALL = Polygon.rectangle(0, 0, 6, 4);
    private static final Point EAST = new Point(1, 0);
    private static final Point NORTH = new Point(0, 1);
    private static final Point WEST = new Point(-1, 0);
    private static final Point SOUTH = new Point(0, -1);

    @Test
    void doorsOnEveryEdgeKeepTheirDistanceFromBothCorners() {
        assertThat(runs(HALL, DoorSpec.OnEveryEdge.of(1, 1)))
                .containsExactly(
                        run(1, 0, EAST, 1, 4), run(6, 1, NORTH, 1, 2), run(5, 4, WEST, 1, 4), run(0, 3, SOUTH, 1, 2));
        assertThat(runs(HALL, DoorSpec.OnEveryEdge.of(2, 0)))
                .containsExactly(
                        run(0, 0, EAST, 2, 5), run(6, 0, NORTH, 2, 3), run(6, 4, WEST, 2, 5), run(0, 4, SOUTH, 2, 3));
    }

    @Test
    void edgesTooShortForADoorHaveNone() {
        assertThat(runs(HALL, DoorSpec.OnEveryEdge.of(3, 1)))
                .containsExactly(run(1, 0, EAST, 3, 2), run(5, 4, WEST, 3, 2));
        assertThat(runs(HALL, DoorSpec.OnEveryEdge.of(6, 0)))
                .containsExactly(run(0, 0, EAST, 6, 1), run(6, 4, WEST, 6, 1));
        assertThat(runs(HALL, DoorSpec.OnEveryEdge.of(7, 0))).isEmpty();
        assertThat(runs(HALL, DoorSpec.OnEveryEdge.of(1, 3))).isEmpty();
    }

    @Test
    void slantedEdgesAreMeasuredInPrimitiveSteps() {
        // Edges of 6 steps of [1,0], 3 steps of [-2,1] and 3 steps of [0,-1].
        assertThat(runs(outline(0, 0, 6, 0, 0, 3), DoorSpec.OnEveryEdge.of(1, 1)))
                .containsExactly(run(1, 0, EAST, 1, 4), run(4, 1, new Point(-2, 1), 1, 1), run(0, 2, SOUTH, 1, 1));
        assertThat(runs(
                        outline(0, 0, 6, 0, 0, 3),
                        new DoorSpec.Along(Segment.of(0, 3, 4, 1), 1, "", DoorDirection.BOTH)))
                .containsExactly(run(4, 1, new Point(-2, 1), 1, 2));
    }

    @Test
    void theDirectionInWhichAnExactDoorIsGivenDoesNotMatter() {
        assertThat(runs(HALL, exactly(0, 1, 0, 3))).containsExactly(run(0, 3, SOUTH, 2, 1));
        assertThat(runs(HALL, exactly(0, 3, 0, 1))).containsExactly(run(0, 3, SOUTH, 2, 1));
        assertThat(runs(HALL, exactly(0, 0, 6, 0))).containsExactly(run(0, 0, EAST, 6, 1));
    }

    @Test
    void doorsMayBeAnywhereAlongAStretch() {
        assertThat(runs(HALL, new DoorSpec.Along(Segment.of(5, 4, 1, 4), 3, "", DoorDirection.BOTH)))
                .containsExactly(run(5, 4, WEST, 3, 2));
        assertThat(runs(HALL, new DoorSpec.Along(Segment.of(1, 4, 5, 4), 3, "", DoorDirection.BOTH)))
                .containsExactly(run(5, 4, WEST, 3, 2));
    }

    @Test
    void doorsHaveTheirSpecificationsSocketAndDirection() {
        RoomTemplate gatehouse = RoomTemplate.of(
                "gatehouse",
                HALL,
                exactly(0, 1, 0, 3),
                new DoorSpec.Along(Segment.of(0, 0, 3, 0), 2, "gate", DoorDirection.OUT));

        assertThat(gatehouse.doorRuns())
                .containsExactly(
                        run(0, 3, SOUTH, 2, 1), new DoorRun(new Point(0, 0), EAST, 2, 2, "gate", DoorDirection.OUT));
    }

    @Test
    void specificationsCheckTheirNumbers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DoorSpec.OnEveryEdge.of(0, 1))
                .withMessage("The door length (0) must be positive.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DoorSpec.OnEveryEdge.of(1, -1))
                .withMessage("The corner distance (-1) must not be negative.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DoorSpec.Along(Segment.of(0, 0, 6, 4), 3, "", DoorDirection.BOTH))
                .withMessage("The door length (3) must be from 1 to its stretch's (2).");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DoorSpec.Along(Segment.of(0, 0, 6, 4), 0, "", DoorDirection.BOTH))
                .withMessage("The door length (0) must be from 1 to its stretch's (2).");
    }

    @Test
    void aTemplateNeedsTransformsAndAWeight() {
        RoomTemplate hall = RoomTemplate.of("hall", HALL, DoorSpec.OnEveryEdge.of(1, 1));

        assertThat(hall.weight()).isEqualTo(1);
        assertThat(hall.repeat()).isEqualTo(RepeatRule.ALLOW);
        assertThat(hall.transforms()).containsExactly(Transform.R0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hall.withTransforms(List.of()))
                .withMessage("Template hall must have at least one transform.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hall.withWeight(0))
                .withMessage("The weight (0) of hall must be positive.");
    }

    @Test
    void namesAreThoseOfTheFileFormat() {
        assertThat(RepeatRule.values())
                .extracting(RepeatRule::text)
                .containsExactly("allow", "avoid", "no-immediate", "never");
        assertThat(RepeatRule.named("no-immediate")).contains(RepeatRule.NO_IMMEDIATE);
        assertThat(RepeatRule.named("NEVER")).isEmpty();
        assertThat(DoorDirection.values()).extracting(DoorDirection::text).containsExactly("both", "in", "out");
        assertThat(DoorDirection.named("out")).contains(DoorDirection.OUT);
        assertThat(DoorDirection.named("through")).isEmpty();
    }

    private static List<DoorRun> runs(Polygon outline, DoorSpec doors) {
        return RoomTemplate.of("some", outline, doors).doorRuns();
    }

    private static DoorRun run(int x, int y, Point step, int length, int count) {
        return new DoorRun(new Point(x, y), step, length, count, "", DoorDirection.BOTH);
    }

    private static DoorSpec exactly(int fromX, int fromY, int toX, int toY) {
        return new DoorSpec.Exactly(Segment.of(fromX, fromY, toX, toY), "", DoorDirection.BOTH);
    }
}
