package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;
import static undercroft.fixture.SmallTemplates.withMiddleDoors;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import undercroft.concurrent.ThreadWorkers;
import undercroft.geometry.Polygon;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.lattice.Tilings;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;

class LatticeSearchTest {

    private static final Limits LONG = Limits.within(Duration.ofMinutes(2));

    private static final RoomTemplate BRICK =
            RoomTemplate.of("brick", Polygon.rectangle(0, 0, 4, 2), DoorSpec.OnEveryEdge.of(1, 0));

    private static final List<Level> LEVELS = List.of(
            grown(DoorStyle.TIGHT, false, false),
            grown(DoorStyle.TIGHT, true, false),
            grown(DoorStyle.TIGHT, false, true),
            grown(DoorStyle.LOOSE, false, false),
            grown(DoorStyle.LOOSE, true, true),
            honeycomb());

    @Test
    void findsValidLayouts() {
        forEachSeed(30, seed -> {
            Level level = LEVELS.get((int) (seed % LEVELS.size()));
            List<SearchEvent> events = new ArrayList<>();

            Outcome outcome = search(level, seed, LONG, events::add, 1);

            assertThat(outcome).as("%s, seed %d", level.name(), seed).isInstanceOf(Outcome.Found.class);
            assertThat(LayoutVerifier.verify(((Outcome.Found) outcome).layout(), level))
                    .as("%s, seed %d", level.name(), seed)
                    .isEmpty();
            assertThat(events).hasAtLeastOneElementOfType(SearchEvent.Embedded.class);
        });
    }

    @Test
    void twoThreadsFindTheLayoutOfOne() {
        for (Level level : LEVELS) {
            Outcome.Found alone = (Outcome.Found) search(level, 1, LONG, SearchListener.NONE, 1);
            Outcome.Found raced = (Outcome.Found) search(level, 1, LONG, SearchListener.NONE, 2);

            assertThat(raced.layout()).isEqualTo(alone.layout());
        }
    }

    /** From 300 rooms on, lattice attempts have a lane of their own. */
    @Test
    void theNumberOfThreadsDoesNotChangeWhatAPortfolioFinds() {
        Level level = GrownLevel.grow(new GrowthOptions(320, 10, DoorStyle.TIGHT, false, false), 2)
                .level();
        Plan plan = (Plan) Planning.of(level);

        List<Outcome.Found> found = IntStream.rangeClosed(1, 3)
                .mapToObj(threads -> (Outcome.Found) new LayoutSearch(plan)
                        .run(GenerationRequest.of(4).withLimits(LONG).withWorkers(ThreadWorkers.of(threads))))
                .toList();

        assertThat(found)
                .extracting(Outcome.Found::layout)
                .containsOnly(found.get(0).layout());
        assertThat(found)
                .extracting(outcome -> outcome.statistics().iterations())
                .containsOnly(found.get(0).statistics().iterations());
    }

    @Test
    void aLimitOfIterationsIsExact() {
        for (Level level : LEVELS) {
            Outcome.Found found = (Outcome.Found) search(level, 2, LONG, SearchListener.NONE, 1);
            long needed = found.statistics().iterations();

            assertThat(search(level, 2, new Limits(LONG.time(), needed), SearchListener.NONE, 1))
                    .isInstanceOfSatisfying(
                            Outcome.Found.class,
                            again -> assertThat(again.layout()).isEqualTo(found.layout()));
            assertThat(search(level, 2, new Limits(LONG.time(), needed - 1), SearchListener.NONE, 1))
                    .isInstanceOf(Outcome.NotFound.class);
        }
    }

    /** The search stops both while it embeds the graph and while it varies the embedded rooms. */
    @Test
    void stopsWhenTimeIsUp() {
        Level level = LEVELS.get(1);
        int stopped = 0;
        for (int calls = 1; calls < 60; calls += 7) {
            int most = calls;
            AtomicLong asked = new AtomicLong();
            LongSupplier clock =
                    () -> asked.incrementAndGet() > most ? LONG.time().toNanos() : 0;

            Plan plan = (Plan) Planning.of(level);
            Outcome outcome = new LayoutSearch(
                            plan, new Tilings(plan), Optional.empty(), layout -> true, InfeasibilityProbe.NONE, clock)
                    .run(GenerationRequest.of(1)
                            .withStrategy(Strategies.LATTICE)
                            .withLimits(LONG));

            if (outcome instanceof Outcome.NotFound) {
                assertThat(asked.get()).as("questions to the clock").isLessThan(most + 10L);
                stopped++;
            }
        }
        assertThat(stopped).isPositive();
    }

