package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import undercroft.fixture.VariedLevels;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.verify.LayoutVerifier;

class ThoroughSearchTest {

    private static final Limits LONG = Limits.within(Duration.ofMinutes(2));

    private static final List<Level> LEVELS = levels();

    @Property(tries = 40)
    void findsLayoutsThatKeepEveryRule(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Level level = LEVELS.get((int) (seed % LEVELS.size()));

        Outcome outcome = search((Plan) Planning.of(level), seed, LONG, 1);

        assertThat(outcome).as("%s, seed %d", level.name(), seed).isInstanceOf(Outcome.Found.class);
        assertThat(LayoutVerifier.verify(((Outcome.Found) outcome).layout(), level))
                .as("%s, seed %d", level.name(), seed)
                .isEmpty();
    }

    @Test
    void twoThreadsFindWhatOneFinds() {
        for (Level level : List.of(
                VariedLevels.slantedThirty(), VariedLevels.corridorsEverywhere(), VariedLevels.minimumDistance())) {
            Plan plan = (Plan) Planning.of(level);
            for (int seed = 0; seed < 4; seed++) {
                Outcome.Found alone = (Outcome.Found) search(plan, seed, LONG, 1);
                Outcome.Found raced = (Outcome.Found) search(plan, seed, LONG, 2);

                assertThat(raced.layout()).isEqualTo(alone.layout());
                assertThat(raced.statistics().iterations())
                        .isEqualTo(alone.statistics().iterations());
            }
        }
    }

    @Test
    void noRoomIsForcedInAgainstARule() {
        Plan plan = (Plan) Planning.of(VariedLevels.triangleOfTwoColours());

        for (int seed = 0; seed < 5; seed++) {
            assertThat(search(plan, seed, new Limits(Duration.ofMinutes(2), 5_000), 1))
                    .isInstanceOf(Outcome.NotFound.class);
        }
    }

    private static List<Level> levels() {
        List<Level> levels = new ArrayList<>(VariedLevels.small());
        levels.addAll(VariedLevels.withRules());
        levels.add(VariedLevels.slantedTwelve());
        levels.add(VariedLevels.slantedThirty());
        return List.copyOf(levels);
    }

    private static Outcome search(Plan plan, long seed, Limits limits, int threads) {
        return new LayoutSearch(plan, seed, Strategy.THOROUGH, System::nanoTime)
                .run(limits, SearchListener.NONE, new Cancellation(), Doubts.NONE, threads);
    }
}
