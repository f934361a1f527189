package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.HALL;

import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;

class PackingTest {

    /** Room 0 with four leaves, 1 to 4, and a fifth room behind the fourth. */
    private final Plan plan = (Plan) Planning.of(Level.named("star")
            .room("hub", HALL)
            .room("a", HALL)
            .room("b", HALL)
            .room("c", HALL)
            .room("d", HALL)
            .room("behind d", HALL)
            .door("hub", "a")
            .door("hub", "b")
            .door("hub", "c")
            .door("hub", "d")
            .door("d", "behind d")
            .build());

    private final SeededRandom random = SeededRandom.of(3, 0);
    private final TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
    private final PartialLayout layout = new PartialLayout(plan, assignment, random);
    private final Packing packing = new Packing(plan, layout);
    private final Variant hall = plan.domain(0).get(0);

    @Test
    void isDueWhileOtherNeighboursOfACrowdedRoomAreUnplaced() {
        layout.place(0, hall, 0, 0);
        assertThat(packing.isDue(1)).isTrue();

        layout.place(2, hall, 8, 0);
        layout.place(3, hall, -8, 0);
        assertThat(packing.isDue(1)).as("4 is unplaced, too").isTrue();

        layout.place(4, hall, 0, 8);
        assertThat(packing.isDue(1)).as("1 is the last").isFalse();
        assertThat(packing.isDue(5)).as("4 has two connections only").isFalse();
    }

    @Test
    void aLeafOfACrowdedRoomHasNoOtherNeighbour() {
        assertThat(packing.isLeafOfCrowded(1)).isTrue();
        assertThat(packing.isLeafOfCrowded(4)).as("5 is joined to 4, too").isFalse();
        assertThat(packing.isLeafOfCrowded(5)).as("4 has two connections only").isFalse();
    }

    @Test
    void countsThePlacesTakenFromOtherRooms() {
        layout.place(0, hall, 0, 0);
        Positions positions = new Positions(plan, layout, assignment);
        Places all = new Places();
        all.take(positions, positions.findJoinedToAll(1, hall));
        int shape = hall.shape().index();

        // A hall can be shifted by up to 4 along each wall.
        assertThat(packing.loss(all, shape, 8, 0)).as("all 9 of the east wall").isEqualTo(9);
        assertThat(packing.loss(all, shape, 8, 4))
                .as("8 of the east wall and, around the corner, 4 of the north wall")
                .isEqualTo(12);
    }
}
