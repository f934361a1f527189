package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.VariedLevels;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.verify.LayoutVerifier;

/** The table of strategies, seen from the attempts of a search. */
class StrategiesTest {

    private static final boolean LATTICE = true;
    private static final boolean NO_LATTICE = false;

    /** The iterations of restarts; a power of ten keeps the shares readable. */
    private static final long UNIT = 10_000;

    /** Shares are UNIT × Luby × rooms² / 100² for ears, half of that for the first thorough attempt. */
    @Test
    void aLargeLevelWithoutALatticeHasThoroughAttempts() {
        assertThat(attempts(Strategies.PORTFOLIO, 100, NO_LATTICE, 9))
                .containsExactly(
                        "0 thorough 5000 WIDENS_LOOPS",
                        "1 thorough 10000",
                        "2 thorough 20000 WIDENS_LOOPS PREFERS_ONE_SIZE",
                        "3 thorough 10000 PREFERS_ONE_SIZE",
                        "4 thorough 10000 WIDENS_LOOPS",
                        "5 thorough 20000",
                        "6 thorough 40000 WIDENS_LOOPS PREFERS_ONE_SIZE",
                        "7 thorough 10000 PREFERS_ONE_SIZE",
                        "8 thorough 10000 WIDENS_LOOPS");
    }

    @Test
    void latticeAttemptsOnlyRenumberThoroughOnes() {
        assertThat(attempts(Strategies.PORTFOLIO, 100, LATTICE, 10))
                .containsExactly(
                        "0 thorough 5000 WIDENS_LOOPS",
                        "1 lattice 30000",
                        "2 thorough 10000",
                        "3 lattice 30000",
                        "4 thorough 20000 WIDENS_LOOPS PREFERS_ONE_SIZE",
                        "5 lattice 60000",
                        "6 thorough 10000 PREFERS_ONE_SIZE",
                        "7 lattice 30000",
                        "8 thorough 10000 WIDENS_LOOPS",
                        "9 lattice 30000");
    }

    @Test
    void aSmallLevelHasEarsWithSomeLatticeAndAnnealingAttempts() {
        List<String> attempts = attempts(Strategies.PORTFOLIO, 20, LATTICE, 64);

        assertThat(attempts)
                .startsWith(
                        "0 ears 400 REDRAWS_TEMPLATES",
                        "1 ears 400 REDRAWS_TEMPLATES",
                        "2 ears 800 REDRAWS_TEMPLATES",
                        "3 ears 400 REDRAWS_TEMPLATES")
                .endsWith("63 annealing 5000");
        assertThat(attempts.get(29)).isEqualTo("29 lattice 1200");
        assertThat(attempts.get(59)).isEqualTo("59 lattice 1200");
        assertThat(attempts.stream().filter(attempt -> attempt.contains("ears")))
                .hasSize(61);
    }

    /** The first 24 attempts by ears keep the wishes. Attempt 29 was on a lattice, so from there on the ears' turns lag by one. */
    @Test
    void wishesAreIgnoredInTurnsFromAStrategysTwentyFifthAttemptOn() {
        assertThat(attempts(Strategies.PORTFOLIO, 20, LATTICE, 36).subList(24, 36))
                .extracting(StrategiesTest::withoutShare)
                .containsExactly(
                        "24 ears REDRAWS_TEMPLATES",
                        "25 ears REDRAWS_TEMPLATES",
                        "26 ears FORGOES_WISHES REDRAWS_TEMPLATES",
                        "27 ears FORGOES_WISHES REDRAWS_TEMPLATES",
                        "28 ears REDRAWS_TEMPLATES",
                        "29 lattice",
                        "30 ears REDRAWS_TEMPLATES",
                        "31 ears FORGOES_WISHES REDRAWS_TEMPLATES",
                        "32 ears FORGOES_WISHES REDRAWS_TEMPLATES",
                        "33 ears REDRAWS_TEMPLATES",
                        "34 ears REDRAWS_TEMPLATES",
                        "35 ears FORGOES_WISHES REDRAWS_TEMPLATES");
    }

    @Test
    void aLevelOfFiftyRoomsIsLargeAndOneOfFortyNineIsNot() {
        assertThat(attempts(Strategies.PORTFOLIO, 49, NO_LATTICE, 63)).allMatch(attempt -> attempt.contains("ears"));
        assertThat(attempts(Strategies.PORTFOLIO, 50, NO_LATTICE, 63))
                .allMatch(attempt -> attempt.contains("thorough"));
    }

