package undercroft.export.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgElementsTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "7, 7",
        "100, 100",
        "0.5, 0.5",
        "0.05, 0.05",
        "12.25, 12.25",
        "10.999, 11",
        "0.004, 0",
        "-0.004, 0",
        "-0.25, -0.25",
        "-30, -30",
        "-12.106, -12.11"
    })
    void numbersHaveAtMostTwoDecimals(double value, String text) {
        assertThat(SvgElements.number(value)).isEqualTo(text);
    }
}
