package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class LanesTest {

    private static final long UNLIMITED = Long.MAX_VALUE;

    @Test
    void inOneLaneTheLowestNumberThatSucceedsWinsWhicheverEndsFirst() {
        Lanes lanes = new Lanes(1, 0, UNLIMITED);
        begin(lanes, 3);

        assertThat(lanes.end(success(2, 10))).isEmpty();
        assertThat(lanes.isDecided()).isFalse();
        assertThat(lanes.end(failure(0, 50))).containsExactly(0);
        assertThat(lanes.end(success(1, 70))).isEmpty();

        assertThat(lanes.isDecided()).isTrue();
        assertThat(lanes.winner()).contains(1);
        assertThat(lanes.iterations()).isEqualTo(120);
        assertThat(lanes.failures()).isEqualTo(1);
    }

    @Test
    void ofTwoLanesTheOneThatSucceedsAfterFewerIterationsWins() {
        Lanes lanes = new Lanes(2, 0, UNLIMITED);
        begin(lanes, 2);

        lanes.end(success(1, 70));
        assertThat(lanes.isDecided()).isFalse();
        // It is of no use for longer.
        assertThat(lanes.allowance(0)).isEqualTo(70);
        lanes.end(failure(0, 71));

        assertThat(lanes.winner()).contains(1);
        // Seventy in each lane; that attempt 0 went on by one is chance.
        assertThat(lanes.iterations()).isEqualTo(140);
        assertThat(lanes.failures()).isEqualTo(0);
    }

    @Test
    void anAttemptBeginsWhenTheOneBeforeItInItsLaneEnded() {
        Lanes lanes = new Lanes(2, 0, UNLIMITED);
        begin(lanes, 2);

        lanes.end(failure(0, 30));
        begin(lanes, 1);
        lanes.end(success(2, 45));
        assertThat(lanes.allowance(1)).isEqualTo(75);
        lanes.end(success(1, 74));

        assertThat(lanes.winner()).contains(1);
        // All of attempt 0, 44 of attempt 2 and 74 of attempt 1.
        assertThat(lanes.iterations()).isEqualTo(148);
        assertThat(lanes.failures()).isEqualTo(1);
        assertThat(lanes.backtracks()).isEqualTo(3);
    }

    @Test
    void ofTwoAtTheSameTimeTheLowerNumberWins() {
        Lanes lanes = new Lanes(2, 0, UNLIMITED);
        begin(lanes, 2);

        lanes.end(success(1, 70));
        lanes.end(success(0, 70));

        assertThat(lanes.winner()).contains(0);
    }

    @Test
    void theSecondLaneStartsLater() {
        Lanes lanes = new Lanes(2, 100, UNLIMITED);

        // With one thread: the first lane until the second has started.
        assertThat(lanes.begin()).contains(0);
        lanes.end(failure(0, 60));
        assertThat(lanes.begin()).contains(2);
        lanes.end(failure(2, 60));
        assertThat(lanes.begin()).contains(1);
        lanes.end(success(1, 30));
        assertThat(lanes.isDecided()).isFalse();
        assertThat(lanes.begin()).contains(4);
        assertThat(lanes.allowance(4)).isEqualTo(10);
        lanes.end(success(4, 9));

        assertThat(lanes.winner()).contains(4);
        assertThat(lanes.begin()).isEmpty();
        assertThat(lanes.iterations()).isEqualTo(60 + 60 + 9 + 29);
    }

    @Test
    void whatIsFoundBeforeTheSecondLaneStartsWaitsForNothing() {
        Lanes lanes = new Lanes(2, 100, UNLIMITED);
        begin(lanes, 2);

        lanes.end(success(0, 100));

        assertThat(lanes.winner()).contains(0);
        assertThat(lanes.allowance(1)).isEqualTo(0);
        assertThat(lanes.iterations()).isEqualTo(100);
    }

    @Test
    void theLimitCountsTheIterationsOfAllLanes() {
        Lanes lanes = new Lanes(2, 100, 150);
        begin(lanes, 2);

        // 125 in the first lane and 25 in the second, which starts after a hundred.
        assertThat(lanes.allowance(0)).isEqualTo(125);
        assertThat(lanes.allowance(1)).isEqualTo(25);
        lanes.end(success(0, 126));
        lanes.end(failure(1, 26));

        assertThat(lanes.isDecided()).isTrue();
        assertThat(lanes.winner()).isEmpty();
    }

    @Test
    void aLimitMayEndTheFirstLaneBeforeTheSecondStarts() {
        Lanes lanes = new Lanes(2, 100, 80);
        begin(lanes, 1);

        assertThat(lanes.allowance(0)).isEqualTo(80);
        assertThat(lanes.allowance(1)).isEqualTo(0);
    }

    @Test
    void moreThreadsThanLanesTakeTheLaneWithTheFewestUnderWay() {
        Lanes lanes = new Lanes(2, 0, UNLIMITED);

        assertThat(begin(lanes, 4)).containsExactly(0, 1, 2, 3);
        lanes.end(failure(1, 10));
        assertThat(begin(lanes, 1)).containsExactly(5);
    }

    @Property
    void neitherTheThreadsNorTheirSpeedMatter(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 3) int count,
            @ForAll @IntRange(min = 0, max = 30) int lead,
            @ForAll @IntRange(min = 1, max = 5) int threads) {
        Random draws = new Random(seed);
        List<Lanes.Run> attempts = new ArrayList<>();
        for (int number = 0; number < 60; number++) {
            boolean succeeds = draws.nextInt(8) == 0 || number >= 60 - count;
            attempts.add(new Lanes.Run(number, succeeds, 1 + draws.nextInt(20), draws.nextInt(5)));
        }

        Lanes one = run(new Lanes(count, lead, UNLIMITED), attempts, 1, draws);
        Lanes many = run(new Lanes(count, lead, UNLIMITED), attempts, threads, draws);

        assertThat(one.winner()).contains(earliest(attempts, count, lead));
        assertThat(many.winner()).isEqualTo(one.winner());
        assertThat(many.iterations()).isEqualTo(one.iterations());
        assertThat(many.failures()).isEqualTo(one.failures());
        assertThat(many.backtracks()).isEqualTo(one.backtracks());
    }

    @Property
    void allLanesTogetherKeepTheLimit(
            @ForAll @IntRange(min = 1, max = 3) int count,
            @ForAll @IntRange(min = 0, max = 30) int lead,
            @ForAll @LongRange(min = 0, max = 200) long limit) {
        Lanes lanes = new Lanes(count, lead, limit);

        long allowed = IntStream.range(0, count).mapToLong(lanes::allowance).sum();

        assertThat(allowed).isBetween(limit - 2L * count, limit);
    }

    /** Ends attempts in any order, as threads of different speed do, each cut off where it cannot win any more. */
    private static Lanes run(Lanes lanes, List<Lanes.Run> attempts, int threads, Random draws) {
        List<Integer> running = new ArrayList<>();
        while (!lanes.isDecided()) {
            if (running.size() < threads) {
                lanes.begin().ifPresent(running::add);
            }
            if (!running.isEmpty() && draws.nextBoolean()) {
                int number = running.remove(draws.nextInt(running.size()));
                Lanes.Run run = number < attempts.size() ? attempts.get(number) : failure(number, 1);
                long allowance = lanes.allowance(run.number());
                lanes.end(
                        run.iterations() <= allowance
                                ? run
                                : new Lanes.Run(run.number(), false, allowance + 1, run.backtracks()));
            }
        }
        return lanes;
    }

    /** The attempt that succeeds first, where each lane runs on a processor of its own. */
    private static int earliest(List<Lanes.Run> attempts, int count, int lead) {
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

    private static List<Integer> begin(Lanes lanes, int count) {
        List<Integer> begun = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lanes.begin().ifPresent(begun::add);
        }
        return begun;
    }

    private static Lanes.Run success(int number, long iterations) {
        return new Lanes.Run(number, true, iterations, 0);
    }

    private static Lanes.Run failure(int number, long iterations) {
        return new Lanes.Run(number, false, iterations, 3);
    }
}
