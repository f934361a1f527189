package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

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

    private final FailureReport troubles = new FailureReport((Plan) Planning.of(Level.named("path")
            .room("gate", HALL)
            .room("hall", HALL)
            .room("crypt", HALL)
            .door("gate", "hall")
            .door("hall", "crypt")
            .build()));

    @Test
    void nameTheWorstRoomsFirstAndTheConnectionsBetweenThemAndWhatMayHelp() {
        troubles.add(new int[] {0, 2, 1});
        troubles.add(new int[] {0, 0, 4});

        assertThat(troubles.advice("--time-limit")).isEqualTo("""
                        it got stuck most often at crypt, hall (connection hall–crypt). What may help there:
                          - A corridor: write the connection hall–crypt as { from: hall, to: crypt, corridor: [NAME] }, where \
                        NAME is a template with doors of length 1 at its ends.
                          - Other templates: crypt can only be hall, hall can only be hall. Name another there, smaller or with \
                        doors in other places.
                          - More time: a higher --time-limit.""");
    }

    @Test
    void nameTheWorstConnectionOfARoomThatFailedAlone() {
        troubles.add(new int[] {1, 90, 2});

        assertThat(troubles.advice("--time-limit"))
                .startsWith("it got stuck most often at hall (connection hall–crypt). What may help there:\n");
    }

    @Test
    void sayWhenThereWasNoTimeForAny() {
        assertThat(troubles.advice("--iteration-limit"))
                .isEqualTo("the limit ended the search before any room had failed. Set a higher --iteration-limit.");
    }
}
