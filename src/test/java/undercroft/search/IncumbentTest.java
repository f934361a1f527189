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
import undercroft.random.SeededRandom;

class IncumbentTest {

    private final Plan plan = (Plan) Planning.of(Level.named("row")
            .room("a", SmallTemplates.HALL)
            .room("b", SmallTemplates.HALL)
            .room("c", SmallTemplates.HALL)
            .room("d", SmallTemplates.HALL)
            .door("a", "b")
            .door("b", "c")
            .door("c", "d")
            .build());
    private final SeededRandom random = SeededRandom.of(1, 0);
    private final TemplateAssignment assignment = new TemplateAssignment(plan, random, true);
    private final PartialLayout layout = new PartialLayout(plan, assignment, random);
    private final Incumbent incumbent = new Incumbent(plan, layout, assignment, random);

    @Test
    void isReplacedByMoreRoomsThanEver() {
        place(0, 0, 0);
        assertThat(incumbent.recordFailure()).isTrue();
        assertThat(incumbent.recordFailure()).as("as many as before").isFalse();

        place(1, 8, 0);
        assertThat(incumbent.recordFailure()).isTrue();

        layout.lift(1);
        assertThat(incumbent.recordFailure()).isFalse();
        place(1, 8, 4);
        assertThat(incumbent.recordFailure()).as("two were placed before").isFalse();
    }

    @Test
    void isRestoredAfterTwentyFailuresWithoutProgress() {
        place(0, 0, 0);
        place(1, 8, 0);
        place(2, 16, 3);
        incumbent.recordFailure();
        layout.lift(1);
        layout.lift(2);

        assertThat(failuresUntilRestored()).isEqualTo(21);
        assertThat(places()).containsExactly("0: 0,0", "1: 8,0", "2: 16,3");
    }

    @Test
    void theLatestOfEqualsIsRestored() {
        place(0, 0, 0);
        place(1, 8, 0);
        incumbent.recordFailure();
        layout.lift(1);
        place(1, 8, 4);
        incumbent.recordFailure();
        layout.lift(1);

        failuresUntilRestored();
        assertThat(places()).containsExactly("0: 0,0", "1: 8,4");
    }

    @Test
    void moreRoomsThanEverResetTheFailures() {
        place(0, 0, 0);
        incumbent.recordFailure();
        for (int i = 0; i < 20; i++) {
            incumbent.recordFailure();
            assertThat(incumbent.restoreIfOverdue()).isFalse();
        }

        place(1, 8, 0);
        incumbent.recordFailure();
        assertThat(incumbent.restoreIfOverdue()).isFalse();
        assertThat(failuresUntilRestored()).isEqualTo(21);
    }

    @Test
    void theNumberOfFailuresIsDrawnAfterEachRestoration() {
        place(0, 0, 0);
        incumbent.recordFailure();
        failuresUntilRestored();

        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            drawn.add(failuresUntilRestored());
        }

        assertThat(drawn).containsExactlyInAnyOrder(5 + 1, 20 + 1);
    }

    private void place(int room, int x, int y) {
        layout.place(room, assignment.of(room), x, y);
    }

    private int failuresUntilRestored() {
        int failures = 0;
        do {
            assertThat(incumbent.recordFailure()).isFalse();
            failures++;
        } while (!incumbent.restoreIfOverdue());
        return failures;
    }

    private List<String> places() {
        return IntStream.range(0, plan.roomCount())
                .filter(layout::isPlaced)
                .mapToObj(room -> "%d: %d,%d".formatted(room, layout.x(room), layout.y(room)))
                .toList();
    }
}
