package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.export.LogAxis.Tick;

final class LogAxisTest {

    @ParameterizedTest
    @CsvSource({"3, 40, 2, 50", "10, 10, 5, 20", "0.06, 19000, 0.05, 50000", "1, 100, 0.5, 200", "6, 900, 5, 2000"})
    void beginsAndEndsAtRoundNumbers(double least, double most, double from, double to) {
        assertThat(LogAxis.around(least, most)).isEqualTo(new LogAxis(from, to));
    }

    @Test
    void equalRatiosHaveEqualLengths() {
        LogAxis axis = new LogAxis(0.1, 1000);

        assertThat(axis.position(0.1)).isZero();
        assertThat(axis.position(1)).isCloseTo(0.25, within(1e-12));
        assertThat(axis.position(100)).isCloseTo(0.75, within(1e-12));
        assertThat(axis.position(1000)).isEqualTo(1);
    }

    @Test
    void aShortAxisHasALabelAtEveryTick() {
        assertThat(new LogAxis(5, 50).ticks())
                .containsExactly(
                        new Tick(5, false, true),
                        new Tick(10, true, true),
                        new Tick(20, false, true),
                        new Tick(50, false, true));
    }

    @Test
    void aLongAxisIsLabelledAtPowersOfTen() {
        assertThat(new LogAxis(0.05, 5000).ticks())
                .filteredOn(Tick::isLabelled)
                .extracting(Tick::value)
                .containsExactly(0.1, 1.0, 10.0, 100.0, 1000.0);
    }
}