    @Test
    void everySecondAttemptByEarsKeepsItsTemplatesFromAHundredRoomsOn() {
        assertThat(attempts(Strategies.EARS, 99, NO_LATTICE, 4)).allMatch(attempt -> attempt.contains("REDRAWS"));
        assertThat(attempts(Strategies.EARS, 100, NO_LATTICE, 4))
                .containsExactly(
                        "0 ears 10000",
                        "1 ears 10000 REDRAWS_TEMPLATES",
                        "2 ears 20000",
                        "3 ears 10000 REDRAWS_TEMPLATES");
    }

    @Test
    void annealingTakesAUnitForEveryTenRooms() {
        assertThat(attempts(Strategies.ANNEALING, 57, LATTICE, 3))
                .containsExactly("0 annealing 50000", "1 annealing 50000", "2 annealing 100000");
    }

    @Test
    void withoutALatticeTheLatticeStrategyIsThorough() {
        assertThat(attempts(Strategies.LATTICE, 20, LATTICE, 2)).allMatch(attempt -> attempt.contains("lattice"));
        assertThat(attempts(Strategies.LATTICE, 20, NO_LATTICE, 2)).allMatch(attempt -> attempt.contains("thorough"));
    }

    /** Sixteen turns after the ones that keep wishes contain every combination equally often: no trait has a period over sixteen. */
    @Test
    void noTwoTraitsOfAStrategyAreCoupled() {
        for (Strategy strategy : Strategies.standard().all()) {
            for (int rooms : new int[] {10, 60, 150}) {
                for (boolean lattice : new boolean[] {LATTICE, NO_LATTICE}) {
                    configsByStrategy(strategy, rooms, lattice, 1024).values().forEach(StrategiesTest::assertCrossed);
                }
            }
        }
    }

    private static void assertCrossed(List<AttemptConfig> all) {
        int sixteens = Math.max(0, all.size() - 24) / 16;
        if (sixteens == 0) {
            return;
        }
        List<AttemptConfig> configs = all.subList(24, 24 + 16 * sixteens);
        Set<Trait> alternating = EnumSet.noneOf(Trait.class);
        for (Trait trait : Trait.values()) {
            long with = configs.stream().filter(config -> config.has(trait)).count();
            if (with > 0 && with < configs.size()) {
                alternating.add(trait);
            }
        }
        Map<Set<Trait>, Integer> combinations = new HashMap<>();
        for (AttemptConfig config : configs) {
            Set<Trait> present = EnumSet.noneOf(Trait.class);
            alternating.stream().filter(config::has).forEach(present::add);
            combinations.merge(present, 1, Integer::sum);
        }
        assertThat(combinations)
                .as("%s: %s", configs.get(0).strategy(), alternating)
                .hasSize(1 << alternating.size());
        assertThat(Set.copyOf(combinations.values()))
                .as("%s: %s", configs.get(0).strategy(), combinations)
                .hasSize(1);
    }

    /** The shares of the first attempts may be parts; the second term of the sequence is 1. */
    @Test
    void everyStrategyFollowsAllOfLubysSequence() {
        for (Strategy strategy : Strategies.standard().all()) {
            configsByStrategy(strategy, 100, LATTICE, 200)
                    .forEach((own, configs) -> assertThat(configs.subList(1, configs.size()))
                            .extracting(
                                    config -> config.share() / configs.get(1).share())
                            .containsExactlyElementsOf(IntStream.range(1, configs.size())
                                    .mapToObj(LubySequence::term)
                                    .toList()));
        }
    }

    @Test
    void theOrderInWhichAttemptsAreAskedForDoesNotMatter() {
        AttemptSchedule forward = schedule(Strategies.PORTFOLIO, 100, LATTICE);
        AttemptSchedule backward = schedule(Strategies.PORTFOLIO, 100, LATTICE);
        AttemptConfig last = backward.attempt(40);

        assertThat(IntStream.range(0, 41).mapToObj(forward::attempt))
                .containsExactlyElementsOf(
                        IntStream.range(0, 41).mapToObj(backward::attempt).toList());
        assertThat(last).isEqualTo(forward.attempt(40));
    }

