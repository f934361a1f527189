package undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static undercroft.fixture.SmallTemplates.CELL;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.fixture.SmallLevels;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Polygon;
import undercroft.layout.Layout;
import undercroft.layout.LayoutConnection;
import undercroft.layout.PlacedRoom;
import undercroft.level.CountRange;
import undercroft.level.Level;
import undercroft.level.Pin;
import undercroft.level.Preference;
import undercroft.level.Room;
import undercroft.level.Spawn;
import undercroft.level.WantedPuzzle;
import undercroft.level.Wishes;
import undercroft.search.Cancellation;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.search.SearchEnd;
import undercroft.search.SearchEvent;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;

/** What users of the library are promised, tested on small levels of every kind. */
class DungeonGeneratorTest {

    private static final int SEEDS = 20;

    static Stream<Level> levels() {
        return Stream.concat(VariedLevels.small().stream(), VariedLevels.withRules().stream());
    }

    static Stream<Level> slantedLevels() {
        return Stream.of(VariedLevels.slantedTwelve(), VariedLevels.slantedThirty());
    }

    @Test
    void whatALevelPrefersIsSought() {
        Level level = VariedLevels.tree();
        Level compact = level.withWishes(Wishes.NONE.withPreference(Preference.COMPACT));

        int smaller = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Layout any = found(DungeonGenerator.of(level).generate(seed));
            Layout preferred = found(DungeonGenerator.of(compact).generate(seed));

            assertThat(LayoutVerifier.verify(preferred, compact)).isEmpty();
            int before = any.bounds().width() * any.bounds().height();
            int after = preferred.bounds().width() * preferred.bounds().height();
            assertThat(after).isLessThanOrEqualTo(before);
            smaller += after < before ? 1 : 0;
        }
        assertThat(smaller).as("most layouts are not as compact as they can be").isGreaterThan(SEEDS / 2);
    }

    /**
     * A floor of 6 x 4 cells holds the five hexagons that trails need only if none of their twenty cells is in front of the door,
     * so one layout in four can be used.
     */
    @Test
    void layoutsWithTooLittleFloorForAPuzzleAreReplaced() {
        RoomTemplate closet = RoomTemplate.of("closet", Polygon.rectangle(0, 0, 6, 4), DoorSpec.OnEveryEdge.of(1, 0));
        Level level = Level.named("narrow")
                .room(new Room(
                        "maze", "", List.of(closet), Pin.NONE, List.of(), Optional.of(WantedPuzzle.of("trails"))))
                .room("hall", closet)
                .door("maze", "hall")
                .build();
        DungeonGenerator generator = DungeonGenerator.of(level);

        for (int seed = 0; seed < SEEDS; seed++) {
            Layout layout = found(generator.generate(seed));
            assertThat(layout.seed()).isEqualTo(seed);
            assertThat(LayoutVerifier.verify(layout, level)).isEmpty();
            assertThat(generator.generate(seed))
                    .extracting(DungeonGeneratorTest::found)
                    .isEqualTo(layout);
        }
    }

    @ParameterizedTest
    @MethodSource({"levels", "slantedLevels"})
    void everySeedGivesAValidLayout(Level level) {
        DungeonGenerator generator = DungeonGenerator.of(level);

        for (int seed = 0; seed < SEEDS; seed++) {
            Layout layout = found(generator.generate(seed));
            assertThat(layout.level()).isEqualTo(level.name());
            assertThat(layout.seed()).isEqualTo(seed);
            assertThat(LayoutVerifier.verify(layout, level))
                    .as("seed %d of %s", seed, level.name())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("levels")
    void theSameSeedGivesTheSameLayout(Level level) {
        DungeonGenerator generator = DungeonGenerator.of(level);
        DungeonGenerator another = DungeonGenerator.of(level);
        List<SearchEvent> events = new ArrayList<>();

        for (int seed = 0; seed < 5; seed++) {
            Layout layout = found(generator.generate(seed));
            assertThat(found(generator.generate(seed))).as("again").isEqualTo(layout);
            assertThat(found(another.generate(seed))).as("by another").isEqualTo(layout);
            assertThat(found(another.generate(GenerationRequest.of(seed).withListener(events::add))))
                    .as("with a listener")
                    .isEqualTo(layout);
        }
    }

    @Test
    void severalThreadsAtOnceGetTheLayoutsOfOne() throws Exception {
        Level level = VariedLevels.slantedTwelve();
        DungeonGenerator alone = DungeonGenerator.of(level);
        DungeonGenerator shared = DungeonGenerator.of(level);
        List<Callable<Layout>> tasks = LongStream.range(0, 16)
                .<Callable<Layout>>mapToObj(seed -> () -> found(shared.generate(seed)))
                .toList();

        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Layout>> layouts = threads.invokeAll(tasks);
            for (int seed = 0; seed < layouts.size(); seed++) {
                assertThat(layouts.get(seed).get()).as("seed %d", seed).isEqualTo(found(alone.generate(seed)));
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void fiveRoomsTakeFiveTemplatesThatAvoidRepeats() {
        DungeonGenerator generator = DungeonGenerator.of(VariedLevels.repeating(RepeatRule.AVOID));

        for (int seed = 0; seed < 100; seed++) {
            assertThat(found(generator.generate(seed)).rooms())
                    .extracting(PlacedRoom::template)
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrder("hall-0", "hall-1", "hall-2", "hall-3", "hall-4");
        }
    }

    @Test
    void theLayoutHasTheLevelsLocksOneWaysTypesAndData() {
        Layout layout = found(DungeonGenerator.of(VariedLevels.lockedTreasury()).generate(4));
        Layout typed = found(DungeonGenerator.of(SmallLevels.twoRooms()).generate(4));

        assertThat(layout.connections())
                .containsExactly(
                        new LayoutConnection(0, 1, LayoutConnection.NO_CORRIDOR, false, "gold-key"),
                        new LayoutConnection(1, 2, 3, true, "one-time-key"));
        assertThat(layout.doors())
                .extracting(door -> List.of(door.roomA(), door.roomB(), door.oneWay(), door.lock()))
                .containsExactly(
                        List.of(0, 1, false, "gold-key"),
                        List.of(1, 3, true, "one-time-key"),
                        List.of(3, 2, true, "one-time-key"));
        assertThat(typed.rooms().get(0).type()).isEqualTo("entrance");
        assertThat(typed.rooms().get(0).data())
                .isEqualTo(SmallLevels.twoRooms().rooms().get(0).data());
    }

    @Test
    void aLevelProvedImpossibleIsNotSearched() {
        List<SearchEvent> events = new ArrayList<>();
        Level level = Level.named("twins")
                .room("a", CELL)
                .room("b", CELL)
                .door("a", "b")
                .build();

        Outcome outcome =
                DungeonGenerator.of(level).generate(GenerationRequest.of(0).withListener(events::add));

        assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
        assertThat(((Outcome.Impossible) outcome).reasons()).hasSize(1);
        assertThat(outcome.statistics().iterations()).isZero();
        assertThat(events).isEmpty();
    }

    @Test
    void preparingALevelCanBeCancelled() {
        Level level = VariedLevels.tree();
        Cancellation cancellation = new Cancellation();
        assertThat(DungeonGenerator.of(level, cancellation::isCancelled)).isPresent();
        cancellation.cancel();

        assertThat(DungeonGenerator.of(level, cancellation::isCancelled)).isEmpty();
    }

    @Test
    void aCancelledSearchFindsNothing() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        DungeonGenerator generator = DungeonGenerator.of(VariedLevels.tree());

        Outcome outcome = generator.generate(GenerationRequest.of(0).withCancellation(cancelled));

        assertThat(outcome).isInstanceOf(Outcome.NotFound.class);
        assertThat(outcome.statistics().iterations()).isZero();
        assertThat(generator.generate(GenerationRequest.of(0).withLimits(Limits.within(Duration.ZERO))))
                .isInstanceOf(Outcome.NotFound.class);
    }

    @Test
    void layoutsTriedForAPuzzleShareTheLimitAndAddUpInTheStatistics() {
        DungeonGenerator generator = DungeonGenerator.of(neverEnoughFloor());

        Outcome.NotFound unlimited = (Outcome.NotFound) generator.generate(3);
        long all = unlimited.statistics().iterations();
        Outcome.NotFound limited = (Outcome.NotFound)
                generator.generate(GenerationRequest.of(3).withLimits(new Limits(Duration.ofMinutes(1), all / 2)));

        assertThat(unlimited.end())
                .isInstanceOfSatisfying(
                        SearchEnd.PuzzleFloorTooSmall.class,
                        floor -> assertThat(List.of(floor.room(), floor.kind())).containsExactly("maze", "trails"));
        // Each of the 50 layouts has two rooms, and a room takes at least one iteration.
        assertThat(all).isGreaterThanOrEqualTo(100);
        assertThat(limited.end()).isEqualTo(new SearchEnd.IterationsUsedUp());
        assertThat(limited.statistics().iterations()).isLessThanOrEqualTo(all / 2 + 1);
    }

    /** A floor of 4 x 4 cells never holds five hexagons, wherever its door is. */
    private static Level neverEnoughFloor() {
        RoomTemplate closet = RoomTemplate.of("closet", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 0));
        return Level.named("tiny")
                .room(new Room(
                        "maze", "", List.of(closet), Pin.NONE, List.of(), Optional.of(WantedPuzzle.of("trails"))))
                .room("hall", closet)
                .door("maze", "hall")
                .build();
    }

    @Test
    void spawnsLeaveThePlacesOfRoomsAsTheyAre() {
        Level bare = VariedLevels.tree();
        Level spawning =
                withSpawn(bare, Spawn.onFloor("bat", new CountRange(1, 3)).inEachRoom());

        Layout filled = found(DungeonGenerator.of(spawning).generate(5));

        assertThat(filled.rooms()).anySatisfy(room -> assertThat(room.markers()).isNotEmpty());
        assertThat(filled.plain())
                .isEqualTo(found(DungeonGenerator.of(bare).generate(5)).plain());
    }

    @Test
    void aSpawnWithoutEnoughPlacesIsTheReason() {
        Level crowded = withSpawn(
                neverEnoughFloor().withoutPuzzles(),
                Spawn.onFloor("bat", CountRange.exactly(9)).withApart(3));

        Outcome.NotFound outcome =
                (Outcome.NotFound) DungeonGenerator.of(crowded).generate(3);

        assertThat(outcome.end())
                .isInstanceOfSatisfying(
                        SearchEnd.SpawnUnmet.class,
                        unmet -> assertThat(unmet.what()).isEqualTo("bat"));
    }

    private static Level withSpawn(Level level, Spawn spawn) {
        return new Level(
                level.name(),
                level.rooms(),
                level.connections(),
                level.minimumRoomDistance(),
                level.repeatOverride(),
                level.search(),
                level.palette(),
                level.missionRules(),
                List.of(spawn),
                level.wishes());
    }

    @Test
    void verifiesLayoutsOfItsLevelInOneLine() {
        DungeonGenerator generator = DungeonGenerator.of(VariedLevels.tree());
        Layout layout = found(generator.generate(5));
        Layout ofAnother = found(DungeonGenerator.of(VariedLevels.path()).generate(5));

        assertThat(generator.verify(layout)).isEmpty();
        assertThat(generator.verify(ofAnother)).isNotEmpty();
    }

    @Test
    void seedsAreBelowTheLimit() {
        DungeonGenerator generator = DungeonGenerator.of(VariedLevels.oneRoom());

        assertThat(found(generator.generate(Layout.SEED_LIMIT - 1)).seed()).isEqualTo(9_007_199_254_740_991L);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> generator.generate(-1))
                .withMessage("The seed (-1) must be from 0 to 9007199254740991.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> generator.generate(Layout.SEED_LIMIT))
                .withMessage("The seed (9007199254740992) must be from 0 to 9007199254740991.");
    }

    private static Layout found(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Found.class);
        return ((Outcome.Found) outcome).layout();
    }
}
