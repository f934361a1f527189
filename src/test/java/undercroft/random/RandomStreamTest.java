package undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RandomStreamTest {

    /** χ² beyond which six degrees of freedom are refused at p = 0.001 (NIST e-Handbook, 1.3.6.7.4). */
    private static final double CRITICAL_SIX_DEGREES = 22.458;

    /** SplitMix64 worked out apart from Java: six numbers below 1000, then two of 53 bits. */
    @ParameterizedTest
    @CsvSource({
        "42,  0, 343, 955, 486,  67, 676,  67, 1759570423088087, 6617773565905164",
        "42,  1, 693, 461,   1, 118,  71, 216, 6285780888242428, 3306068137409922",
        " 7, -1, 885, 137, 987, 667,  89, 961, 8856243807660386, 5010539926295161",
    })
    void isTheSameOnEveryMachine(
            long seed, long stream, int a, int b, int c, int d, int e, int f, long firstUnit, long secondUnit) {
        RandomStream random = RandomStream.of(seed, stream);

        assertThat(IntStream.range(0, 6).map(i -> random.below(1000))).containsExactly(a, b, c, d, e, f);
        assertThat(random.unit()).isEqualTo(firstUnit * 0x1p-53);
        assertThat(random.unit()).isEqualTo(secondUnit * 0x1p-53);
    }

    @Test
    void drawsEvenlyBelowItsBound() {
        RandomStream random = RandomStream.of(5, 0);
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
    void staysWithinBoundsOfEverySize() {
        RandomStream random = RandomStream.of(9, 0);
        for (int i = 0; i < 1000; i++) {
            assertThat(random.below(1)).isZero();
            assertThat(random.below(Integer.MAX_VALUE)).isNotNegative();
            assertThat(random.below(1L << 40)).isBetween(0L, (1L << 40) - 1);
            assertThat(random.unit()).isBetween(0.0, Math.nextDown(1.0));
        }
    }
}
