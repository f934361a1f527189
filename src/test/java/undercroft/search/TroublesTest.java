package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class TroublesTest {

    private static final RoomTemplate HALL =
            RoomTemplate.of("hall", Polygon.rectangle(0, 0, 6, 6), DoorSpec.OnEveryEdge.of(1, 1));

    private final Troubles troubles = new Troubles((Plan) Planning.of(Level.named("path")
            .room("gate", HALL)
            .room("hall", HALL)
            .room("crypt", HALL)
            .door("gate", "hall")
            .door("hall", "crypt")
            .build()));

    @Test
    void nameTheWorstRoomsFirstAndTheConnectionsBetweenThem() {
        troubles.add(new int[] {0, 2, 1});
        troubles.add(new int[] {0, 0, 4});

        assertThat(troubles.advice())
                .startsWith("it got stuck most often at crypt, hall (connections hall–crypt). ")
                .contains("--time-limit");
    }

    @Test
    void sayWhenThereWasNoTimeForAny() {
        assertThat(troubles.advice()).startsWith("the limits ended the search before any room had failed.");
    }
}
