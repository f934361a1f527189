package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.HALL;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;

class CrowdingCostTest {

    private static final int ROOM = 8;

    private final Plan plan = (Plan) Planning.of(Level.named("pair")
            .room("placed", HALL)
            .room("next", HALL)
            .door("placed", "next")
            .build());
    private final SeededRandom random = SeededRandom.of(1, 0);
    private final PartialLayout layout = new PartialLayout(plan, new TemplateAssignment(plan, random, true), random);
    private final Variant hall = plan.domain(0).get(0);

    @BeforeEach
    void placeOneRoom() {
        layout.place(0, hall, 0, 0);
    }

    @Test
    void aRoomCountsByItsDistanceFromTheRadius() {
        assertThat(costAtDistanceInRooms(1, CrowdingCost.NEAR, 2)).isEqualTo((3 - 1) * ROOM);
        assertThat(costAtDistanceInRooms(4, CrowdingCost.NEAR, 2)).isZero();

        assertThat(costAtDistanceInRooms(1, CrowdingCost.FAR, 2)).isEqualTo((5 - 1) * ROOM);
        assertThat(costAtDistanceInRooms(4, CrowdingCost.FAR, 2)).isEqualTo((5 - 4) * ROOM);
        assertThat(costAtDistanceInRooms(6, CrowdingCost.FAR, 2)).isZero();
    }

    @Test
    void aLargeBranchWidensTheRadius() {
        assertThat(costAtDistanceInRooms(6, CrowdingCost.NEAR, 64))
                .as("64 rooms fill a square of 8 by 8")
                .isEqualTo((8 - 6) * ROOM);
    }

    @Test
    void aLeafPrefersCrowdedPlaces() {
        assertThat(costAtDistanceInRooms(1, CrowdingCost.NEAR, 1)).isEqualTo(-(3 - 1) * ROOM);
    }

    /**
     * The cost without its random part, which is less than one.
     *
     * @param hanging 1 for a leaf
     */
    private double costAtDistanceInRooms(int rooms, double radius, int hanging) {
        CrowdingCost crowding = new CrowdingCost(plan, layout, random, radius);
        EarFinder.Ear ear = new EarFinder.Ear(List.of(1), hanging);
        int shape = hall.shape().index();
        return Math.floor(crowding.cost(ear, 0, shape, rooms * ROOM, 0, hanging == 1, new Places()));
    }
}