    @Test
    void haveNamesAndDescriptions() {
        Strategies table = Strategies.standard();

        assertThat(table.all())
                .extracting(Strategy::name)
                .containsExactly("portfolio", "annealing", "ears", "thorough", "lattice");
        assertThat(table.named("ears")).contains(Strategies.EARS);
        assertThat(table.named("EARS")).isEmpty();
        assertThat(table.all()).allMatch(strategy -> !strategy.description().isBlank());
    }

    /** CONTRIBUTING's recipe: one subclass of Attempt and one row. */
    @Test
    void aNewStrategyIsOneClassAndOneRow() {
        SingleStrategy row = new SingleStrategy(
                "in-a-row",
                "every room at the first legal place beside its neighbours",
                FirstFit::new,
                IterationShare.linear(),
                Map.of(Trait.FORGOES_WISHES, Alternation.bit(0)));
        Strategies table = Strategies.standard().with(row);
        var level = VariedLevels.tree();
        LayoutSearch search = new LayoutSearch((Plan) Planning.of(level));

        Strategy found = table.named("in-a-row").orElseThrow();
        Outcome outcome = search.run(GenerationRequest.of(1).withStrategy(found));

        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Found.class,
                        layout -> assertThat(LayoutVerifier.verify(layout.layout(), level))
                                .isEmpty());
        assertThat(attempts(found, 20, NO_LATTICE, 3))
                .containsExactly("0 in-a-row 20000", "1 in-a-row 20000 FORGOES_WISHES", "2 in-a-row 40000");
    }

    /** Places rooms in breadth-first order, each at a random legal place. */
    private static final class FirstFit extends Attempt {

        private final Positions positions;

        FirstFit(AttemptConfig config, AttemptContext context, Budget budget) {
            super(config, context, budget);
            this.positions = new Positions(plan, layout, assignment);
        }

        @Override
        boolean placeOthers() {
            List<Integer> order = new ArrayList<>(List.of(0));
            layout.place(0, assignment.of(0), 0, 0);
            for (int i = 0; i < order.size(); i++) {
                for (int room : plan.neighboursOf(order.get(i))) {
                    if (!layout.isPlaced(room) && !place(room)) {
                        return false;
                    }
                    if (!order.contains(room)) {
                        order.add(room);
                    }
                }
            }
            return layout.placedRooms() == plan.roomCount();
        }

        private boolean place(int room) {
            for (int left = positions.findJoinedToAll(room, assignment.of(room)); left > 0 && budget.spend(); left--) {
                int drawn = random.below(left);
                if (layout.placeIfLegal(
                        assignment, room, assignment.of(room), positions.x(drawn), positions.y(drawn))) {
                    return true;
                }
                positions.swap(drawn, left - 1);
            }
            countFailure(room);
            return false;
        }
    }

    private static String withoutShare(String attempt) {
        return attempt.replaceFirst(" \\d+(?= |$)", "");
    }

    private static List<String> attempts(Strategy strategy, int rooms, boolean lattice, int count) {
        AttemptSchedule schedule = schedule(strategy, rooms, lattice);
        return IntStream.range(0, count)
                .mapToObj(schedule::attempt)
                .map(StrategiesTest::text)
                .toList();
    }

    private static String text(AttemptConfig config) {
        StringBuilder text = new StringBuilder(
                "%d %s %d".formatted(config.number(), config.strategy().name(), config.share()));
        for (Trait trait : Trait.values()) {
            if (config.has(trait)) {
                text.append(' ').append(trait);
            }
        }
        return text.toString();
    }

    private static Map<SingleStrategy, List<AttemptConfig>> configsByStrategy(
            Strategy strategy, int rooms, boolean lattice, int count) {
        AttemptSchedule schedule = schedule(strategy, rooms, lattice);
        Map<SingleStrategy, List<AttemptConfig>> byStrategy = new HashMap<>();
        for (int number = 0; number < count; number++) {
            AttemptConfig config = schedule.attempt(number);
            byStrategy
                    .computeIfAbsent(config.strategy(), absent -> new ArrayList<>())
                    .add(config);
        }
        return byStrategy;
    }

    private static AttemptSchedule schedule(Strategy strategy, int rooms, boolean lattice) {
        return new AttemptSchedule(strategy, new LevelProfile(rooms, UNIT, () -> lattice));
    }
}
