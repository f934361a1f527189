package undercroft.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.BOOT;
import static undercroft.fixture.SmallTemplates.CELL;
import static undercroft.fixture.SmallTemplates.HALL;
import static undercroft.fixture.SmallTemplates.HORSESHOE;
import static undercroft.fixture.SmallTemplates.PASSAGE;
import static undercroft.fixture.SmallTemplates.SHRINE;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import undercroft.level.Level;

/** Planning asks again and again whether to stop; each of these questions is answered with yes in turn. */
class StoppedPlanningTest {

    /** How many questions may follow the first one answered with yes: each stage must notice for itself. */
    private static final int MORE_QUESTIONS = 20;

    /** A ring with corridors, once-only templates, and a room with neighbours on all sides. */
    private static final Level RING = Level.named("ring")
            .room("gate", HALL, CELL, BOOT)
            .room("hall", HALL, CELL)
            .room("yard", HALL, HORSESHOE)
            .room("nave", HALL)
            .room("tomb", SHRINE, BOOT)
            .door("gate", "hall")
            .corridor("hall", "yard", PASSAGE)
            .door("yard", "nave")
            .corridor("nave", "gate", PASSAGE)
            .door("nave", "tomb")
            .build();

    /** Two shrines, of which a layout may have only one. */
    private static final Level TWO_SHRINES = Level.named("shrines")
            .room("gate", HALL)
            .room("north", SHRINE)
            .room("south", SHRINE)
            .door("gate", "north")
            .door("gate", "south")
            .build();

    /** More neighbours than a shrine's only door can serve, although each of them alone can be joined to it. */
    private static final Level CROWD = Level.named("crowd")
            .room("gate", HALL)
            .room("north", SHRINE)
            .room("south", HALL)
            .door("gate", "north")
            .door("north", "south")
            .build();

    @Test
    void aStoppedPlanningGivesNoPlan() {
        int questions = questions(RING);

        assertThat(questions).isGreaterThan(50);
        for (int most = 0; most < questions; most++) {
            StopAfter stop = new StopAfter(most);

            assertThat(Planning.of(RING, stop)).as("after %d questions", most).isEmpty();
            assertThat(stop.asked.get() - most).as("after %d questions", most).isLessThan(MORE_QUESTIONS);
        }
        assertThat(Planning.of(RING, new StopAfter(questions))).get().isInstanceOf(Plan.class);
    }

    @Test
    void aStoppedPlanningGivesNoOtherProof() {
        for (Level level : new Level[] {TWO_SHRINES, CROWD}) {
            Infeasible proof = (Infeasible) Planning.of(level);
            int questions = questions(level);

            for (int most = 0; most <= questions; most++) {
                Optional<Planning> stopped = Planning.of(level, new StopAfter(most));

                assertThat(stopped.orElse(proof)).as("after %d questions", most).isEqualTo(proof);
                assertThat(stopped.isPresent()).isEqualTo(most == questions);
            }
        }
    }

    private static int questions(Level level) {
        StopAfter never = new StopAfter(Integer.MAX_VALUE);
        assertThat(Planning.of(level, never)).isPresent();
        return never.asked.get();
    }

    /** Says no to the given number of questions, and yes from then on. */
    private record StopAfter(int most, AtomicInteger asked) implements BooleanSupplier {

        StopAfter(int most) {
            this(most, new AtomicInteger());
        }

        @Override
        public boolean getAsBoolean() {
            return asked.getAndIncrement() >= most;
        }
    }
}
