package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ChanceTest {

    /** Half a win is added: 31 of 31 games count as 63 of 63, none of 31 as 1 of 63, which is 5.97 bits. */
    @ParameterizedTest
    @CsvSource({"31, 31, 100, 0", "0, 31, 0, 5968", "1, 4, 25, 1625"})
    void luckIsTheLogarithm(long wins, long games, long percent, long bits) {
        Chance chance = new Chance(wins, games);

        assertThat(chance.percent()).isEqualTo(percent);
        assertThat(chance.thousandthsOfBits()).isEqualTo(bits);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1000", "3, 1500", "4, 2000", "1024, 10000", "1536, 10500"})
    void logarithmsAreLinearBetweenPowers(long number, long thousandths) {
        assertThat(Chance.logarithm(number)).isEqualTo(thousandths);
    }
}
