package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import undercroft.concurrent.ThreadWorkers;
import undercroft.fixture.SmallTemplates;
import undercroft.lattice.Tilings;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;

class ParallelPortfolioTest {

    private static final long UNLIMITED = Long.MAX_VALUE;

    /** Any strategy will do because the attempts are scripted. */
    private static final SingleStrategy STRATEGY = new AttemptSchedule(
                    Strategies.EARS, new LevelProfile(3, 100, () -> false))
            .attempt(0)
            .strategy();

    private final Plan plan = (Plan) Planning.of(Level.named("three")
            .room("a", SmallTemplates.HALL)
            .room("b", SmallTemplates.HALL)
            .room("c", SmallTemplates.HALL)
            .door("a", "b")
            .door("b", "c")
            .build());

    private final AttemptContext context = new AttemptContext(plan, new Tilings(plan), 1, SearchListener.NONE);

    /** The attempts that were started, in order. */
    private final List<Integer> begun = Collections.synchronizedList(new ArrayList<>());

    @Test
    void attemptsRunInTurnUntilOneSucceeds() {
        ParallelPortfolio portfolio =
                portfolio(oneLane(), InfeasibilityProbe.NONE, failure(30, 2), failure(20, 3), success(10, 5));

        portfolio.run(Workers.CALLING_THREAD);

        assertThat(begun).containsExactly(0, 1, 2);
        assertThat(portfolio.winner()).map(Attempt::number).contains(2);
        assertThat(portfolio.iterations()).isEqualTo(30 + 20 + 10);
        assertThat(portfolio.backtracks()).isEqualTo(2 + 3 + 5);
        assertThat(portfolio.restarts()).isEqualTo(2);
        assertThat(portfolio.impossible()).isEmpty();
    }

    @Test
    void theLimitIsSharedByAllAttempts() {
        List<Long> allowances = new ArrayList<>();
        ParallelPortfolio portfolio = new ParallelPortfolio(
                plan,
                (number, allowance, mustStop) -> {
                    begun.add(number);
                    allowances.add(allowance.getAsLong());
                    return run(number, failure(Math.min(30, allowance.getAsLong() + 1), 0));
                },
                new VirtualTimeScheduler(1, 0, 75),
                () -> false,
                InfeasibilityProbe.NONE);

        portfolio.run(Workers.CALLING_THREAD);

        assertThat(allowances).containsExactly(75L, 45L, 15L);
        assertThat(portfolio.winner()).isEmpty();
        assertThat(portfolio.restarts()).as("after the first").isEqualTo(2);
    }

    @Test
    void noAttemptBeginsOnceTheSearchIsOver() {
        ParallelPortfolio portfolio = new ParallelPortfolio(
                plan,
                (number, allowance, mustStop) -> {
                    begun.add(number);
                    return run(number, success(1, 0));
                },
                oneLane(),
                () -> true,
                InfeasibilityProbe.NONE);

        portfolio.run(Workers.CALLING_THREAD);

        assertThat(begun).isEmpty();
        assertThat(portfolio.winner()).isEmpty();
        assertThat(portfolio.restarts()).isZero();
    }

    @Test
    void aProofEndsTheSearch() {
        List<Long> asked = new ArrayList<>();
        InfeasibilityProbe second = (iterations, stop) -> {
            asked.add(iterations);
            return asked.size() == 2 ? Optional.of(List.of("It is too small.")) : Optional.empty();
        };
        ParallelPortfolio portfolio =
                portfolio(oneLane(), second, failure(30, 0), failure(20, 0), failure(10, 0), success(10, 0));

        portfolio.run(Workers.CALLING_THREAD);

        assertThat(begun).containsExactly(0, 1);
        assertThat(asked).containsExactly(30L, 50L);
        assertThat(portfolio.impossible()).contains(List.of("It is too small."));
        assertThat(portfolio.winner()).isEmpty();
    }

    @Test
    void noProofIsTriedAfterASuccess() {
        AtomicLong asked = new AtomicLong();
        InfeasibilityProbe counting = (iterations, stop) -> {
            asked.incrementAndGet();
            return Optional.of(List.of("Not asked."));
        };
        // Lane 1 might still succeed before attempt 0 did, so it continues; but there is a layout.
        ParallelPortfolio portfolio = portfolio(
                new VirtualTimeScheduler(2, 0, UNLIMITED),
                counting,
                success(50, 0),
                failure(20, 0),
                failure(1, 0),
                failure(40, 0));

        portfolio.run(Workers.CALLING_THREAD);

        assertThat(begun).containsExactly(0, 1, 3);
        assertThat(asked).hasValue(0);
        assertThat(portfolio.winner()).map(Attempt::number).contains(0);
        assertThat(portfolio.impossible()).isEmpty();
    }

