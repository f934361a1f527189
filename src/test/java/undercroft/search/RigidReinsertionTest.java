package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;

class RigidReinsertionTest {

    /** Halls are 8 cells long. Rooms a and e are away from the row of b, c and d. */
    private final Plan plan = (Plan) Planning.of(Level.named("row")
            .room("a", SmallTemplates.HALL)
            .room("b", SmallTemplates.HALL)
            .room("c", SmallTemplates.HALL)
            .room("d", SmallTemplates.HALL)
            .room("e", SmallTemplates.HALL)
            .door("a", "b")
            .door("b", "c")
            .door("c", "d")
            .door("a", "e")
            .build());

    private final SeededRandom random = SeededRandom.of(1, 0);
    private final TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
    private final PartialLayout layout = new PartialLayout(plan, assignment, random);
    private final RigidReinsertion reinsertion = new RigidReinsertion(plan, layout, assignment);

    @Test
    void aPartIsPlacedUnchangedSomewhereElse() {
        removeRow();

        place(1, 100, 50);
        assertThat(reinsertion.reinsertFrom(List.of(1))).isEqualTo(2);

        assertThat(places()).containsExactly("1: 100,50", "2: 108,51", "3: 116,53");
    }

    @Test
    void aPartMayBeReinsertedFromAnyOfItsRooms() {
        removeRow();

        place(3, 16, -2);
        reinsertion.reinsertFrom(List.of(3));

        assertThat(places()).containsExactly("1: 0,-5", "2: 8,-4", "3: 16,-2");
    }

    @Test
    void roomsThatWouldOverlapAndThoseBehindThemAreNotPlaced() {
        removeRow();
        place(4, 20, 3);

        place(1, 0, 0);
        assertThat(reinsertion.reinsertFrom(List.of(1)))
                .as("c fits, d does not")
                .isEqualTo(2);

        assertThat(places()).containsExactly("1: 0,0", "2: 8,1", "4: 20,3");
    }

    @Test
    void aForgottenRoomAndThoseBehindItAreNotPlaced() {
        removeRow();
        reinsertion.forget(2);

        place(1, 0, 0);

        assertThat(reinsertion.reinsertFrom(List.of(1))).isZero();
        assertThat(places()).containsExactly("1: 0,0");
    }

    @Test
    void roomsOfOtherPartsAreNotPlaced() {
        place(1, 0, 0);
        place(2, 8, 1);
        place(3, 16, 3);
        int before = reinsertion.reserve(2);
        remove(1, before + 1);
        remove(2, before + 1);
        remove(3, before + 2);

        place(1, 0, 0);
        reinsertion.reinsertFrom(List.of(1));

        assertThat(places()).containsExactly("1: 0,0", "2: 8,1");
    }

    @Test
    void aPartIsRememberedOnceOnly() {
        removeRow();
        place(1, 0, 0);
        reinsertion.reinsertFrom(List.of(1));
        layout.lift(2);
        layout.lift(3);

        assertThat(reinsertion.reinsertFrom(List.of(1))).isZero();
        assertThat(places()).containsExactly("1: 0,0");
    }

    /** Places b, c and d in a row, each a little higher than the one before, and removes them as one part. */
    private void removeRow() {
        place(1, 0, 0);
        place(2, 8, 1);
        place(3, 16, 3);
        assertThat(layout.isValid()).isTrue();
        int part = reinsertion.reserve(1) + 1;
        for (int room = 1; room <= 3; room++) {
            remove(room, part);
        }
    }

    private void remove(int room, int part) {
        reinsertion.remember(room, part);
        layout.lift(room);
    }

    private void place(int room, int x, int y) {
        layout.place(room, assignment.of(room), x, y);
    }

    private List<String> places() {
        return IntStream.range(0, plan.roomCount())
                .filter(layout::isPlaced)
                .mapToObj(room -> room + ": " + layout.x(room) + "," + layout.y(room))
                .toList();
    }
}