    /** Both kinds of room fit at the ends of a cross, and each kind is drawn for half of the rooms. */
    @Test
    void roomsGetTheTemplatesDrawnForThemIfTheyFit() {
        RoomTemplate[] kinds = {withMiddleDoors("small", 2, 2, 2), withMiddleDoors("large", 4, 4, 2)};
        Level level = Level.named("cross")
                .room("hub", kinds)
                .room("east", kinds)
                .room("north", kinds)
                .room("west", kinds)
                .door("hub", "east")
                .door("hub", "north")
                .door("hub", "west")
                .build();

        List<Layout> layouts = LongStream.range(0, 200)
                .mapToObj(seed -> search(level, seed, LONG, SearchListener.NONE, 1))
                .map(outcome -> ((Outcome.Found) outcome).layout())
                .toList();

        assertThat(layouts)
                .allSatisfy(layout ->
                        assertThat(LayoutVerifier.verify(layout, level)).isEmpty());
        long large = layouts.stream()
                .flatMap(layout -> layout.rooms().stream())
                .map(PlacedRoom::template)
                .filter("large"::equals)
                .count();
        assertThat(large).as("large rooms of 800").isBetween(240L, 560L);
        assertThat(layouts.stream()
                        .filter(layout -> layout.rooms().stream()
                                        .map(PlacedRoom::template)
                                        .distinct()
                                        .count()
                                > 1))
                .as("layouts of both kinds")
                .hasSizeGreaterThan(100);
    }

    @Test
    void aFailedSearchReportsItsLargestPartialLayout() {
        Outcome.NotFound outcome = (Outcome.NotFound)
                search(honeycomb(), 1, new Limits(Duration.ofMinutes(2), 60), SearchListener.NONE, 1);

        assertThat(outcome.largest())
                .hasSizeBetween(5, honeycomb().rooms().size() - 1)
                .extracting(SearchEvent.PartialRoom::room)
                .doesNotHaveDuplicates();
    }

    /** On a board, two squares have at most two common neighbours. */
    @Test
    void aFailedSearchReportsWhereItFailed() {
        RoomTemplate square = withMiddleDoors("square", 4, 4, 2);
        Level.Builder level = Level.named("three in common").room("a", square).room("b", square);
        for (String between : List.of("north", "middle", "south")) {
            level.room(between, square).door("a", between).door(between, "b");
        }

        Outcome.NotFound outcome = (Outcome.NotFound)
                search(level.build(), 1, new Limits(Duration.ofMinutes(2), 1_000), SearchListener.NONE, 1);

        assertThat(outcome.largest()).hasSizeBetween(1, 4);
        assertThat(outcome.stuck().rooms()).isNotEmpty();
        assertThat(outcome.stuck().connections()).isNotEmpty();
    }

    /** A room with three rings of rooms around it, each joined to the adjacent ones. Bricks fit in one way, up to rotation. */
    private static Level honeycomb() {
        int radius = 3;
        Level.Builder level = Level.named("honeycomb");
        for (int row = -radius; row <= radius; row++) {
            for (int column = -radius; column <= radius; column++) {
                if (Math.abs(row + column) <= radius) {
                    level.room(id(column, row), BRICK);
                    joinIfThere(level, radius, column, row, column - 1, row);
                    joinIfThere(level, radius, column, row, column, row - 1);
                    joinIfThere(level, radius, column, row, column + 1, row - 1);
                }
            }
        }
        return level.build();
    }

    private static void joinIfThere(
            Level.Builder level, int radius, int column, int row, int otherColumn, int otherRow) {
        boolean isThere = Math.abs(otherColumn) <= radius
                && Math.abs(otherRow) <= radius
                && Math.abs(otherColumn + otherRow) <= radius;
        if (isThere) {
            level.door(id(otherColumn, otherRow), id(column, row));
        }
    }

    private static String id(int column, int row) {
        return column + "/" + row;
    }

    private static Level grown(DoorStyle doors, boolean corridors, boolean slanted) {
        return GrownLevel.grow(new GrowthOptions(120, 15, doors, corridors, slanted), 3)
                .level();
    }

    private static Outcome search(Level level, long seed, Limits limits, SearchListener listener, int threads) {
        return new LayoutSearch((Plan) Planning.of(level))
                .run(GenerationRequest.of(seed)
                        .withStrategy(Strategies.LATTICE)
                        .withLimits(limits)
                        .withListener(listener)
                        .withWorkers(ThreadWorkers.of(threads)));
    }
}
