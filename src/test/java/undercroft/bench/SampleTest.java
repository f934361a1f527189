package undercroft.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SampleTest {

    @ParameterizedTest
    @CsvSource({"50, 30", "90, 50", "99, 50", "20, 10", "21, 20", "1, 10", "100, 50"})
    void aPercentileIsOneOfTheNumbers(int percent, double expected) {
        assertThat(Sample.of(40, 10, 50, 20, 30).percentile(percent)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"50, 50", "90, 90", "99, 99", "100, 100"})
    void amongAHundredNumbersTheRankIsThePercentage(int percent, double expected) {
        double[] numbers =
                IntStream.rangeClosed(1, 100).mapToDouble(i -> 101 - i).toArray();

        assertThat(Sample.of(numbers).percentile(percent)).isEqualTo(expected);
    }

    @Test
    void hasMeanAndMaximum() {
        Sample sample = Sample.of(8, 1, 1, 2);

        assertThat(sample.mean()).isEqualTo(3);
        assertThat(sample.geometricMean()).isCloseTo(2, within(1e-12));
        assertThat(sample.max()).isEqualTo(8);
        assertThat(sample.median()).isEqualTo(1);
    }
}
