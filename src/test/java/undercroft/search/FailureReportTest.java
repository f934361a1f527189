package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.atIndex;

import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class FailureReportTest {

    private static final RoomTemplate HALL =
            RoomTemplate.of("hall", Polygon.rectangle(0, 0, 6, 6), DoorSpec.OnEveryEdge.of(1, 1));

    private final FailureReport failures = new FailureReport((Plan) Planning.of(Level.named("path")
            .room("gate", HALL)
            .room("hall", HALL)
            .room("crypt", HALL)
            .door("gate", "hall")
            .door("hall", "crypt")
            .build()));

    @Test
    void reportsTheWorstRoomsTheirConnectionsAndRemedies() {
        failures.add(new int[] {0, 2, 1}, new long[0]);
        failures.add(new int[] {0, 0, 4}, new long[0]);

        StuckReport report = failures.report();

        assertThat(report.rooms())
                .containsExactly(new StuckReport.FailedRoom(2, "crypt", 5), new StuckReport.FailedRoom(1, "hall", 2));
        assertThat(report.connections()).containsExactly(new StuckReport.FailedConnection(1, "hall", "crypt"));
        assertThat(report.remedies())
                .hasSize(2)
                .satisfies(
                        first -> assertThat(first).startsWith("A corridor: write the connection hall–crypt as "),
                        atIndex(0))
                .satisfies(
                        second -> assertThat(second).startsWith("Other templates: crypt can only be hall"), atIndex(1));
    }

    @Test
    void reportsTheWorstConnectionOfARoomThatFailedAlone() {
        failures.add(new int[] {1, 90, 2}, new long[0]);

        assertThat(failures.report().rooms()).containsExactly(new StuckReport.FailedRoom(1, "hall", 90));
        assertThat(failures.report().connections())
                .containsExactly(new StuckReport.FailedConnection(1, "hall", "crypt"));
    }

    @Test
    void reportsNothingBeforeAnyRoomHasFailed() {
        assertThat(failures.report()).isEqualTo(StuckReport.NONE);
    }
}
