package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class EarFinderTest {

    private static final RoomTemplate HALL =
            RoomTemplate.of("hall", Polygon.rectangle(0, 0, 6, 6), DoorSpec.OnEveryEdge.of(1, 1));

    /**
     * <pre>
     *   0 - 1 - 2      a square 0 1 4 3 beside a square 1 2 5 4,
     *   |   |   |      and a tail 6 - 7 with a leaf 8 on 5,
     *   3 - 4 - 5 - 6 - 7     9 alone on 6
     *           |   |
     *           8   9
     * </pre>
     */
    private final Plan plan = plan(10, 0, 1, 1, 2, 0, 3, 1, 4, 2, 5, 3, 4, 4, 5, 5, 6, 6, 7, 5, 8, 6, 9);

    private final SeededRandom random = SeededRandom.of(1, 0);
    private final PartialLayout layout = new PartialLayout(plan, new TemplateAssignment(plan, random, true), random);
    private final int[] recentFailures = new int[plan.roomCount()];
    private final EarFinder finder = new EarFinder(plan, layout, random, recentFailures, Optional.empty());

    @Test
    void withOneRoomPlacedTheEarIsTheShortestCycleThroughIt() {
        place(0);

        assertThat(finder.next().rooms()).isIn(List.of(1, 4, 3), List.of(3, 4, 1));
    }

    @Test
    void aRoomBetweenTwoPlacedRoomsComesBeforeLongerEars() {
        place(0, 1, 4);

        assertThat(finder.next().rooms()).containsExactly(3);
    }

    @Test
    void theRestOfACycleIsAnEar() {
        place(0, 1, 3, 4);

        assertThat(finder.next().rooms()).isIn(List.of(2, 5), List.of(5, 2));
    }

    @Test
    void withoutEarsTheHeaviestBranchComesFirst() {
        place(0, 1, 2, 3, 4, 5);

        EarFinder.Ear ear = finder.next();

        assertThat(ear.rooms()).containsExactly(6);
        assertThat(ear.hanging()).as("6, 7 and 9").isEqualTo(3);
    }

    @Test
    void aBranchThatHasFailedComesBeforeAHeavierOne() {
        place(0, 1, 2, 3, 4, 5);
        recentFailures[8] = 1;

        EarFinder.Ear ear = finder.next();

        assertThat(ear.rooms()).containsExactly(8);
        assertThat(ear.hanging()).isEqualTo(1);
    }

    @Test
    void anEarConnectsPlacedPartsThatAreApart() {
        place(4, 7);

        // 5 - 6 connects 4 and 7; the cycles through 4 have three other rooms.
        assertThat(finder.next().rooms()).isIn(List.of(5, 6), List.of(6, 5));
    }

    @Test
    void anEarMayBeginAtEitherEnd() {
        place(0, 1, 3, 4);

        Set<List<Integer>> ears = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            ears.add(List.copyOf(finder.next().rooms()));
        }

        assertThat(ears).containsExactlyInAnyOrder(List.of(2, 5), List.of(5, 2));
    }

    @Test
    void packedLeavesComeBeforeLongerEarsOnly() {
        EarFinder packing = new EarFinder(plan, layout, random, recentFailures, Optional.of(new Packing(plan, layout)));
        place(1, 2, 4, 5);

        // 5 has four connections; 6 is joined to it, too, but is not a leaf.
        assertThat(packing.next().rooms()).as("not the ear 0, 3").containsExactly(8);

        place(0);
        assertThat(packing.next().rooms()).as("between 0 and 4").containsExactly(3);
    }

    private void place(int... rooms) {
        for (int room : rooms) {
            layout.place(room, plan.domain(room).get(0), 6 * room, 0);
        }
    }

    private static Plan plan(int rooms, int... edges) {
        Level.Builder level = Level.named("squares");
        List<String> ids = new ArrayList<>();
        for (int room = 0; room < rooms; room++) {
            ids.add("r" + room);
            level.room(ids.get(room), HALL);
        }
        for (int i = 0; i < edges.length; i += 2) {
            level.door(ids.get(edges[i]), ids.get(edges[i + 1]));
        }
        return (Plan) Planning.of(level.build());
    }
}
