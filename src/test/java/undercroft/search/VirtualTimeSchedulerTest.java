package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VirtualTimeSchedulerTest {

    private static final long UNLIMITED = Long.MAX_VALUE;

    @Test
    void inOneLaneTheFirstSuccessfulAttemptWinsWhicheverEndsFirst() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(1, 0, UNLIMITED);
        begin(scheduler, 3);

        assertThat(scheduler.end(success(2, 10))).isEmpty();
        assertThat(scheduler.isDecided()).isFalse();
        assertThat(scheduler.end(failure(0, 50))).containsExactly(0);
        assertThat(scheduler.end(success(1, 70))).isEmpty();

        assertThat(scheduler.isDecided()).isTrue();
        assertThat(scheduler.winner()).contains(1);
        assertThat(scheduler.iterations()).isEqualTo(120);
        assertThat(scheduler.failures()).isEqualTo(1);
    }

    @Test
    void theLaneThatSucceedsAfterFewerIterationsWins() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 0, UNLIMITED);
        begin(scheduler, 2);

        scheduler.end(success(1, 70));
        assertThat(scheduler.isDecided()).isFalse();
        // After more iterations it could not win any more.
        assertThat(scheduler.allowance(0)).isEqualTo(70);
        scheduler.end(failure(0, 71));

        assertThat(scheduler.winner()).contains(1);
        // 70 in each lane: the last iteration of attempt 0 does not count.
        assertThat(scheduler.iterations()).isEqualTo(140);
        assertThat(scheduler.failures()).isEqualTo(0);
    }

    @Test
    void anAttemptStartsWhenItsPredecessorInTheLaneEnds() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 0, UNLIMITED);
        begin(scheduler, 2);

        scheduler.end(failure(0, 30));
        begin(scheduler, 1);
        scheduler.end(success(2, 45));
        assertThat(scheduler.allowance(1)).isEqualTo(75);
        scheduler.end(success(1, 74));

        assertThat(scheduler.winner()).contains(1);
        // All of attempt 0, 44 of attempt 2 and 74 of attempt 1.
        assertThat(scheduler.iterations()).isEqualTo(148);
        assertThat(scheduler.failures()).isEqualTo(1);
        assertThat(scheduler.backtracks()).isEqualTo(3);
    }

    @Test
    void atEqualTimesTheLowerNumberWins() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 0, UNLIMITED);
        begin(scheduler, 2);

        scheduler.end(success(1, 70));
        scheduler.end(success(0, 70));

        assertThat(scheduler.winner()).contains(0);
    }

    @Test
    void theSecondLaneStartsLater() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 100, UNLIMITED);

        // A single thread works on the first lane until the second one starts.
        assertThat(scheduler.begin()).contains(0);
        scheduler.end(failure(0, 60));
        assertThat(scheduler.begin()).contains(2);
        scheduler.end(failure(2, 60));
        assertThat(scheduler.begin()).contains(1);
        scheduler.end(success(1, 30));
        assertThat(scheduler.isDecided()).isFalse();
        assertThat(scheduler.begin()).contains(4);
        assertThat(scheduler.allowance(4)).isEqualTo(10);
        scheduler.end(success(4, 9));

        assertThat(scheduler.winner()).contains(4);
        assertThat(scheduler.begin()).isEmpty();
        assertThat(scheduler.iterations()).isEqualTo(60 + 60 + 9 + 29);
    }

    @Test
    void aSuccessBeforeTheSecondLaneStartsWinsAtOnce() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 100, UNLIMITED);
        begin(scheduler, 2);

        scheduler.end(success(0, 100));

        assertThat(scheduler.winner()).contains(0);
        assertThat(scheduler.allowance(1)).isEqualTo(0);
        assertThat(scheduler.iterations()).isEqualTo(100);
    }

    @Test
    void theLimitCountsIterationsOfAllLanes() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 100, 150);
        begin(scheduler, 2);

        // 125 in the first lane and 25 in the second, which starts after a hundred.
        assertThat(scheduler.allowance(0)).isEqualTo(125);
        assertThat(scheduler.allowance(1)).isEqualTo(25);
        scheduler.end(success(0, 126));
        scheduler.end(failure(1, 26));

        assertThat(scheduler.isDecided()).isTrue();
        assertThat(scheduler.winner()).isEmpty();
    }

    @Test
    void aLimitMayEndTheFirstLaneBeforeTheSecondStarts() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 100, 80);
        begin(scheduler, 1);

        assertThat(scheduler.allowance(0)).isEqualTo(80);
        assertThat(scheduler.allowance(1)).isEqualTo(0);
    }

    @Test
    void threadsTakeTheLaneWithTheFewestRunningAttempts() {
        VirtualTimeScheduler scheduler = new VirtualTimeScheduler(2, 0, UNLIMITED);

        assertThat(begin(scheduler, 4)).containsExactly(0, 1, 2, 3);
        scheduler.end(failure(1, 10));
        assertThat(begin(scheduler, 1)).containsExactly(5);
    }

    @Test
    void neitherTheThreadsNorTheirSpeedMatter() {
        forEachSeed(1000, (seed, draw) -> {
            int count = draw.between(1, 3);
            int lead = draw.between(0, 30);
            int threads = draw.between(1, 5);
            SplittableRandom draws = new SplittableRandom(seed);
            List<VirtualTimeScheduler.Run> attempts = new ArrayList<>();
            for (int number = 0; number < 60; number++) {
                boolean succeeds = draws.nextInt(8) == 0 || number >= 60 - count;
                attempts.add(new VirtualTimeScheduler.Run(number, succeeds, 1 + draws.nextInt(20), draws.nextInt(5)));
            }

            VirtualTimeScheduler one = run(new VirtualTimeScheduler(count, lead, UNLIMITED), attempts, 1, draws);
            VirtualTimeScheduler many = run(new VirtualTimeScheduler(count, lead, UNLIMITED), attempts, threads, draws);

            assertThat(one.winner()).contains(earliest(attempts, count, lead));
            assertThat(many.winner()).isEqualTo(one.winner());
            assertThat(many.iterations()).isEqualTo(one.iterations());
            assertThat(many.failures()).isEqualTo(one.failures());
            assertThat(many.backtracks()).isEqualTo(one.backtracks());
        });
    }

    @Test
    void theSumOfAllLanesKeepsTheLimit() {
        for (int count = 1; count <= 3; count++) {
            for (int lead = 0; lead <= 30; lead++) {
                for (long limit = 0; limit <= 200; limit++) {
                    VirtualTimeScheduler scheduler = new VirtualTimeScheduler(count, lead, limit);

                    long allowed = IntStream.range(0, count)
                            .mapToLong(scheduler::allowance)
                            .sum();

                    assertThat(allowed)
                            .as("%d lanes, lead %d, limit %d", count, lead, limit)
                            .isBetween(limit - 2L * count, limit);
                }
            }
        }
    }

    /** Ends attempts in random order, like threads of different speed. An attempt ends early when it cannot win any more. */
    private static VirtualTimeScheduler run(
            VirtualTimeScheduler scheduler,
            List<VirtualTimeScheduler.Run> attempts,
            int threads,
            SplittableRandom draws) {
        List<Integer> running = new ArrayList<>();
        while (!scheduler.isDecided()) {
            if (running.size() < threads) {
                scheduler.begin().ifPresent(running::add);
            }
            if (!running.isEmpty() && draws.nextBoolean()) {
                int number = running.remove(draws.nextInt(running.size()));
                VirtualTimeScheduler.Run run = number < attempts.size() ? attempts.get(number) : failure(number, 1);
                long allowance = scheduler.allowance(run.number());
                scheduler.end(
                        run.iterations() <= allowance
                                ? run
                                : new VirtualTimeScheduler.Run(run.number(), false, allowance + 1, run.backtracks()));
            }
        }
        return scheduler;
    }

    /** The attempt that succeeds first if each lane runs on its own processor. */
    private static int earliest(List<VirtualTimeScheduler.Run> attempts, int count, int lead) {
        long best = Long.MAX_VALUE;
        int winner = -1;
        for (int lane = count - 1; lane >= 0; lane--) {
            long time = (long) lane * lead;
            for (int number = lane; number < attempts.size(); number += count) {
                time += attempts.get(number).iterations();
                if (attempts.get(number).succeeded()) {
                    boolean isLower = time == best && number < winner;
                    winner = time < best || isLower ? number : winner;
                    best = Math.min(best, time);
                    break;
                }
            }
        }
        return winner;
    }

    private static List<Integer> begin(VirtualTimeScheduler scheduler, int count) {
        List<Integer> begun = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            scheduler.begin().ifPresent(begun::add);
        }
        return begun;
    }

    private static VirtualTimeScheduler.Run success(int number, long iterations) {
        return new VirtualTimeScheduler.Run(number, true, iterations, 0);
    }

    private static VirtualTimeScheduler.Run failure(int number, long iterations) {
        return new VirtualTimeScheduler.Run(number, false, iterations, 3);
    }
}
