package undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeededRandomTest {

    /** The critical value of χ² with six degrees of freedom at p = 0.001 (NIST e-Handbook, 1.3.6.7.4). */
    private static final double CRITICAL_SIX_DEGREES = 22.458;

    /** SplitMix64 computed without Java: six numbers below 1000, then two of 53 bits. */
    @ParameterizedTest
    @CsvSource({
        "42,  0, 343, 955, 486,  67, 676,  67, 1759570423088087, 6617773565905164",
        "42,  1, 693, 461,   1, 118,  71, 216, 6285780888242428, 3306068137409922",
        " 7, -1, 885, 137, 987, 667,  89, 961, 8856243807660386, 5010539926295161",
    })
    void isTheSameOnEveryMachine(
            long seed, long stream, int a, int b, int c, int d, int e, int f, long firstUnit, long secondUnit) {
        SeededRandom random = SeededRandom.of(seed, stream);

        assertThat(IntStream.range(0, 6).map(i -> random.below(1000))).containsExactly(a, b, c, d, e, f);
        assertThat(random.unit()).isEqualTo(firstUnit * 0x1p-53);
        assertThat(random.unit()).isEqualTo(secondUnit * 0x1p-53);
    }

    @Test
    void drawsEvenlyBelowItsBound() {
        SeededRandom random = SeededRandom.of(5, 0);
        int[] drawn = new int[7];
        for (int i = 0; i < 70_000; i++) {
            drawn[random.below(7)]++;
        }

        double chiSquared = IntStream.of(drawn)
                .mapToDouble(count -> (count - 10_000.0) * (count - 10_000.0) / 10_000.0)
                .sum();
        assertThat(chiSquared).isLessThan(CRITICAL_SIX_DEGREES);
    }

    @Test
    void staysBelowBoundsOfEverySize() {
        SeededRandom random = SeededRandom.of(9, 0);
        for (int i = 0; i < 1000; i++) {
            assertThat(random.below(1)).isZero();
            assertThat(random.below(Integer.MAX_VALUE)).isNotNegative();
            assertThat(random.below(1L << 40)).isBetween(0L, (1L << 40) - 1);
            assertThat(random.unit()).isBetween(0.0, Math.nextDown(1.0));
        }
    }

    @Test
    void repeatsTheNumbersOfTheJdksSplittableRandom() {
        for (long seed : new long[] {0, 1, -1, 42, Long.MIN_VALUE, 0x9E3779B97F4A7C15L}) {
            SeededRandom random = SeededRandom.of(seed);
            SplittableRandom jdk = new SplittableRandom(seed);
            for (int i = 0; i < 1000; i++) {
                assertThat(random.nextLong()).isEqualTo(jdk.nextLong());
            }
        }
    }

    @Test
    void aBoundedNumberIsTheHighWordOfAProduct() {
        for (long seed = 0; seed < 200; seed++) {
            int bound = Integer.MAX_VALUE >>> (seed % 31);
            long longBound = ((1L << 62) - 1) >>> (seed % 61);
            SplittableRandom jdk = new SplittableRandom(seed);
            assertThat(SeededRandom.of(seed).below(bound))
                    .isEqualTo((int) Math.multiplyHigh(jdk.nextLong() >>> 1, (long) bound << 1));
            assertThat(SeededRandom.of(seed, 0).below(longBound))
                    .isEqualTo(Math.multiplyHigh(
                            new SplittableRandom(new SplittableRandom(seed).nextLong()).nextLong() >>> 1,
                            longBound << 1));
        }
    }

    @Test
    void streamsOfASeedDiffer() {
        assertThat(Stream.of(0, 1, 2, 3)
                        .map(stream -> SeededRandom.of(7, stream).nextLong()))
                .doesNotHaveDuplicates();
    }

    @Test
    void aForkDoesNotDependOnLaterDraws() {
        SeededRandom one = SeededRandom.of(3);
        SeededRandom other = SeededRandom.of(3);
        SeededRandom forkOfOne = one.fork();
        one.nextLong();

        assertThat(forkOfOne.nextLong()).isEqualTo(other.fork().nextLong());
    }

    @Test
    void betweenDrawsEveryNumberAboutEquallyOften() {
        SeededRandom random = SeededRandom.of(1, 0);
        int[] times = new int[3];
        for (int i = 0; i < 3_000; i++) {
            times[random.between(4, 6) - 4]++;
        }

        assertThat(List.of(times[0], times[1], times[2]))
                .allSatisfy(count -> assertThat(count).isBetween(880, 1_120));
    }

    @Test
    void aChanceOfOneAlwaysHappensAndOneOfZeroNever() {
        SeededRandom random = SeededRandom.of(1, 0);

        assertThat(Stream.generate(() -> random.chance(1)).limit(100)).containsOnly(true);
        assertThat(Stream.generate(() -> random.chance(0)).limit(100)).containsOnly(false);
    }

    @Test
    void removeFromGivesEachItemOnce() {
        List<Integer> items = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        SeededRandom random = SeededRandom.of(1, 0);

        assertThat(Stream.generate(() -> random.removeFrom(items)).limit(5)).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
        assertThat(items).isEmpty();
    }

    @Test
    void everyPermutationComesUpAboutEquallyOften() {
        SeededRandom random = SeededRandom.of(4, 0);
        Map<List<Integer>, Integer> times = new HashMap<>();
        for (int i = 0; i < 6_000; i++) {
            times.merge(IntStream.of(random.permutation(3)).boxed().toList(), 1, Integer::sum);
        }

        assertThat(times).hasSize(6);
        assertThat(times.values()).allSatisfy(count -> assertThat(count).isBetween(880, 1_120));
        assertThat(random.permutation(0)).isEmpty();
    }
}