    @Test
    void theReportCountsFailedAttemptsAndHasTheLargestPartialLayout() {
        ParallelPortfolio portfolio = portfolio(
                oneLane(),
                InfeasibilityProbe.NONE,
                new Script(false, 30, 0, 1, List.of(1, 0, 2)),
                new Script(false, 30, 0, 2, List.of(0, 0, 3)),
                new Script(true, 30, 0, 3, List.of(7, 7, 7)));

        portfolio.run(Workers.CALLING_THREAD);

        assertThat(portfolio.failures().report().rooms())
                .containsExactly(new StuckReport.FailedRoom(2, "c", 5), new StuckReport.FailedRoom(0, "a", 1));
        assertThat(portfolio.largest().placedRooms()).isEqualTo(2);
    }

    /** Attempt 1 succeeds after 70 iterations, so attempt 0 may make no more than that, and later attempts are useless. */
    @Test
    @Timeout(60)
    void runningAttemptsLearnThatAnotherIsFaster() {
        ParallelPortfolio portfolio = new ParallelPortfolio(
                plan,
                (number, allowance, mustStop) -> {
                    if (number == 1) {
                        return run(1, success(70, 0));
                    }
                    waitUntil(() -> number == 0 ? allowance.getAsLong() < UNLIMITED : mustStop.getAsBoolean());
                    return run(number, failure(number == 0 ? allowance.getAsLong() + 1 : 1, 0));
                },
                new VirtualTimeScheduler(2, 0, UNLIMITED),
                () -> false,
                InfeasibilityProbe.NONE);

        portfolio.run(ThreadWorkers.of(2));

        assertThat(portfolio.winner()).map(Attempt::number).contains(1);
        assertThat(portfolio.iterations()).as("70 in each lane").isEqualTo(140);
        assertThat(portfolio.restarts()).isZero();
    }

    @Test
    void theCpuTimeOfAllWorkersIsSummed() {
        AtomicLong clock = new AtomicLong();
        Workers two = new Workers() {
            @Override
            public int count() {
                return 2;
            }

            @Override
            public void run(Runnable task) {
                task.run();
                task.run();
            }

            @Override
            public long cpuNanos() {
                return clock.getAndAdd(100);
            }
        };
        ParallelPortfolio portfolio = portfolio(oneLane(), InfeasibilityProbe.NONE, success(10, 0));

        portfolio.run(two);

        assertThat(portfolio.cpuNanos()).isEqualTo(200);
    }

    private static VirtualTimeScheduler oneLane() {
        return new VirtualTimeScheduler(1, 0, UNLIMITED);
    }

    private static Script failure(long iterations, long backtracks) {
        return new Script(false, iterations, backtracks, 0, List.of(0, 0, 0));
    }

    private static Script success(long iterations, long backtracks) {
        return new Script(true, iterations, backtracks, 3, List.of(0, 0, 0));
    }

    private static void waitUntil(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(100_000);
        }
    }

    /** A portfolio whose attempts follow scripts, given by number. */
    private ParallelPortfolio portfolio(VirtualTimeScheduler scheduler, InfeasibilityProbe probe, Script... scripts) {
        return new ParallelPortfolio(
                plan,
                (number, allowance, mustStop) -> {
                    begun.add(number);
                    return run(number, scripts[number]);
                },
                scheduler,
                () -> false,
                probe);
    }

    private ParallelPortfolio.Run run(int number, Script script) {
        ScriptedAttempt attempt = new ScriptedAttempt(number, context, script);
        return new ParallelPortfolio.Run(attempt, attempt.run(), script.iterations);
    }

    /**
     * What happens to an attempt.
     *
     * @param placedRooms the number of rooms that are placed at its end
     * @param failures by room
     */
    private record Script(
            boolean succeeds, long iterations, long backtracks, int placedRooms, List<Integer> failures) {}

    /** Places halls in a row. */
    private static final class ScriptedAttempt extends Attempt {

        private final Script script;

        ScriptedAttempt(int number, AttemptContext context, Script script) {
            super(
                    new AttemptConfig(number, STRATEGY, UNLIMITED, Set.of()),
                    context,
                    new Budget(UNLIMITED, () -> UNLIMITED, () -> false));
            this.script = script;
        }

        @Override
        boolean placeOthers() {
            for (int room = 0; room < script.placedRooms; room++) {
                layout.place(room, assignment.of(room), 8 * room, 0);
            }
            for (int room = 0; room < script.failures.size(); room++) {
                countFailures(room, script.failures.get(room));
            }
            countBacktracks(script.backtracks);
            return script.succeeds;
        }
    }
}
