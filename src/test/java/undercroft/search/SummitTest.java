package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.RandomStream;

class SummitTest {

    private final Plan plan = (Plan) Planning.of(Level.named("row")
            .room("a", SmallTemplates.HALL)
            .room("b", SmallTemplates.HALL)
            .room("c", SmallTemplates.HALL)
            .room("d", SmallTemplates.HALL)
            .door("a", "b")
            .door("b", "c")
            .door("c", "d")
            .build());
    private final RandomStream random = RandomStream.of(1, 0);
    private final Casting casting = new Casting(plan, random, true);
    private final PartialLayout layout = new PartialLayout(plan, casting, random);
    private final Summit summit = new Summit(plan, layout, casting, random);

    @Test
    void isRaisedOnlyByMoreRoomsThanEver() {
        place(0, 0, 0);
        assertThat(summit.isRaised()).isTrue();
        assertThat(summit.isRaised()).as("as many as before").isFalse();

        place(1, 8, 0);
        assertThat(summit.isRaised()).isTrue();

        layout.lift(1);
        assertThat(summit.isRaised()).isFalse();
        place(1, 8, 4);
        assertThat(summit.isRaised()).as("two stood before").isFalse();
    }

    @Test
    void isReturnedToAfterTwentyFailuresInVain() {
        place(0, 0, 0);
        place(1, 8, 0);
        place(2, 16, 3);
        summit.isRaised();
        layout.lift(1);
        layout.lift(2);

        assertThat(failuresUntilReturn()).isEqualTo(21);
        assertThat(places()).containsExactly("0: 0,0", "1: 8,0", "2: 16,3");
    }

    @Test
    void ofEqualsTheLastIsReturnedTo() {
        place(0, 0, 0);
        place(1, 8, 0);
        summit.isRaised();
        layout.lift(1);
        place(1, 8, 4);
        summit.isRaised();
        layout.lift(1);

        failuresUntilReturn();
        assertThat(places()).containsExactly("0: 0,0", "1: 8,4");
    }

    @Test
    void moreRoomsThanEverBeginPatienceAnew() {
        place(0, 0, 0);
        summit.isRaised();
        for (int i = 0; i < 20; i++) {
            summit.isRaised();
            assertThat(summit.isReturnedTo()).isFalse();
        }

        place(1, 8, 0);
        summit.isRaised();
        assertThat(summit.isReturnedTo()).isFalse();
        assertThat(failuresUntilReturn()).isEqualTo(21);
    }

    @Test
    void patienceIsDrawnAfterAReturn() {
        place(0, 0, 0);
        summit.isRaised();
        failuresUntilReturn();

        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            drawn.add(failuresUntilReturn());
        }

        assertThat(drawn).containsExactlyInAnyOrder(5 + 1, 20 + 1);
    }

    private void place(int room, int x, int y) {
        layout.place(room, casting.of(room), x, y);
    }

    private int failuresUntilReturn() {
        int failures = 0;
        do {
            assertThat(summit.isRaised()).isFalse();
            failures++;
        } while (!summit.isReturnedTo());
        return failures;
    }

    private List<String> places() {
        return IntStream.range(0, plan.roomCount())
                .filter(layout::stands)
                .mapToObj(room -> "%d: %d,%d".formatted(room, layout.x(room), layout.y(room)))
                .toList();
    }
}
