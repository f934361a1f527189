package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.concurrent.ThreadWorkers;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Polygon;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.lattice.Tilings;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class LayoutSearchTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    private final Plan thirty = plan(VariedLevels.slantedThirty());

    @Test
    void aLimitOfIterationsIsExactAndDoesNotChangeResults() {
        Plan plan = plan(VariedLevels.twoLoops());

        for (int seed = 0; seed < 10; seed++) {
            Outcome.Found unlimited = (Outcome.Found) run(plan, seed, new Limits(LONG, Long.MAX_VALUE));
            long needed = unlimited.statistics().iterations();

            Outcome justEnough = run(plan, seed, new Limits(LONG, needed));
            Outcome oneTooFew = run(plan, seed, new Limits(LONG, needed - 1));

            assertThat(justEnough).isInstanceOf(Outcome.Found.class);
            assertThat(((Outcome.Found) justEnough).layout()).isEqualTo(unlimited.layout());
            assertThat(oneTooFew).as("seed %d, %d iterations", seed, needed - 1).isInstanceOf(Outcome.NotFound.class);
        }
    }

    @Test
    void aSearchEndsSoonAfterItsTimeIsUp() {
        AtomicLong seconds = new AtomicLong();

        Outcome outcome = searchBy(
                        () -> Duration.ofSeconds(seconds.getAndIncrement()).toNanos(), thirty)
                .run(GenerationRequest.of(0)
                        .withStrategy(Strategies.ANNEALING)
                        .withLimits(Limits.within(Duration.ofSeconds(3))));

        assertThat(outcome).isInstanceOf(Outcome.NotFound.class);
        assertThat(seconds.get()).as("questions to the clock").isLessThan(10);
    }

    @Test
    void theClockIsAskedAtLeastOnceInThreeHundredIterations() {
        Plan large = plan(GrownLevel.grow(new GrowthOptions(150, 10, DoorStyle.TIGHT, false, false), 1)
                .level());
        for (Strategy strategy :
                List.of(Strategies.ANNEALING, Strategies.EARS, Strategies.THOROUGH, Strategies.LATTICE)) {
            assertThat(iterationsBetweenQuestions(large, strategy))
                    .as("%s", strategy)
                    .isLessThan(300);
        }
    }

    /** Thorough attempts ask more often because some of their iterations take long. */
    @Test
    void shortIterationsAskTheClockLessThanOnceInAHundred() {
        Plan large = plan(GrownLevel.grow(new GrowthOptions(150, 10, DoorStyle.TIGHT, false, false), 1)
                .level());
        for (Strategy strategy : List.of(Strategies.ANNEALING, Strategies.EARS, Strategies.LATTICE)) {
            assertThat(iterationsBetweenQuestions(large, strategy))
                    .as("%s", strategy)
                    .isGreaterThan(100);
        }
    }

    private static long iterationsBetweenQuestions(Plan plan, Strategy strategy) {
        AtomicLong asked = new AtomicLong();
        LongSupplier stoppedClock = () -> {
            asked.incrementAndGet();
            return 0;
        };
        SearchStatistics cost = searchBy(stoppedClock, plan)
                .run(GenerationRequest.of(1).withStrategy(strategy).withLimits(new Limits(LONG, 10_000)))
                .statistics();
        return cost.iterations() / asked.get();
    }

    @Test
    void theClockDoesNotChangeResults() {
        AtomicLong slow = new AtomicLong();

        Outcome.Found usual = (Outcome.Found) run(thirty, 3, Limits.within(LONG));
        Outcome.Found slowly = (Outcome.Found) searchBy(slow::incrementAndGet, thirty)
                .run(GenerationRequest.of(3).withLimits(Limits.within(LONG)));

        assertThat(slowly.layout()).isEqualTo(usual.layout());
    }

    @Test
    void aListenerCanCancel() {
        Cancellation cancellation = new Cancellation();

        Outcome outcome = new LayoutSearch(thirty)
                .run(GenerationRequest.of(0)
                        .withStrategy(Strategies.ANNEALING)
                        .withLimits(Limits.within(LONG))
                        .withListener(event -> cancellation.cancel())
                        .withCancellation(cancellation));

        assertThat(outcome).isInstanceOf(Outcome.NotFound.class);
        assertThat(outcome.statistics().iterations()).isLessThan(300);
    }

    @Test
    void pinnedRoomsAlsoKeepTheRepeatRules() {
        for (int seed = 0; seed < 5; seed++) {
            assertThat(run(plan(threePins().build()), seed, new Limits(LONG, 200)))
                    .isInstanceOf(Outcome.NotFound.class);
            assertThat(run(plan(threePins().repeat(RepeatRule.ALLOW).build()), seed, new Limits(LONG, 200)))
                    .as("without the rule")
                    .isInstanceOf(Outcome.Found.class);
        }
    }

    @Test
    void eventsReportEveryChainInOrder() {
        SearchParameters restless = SearchParameters.DEFAULTS
                .with(SearchParameter.EXTENSIONS, 2)
                .with(SearchParameter.STALL_LIMIT, 15)
                .with(SearchParameter.RESTART_ITERATIONS, 400);
        List<Level> levels = List.of(
                VariedLevels.twoLoops(),
                VariedLevels.corridorsEverywhere(),
                VariedLevels.minimumDistance(),
                VariedLevels.pinnedEnds(),
                VariedLevels.everyRoomPinned(),
                VariedLevels.slantedTwelve());

        for (Level level : levels) {
            Plan plan = plan(new Level(
                    level.name(),
                    level.rooms(),
                    level.connections(),
                    level.minimumRoomDistance(),
                    level.repeatOverride(),
                    restless));
            for (int seed = 0; seed < 5; seed++) {
                for (Strategy strategy : Strategies.standard().all()) {
                    EventProtocol protocol = new EventProtocol(plan);
                    Outcome outcome = new LayoutSearch(plan)
                            .run(GenerationRequest.of(seed)
                                    .withStrategy(strategy)
                                    .withLimits(new Limits(LONG, 20_000))
                                    .withListener(protocol));
                    protocol.end(outcome);
                }
            }
        }
    }

    @Test
    void everyRestartIsReportedAndCounted() {
        List<Integer> attempts = new ArrayList<>();
        SearchListener listener = event -> {
            if (event instanceof SearchEvent.AttemptStarted started) {
                attempts.add(started.attempt());
            }
        };

        Outcome outcome = new LayoutSearch(plan(threePins().build()))
                .run(GenerationRequest.of(0).withLimits(new Limits(LONG, 50)).withListener(listener));

        assertThat(attempts).hasSizeGreaterThan(5).isEqualTo(upTo(attempts.size()));
        assertThat(outcome.statistics().restarts()).isEqualTo(attempts.size() - 1);
    }

    @Test
    void severalThreadsFindTheLayoutOfOne() {
        SearchParameters restless = SearchParameters.DEFAULTS.with(SearchParameter.RESTART_ITERATIONS, 100);
        Level level = VariedLevels.slantedTwelve();
        Plan plan = plan(new Level(
                level.name(),
                level.rooms(),
                level.connections(),
                level.minimumRoomDistance(),
                level.repeatOverride(),
                restless));
        int restarted = 0;
        for (int seed = 0; seed < 40; seed++) {
            Outcome.Found alone = (Outcome.Found) run(plan, seed, Limits.within(LONG));
            Outcome.Found raced = (Outcome.Found) portfolio(plan, seed, Limits.within(LONG), 4);

            assertThat(raced.layout()).isEqualTo(alone.layout());
            assertThat(raced.statistics().iterations())
                    .isEqualTo(alone.statistics().iterations());
            assertThat(raced.statistics().restarts())
                    .isEqualTo(alone.statistics().restarts());
            restarted += alone.statistics().restarts() > 0 ? 1 : 0;
        }
        assertThat(restarted).as("searches of several attempts").isGreaterThan(10);
    }

    @Test
    void severalThreadsKeepTheLimitOfIterations() {
        long needed = run(thirty, 3, Limits.within(LONG)).statistics().iterations();

        assertThat(portfolio(thirty, 3, new Limits(LONG, needed), 3)).isInstanceOf(Outcome.Found.class);
        assertThat(portfolio(thirty, 3, new Limits(LONG, needed - 1), 3)).isInstanceOf(Outcome.NotFound.class);
    }

    @Test
    void aFailedSearchReportsItsLargestPartialLayout() {
        for (Strategy strategy : List.of(Strategies.ANNEALING, Strategies.EARS)) {
            for (int seed = 0; seed < 5; seed++) {
                LayoutSearch search = new LayoutSearch(thirty);
                GenerationRequest request = GenerationRequest.of(seed).withStrategy(strategy);
                long needed = search.run(request.withLimits(Limits.within(LONG)))
                        .statistics()
                        .iterations();
                Outcome.NotFound outcome =
                        (Outcome.NotFound) search.run(request.withLimits(new Limits(LONG, needed - 1)));

                List<SearchEvent.PartialRoom> rooms = outcome.largest().stream()
                        .filter(room -> !room.isCorridor())
                        .toList();
                assertThat(rooms)
                        .hasSizeBetween(10, 29)
                        .extracting(SearchEvent.PartialRoom::room)
                        .doesNotHaveDuplicates();
            }
        }
    }

    private static Outcome portfolio(Plan plan, long seed, Limits limits, int threads) {
        return new LayoutSearch(plan)
                .run(GenerationRequest.of(seed).withLimits(limits).withWorkers(ThreadWorkers.of(threads)));
    }

    /** Three pinned rooms that touch each other, with two templates. */
    private static Level.Builder threePins() {
        RoomTemplate[] templates = {hall("red"), hall("blue")};
        return Level.named("three-pins")
                .room(pinned("a", 0, 0, templates))
                .room(pinned("b", 6, 0, templates))
                .room(pinned("c", 3, 6, templates))
                .door("a", "b")
                .door("b", "c")
                .door("c", "a");
    }

    private static List<Integer> upTo(int end) {
        return IntStream.range(0, end).boxed().toList();
    }

    private static Outcome run(Plan plan, long seed, Limits limits) {
        return new LayoutSearch(plan).run(GenerationRequest.of(seed).withLimits(limits));
    }

    private static LayoutSearch searchBy(LongSupplier clock, Plan plan) {
        return new LayoutSearch(
                plan, new Tilings(plan), Optional.empty(), layout -> true, InfeasibilityProbe.NONE, clock);
    }

    private static Plan plan(Level level) {
        return (Plan) Planning.of(level);
    }

    private static RoomTemplate hall(String name) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, 6, 6), DoorSpec.OnEveryEdge.of(1, 1))
                .withRepeat(RepeatRule.NO_IMMEDIATE);
    }

    private static Room pinned(String id, int x, int y, RoomTemplate... templates) {
        return new Room(id, "", List.of(templates), new Pin(Optional.of(new Point(x, y)), Optional.empty()), List.of());
    }
}
