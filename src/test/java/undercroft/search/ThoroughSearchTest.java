package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.withMiddleDoors;

import java.time.Duration;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.concurrent.ThreadWorkers;
import undercroft.fixture.VariedLevels;
import undercroft.lattice.Tilings;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;

class ThoroughSearchTest {

    private static final Limits LONG = Limits.within(Duration.ofMinutes(2));

    private static final List<Level> LEVELS = levels();

    @Test
    void findsValidLayouts() {
        forEachSeed(40, seed -> {
            Level level = LEVELS.get((int) (seed % LEVELS.size()));

            Outcome outcome = search((Plan) Planning.of(level), seed, LONG, 1);

            assertThat(outcome).as("%s, seed %d", level.name(), seed).isInstanceOf(Outcome.Found.class);
            assertThat(LayoutVerifier.verify(((Outcome.Found) outcome).layout(), level))
                    .as("%s, seed %d", level.name(), seed)
                    .isEmpty();
        });
    }

    @Test
    void twoThreadsFindTheLayoutOfOne() {
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
    void rulesHoldForRoomsThatAreForcedIn() {
        Level level = VariedLevels.triangleOfTwoColours();
        Level withoutRule = new Level(
                level.name(), level.rooms(), level.connections(), 0, Optional.of(RepeatRule.ALLOW), level.search());
        Limits limits = new Limits(Duration.ofMinutes(2), 5_000);

        for (int seed = 0; seed < 5; seed++) {
            assertThat(search((Plan) Planning.of(level), seed, limits, 1)).isInstanceOf(Outcome.NotFound.class);
            assertThat(search((Plan) Planning.of(withoutRule), seed, limits, 1)).isInstanceOf(Outcome.Found.class);
        }
    }

    /**
     * With one door in the middle of each wall, rooms of three sizes close a ring only if their halves add up. Placing the whole
     * ring at once takes a million iterations, even without obstacles.
     */
    @Test
    void aLongRingIsPlacedSixRoomsAtATimeUntilAtMostTwelveAreLeft() {
        Plan plan = (Plan) Planning.of(ringOfSixty());

        for (int seed = 0; seed < 20; seed++) {
            List<Integer> placedAtOnce = new ArrayList<>();
            SearchListener listener = event -> {
                if (event instanceof SearchEvent.EarPlaced placed) {
                    placedAtOnce.add(placed.ear().size());
                }
            };
            Outcome outcome = new LayoutSearch(plan)
                    .run(GenerationRequest.of(seed)
                            .withStrategy(Strategies.THOROUGH)
                            .withLimits(new Limits(Duration.ofMinutes(2), 5_000))
                            .withListener(listener));

            assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Found.class);
            assertThat(placedAtOnce).as("seed %d", seed).startsWith(1, 6, 6, 6).allMatch(rooms -> rooms <= 12);
        }
    }

    @Test
    void everyOtherAttemptSpreadsRoomsWider() {
        Plan plan = (Plan) Planning.of(ringOfSixty());
        long far = 0;
        long near = 0;

        for (int seed = 0; seed < 30; seed++) {
            far += area(plan, seed, 0);
            near += area(plan, seed, 1);
        }

        assertThat(far).as("near is %d", near).isGreaterThan(near * 11 / 10);
    }

    /** The area of the bounding box of the rooms' lower left corners after one attempt, in cells. */
    private static long area(Plan plan, long seed, int number) {
        Budget budget = new Budget(100_000, () -> 100_000, () -> false);
        AttemptSchedule schedule = new AttemptSchedule(Strategies.THOROUGH, new LevelProfile(60, 20_000, () -> false));
        AttemptContext context = new AttemptContext(plan, new Tilings(plan), seed, SearchListener.NONE);
        Attempt attempt = new ThoroughAttempt(schedule.attempt(number), context, budget);
        assertThat(attempt.run()).isTrue();
        IntSummaryStatistics x = new IntSummaryStatistics();
        IntSummaryStatistics y = new IntSummaryStatistics();
        for (int room = 0; room < plan.roomCount(); room++) {
            x.accept(attempt.layout().x(room));
            y.accept(attempt.layout().y(room));
        }
        return (long) (x.getMax() - x.getMin()) * (y.getMax() - y.getMin());
    }

    private static Level ringOfSixty() {
        RoomTemplate[] sizes = {
            withMiddleDoors("square", 8, 8, 2), withMiddleDoors("closet", 6, 6, 2), withMiddleDoors("hall", 6, 10, 2)
        };
        Level.Builder ring = Level.named("ring of sixty");
        for (int i = 0; i < 60; i++) {
            ring.room("r" + i, sizes);
        }
        for (int i = 0; i < 60; i++) {
            ring.door("r" + i, "r" + (i + 1) % 60);
        }
        return ring.build();
    }

    private static List<Level> levels() {
        List<Level> levels = new ArrayList<>(VariedLevels.small());
        levels.addAll(VariedLevels.withRules());
        levels.add(VariedLevels.slantedTwelve());
        levels.add(VariedLevels.slantedThirty());
        return List.copyOf(levels);
    }

    private static Outcome search(Plan plan, long seed, Limits limits, int threads) {
        return new LayoutSearch(plan)
                .run(GenerationRequest.of(seed)
                        .withStrategy(Strategies.THOROUGH)
                        .withLimits(limits)
                        .withWorkers(ThreadWorkers.of(threads)));
    }
}
