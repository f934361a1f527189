package undercroft.grow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrowthOptionsTest {

    @ParameterizedTest
    @CsvSource({"100, 10, 10", "100, 0, 0", "9, 30, 2", "1000, 2, 20", "3, 33, 0"})
    void loopsAreRoundedDown(int rooms, int percent, int loops) {
        assertThat(options(rooms, percent).loops()).isEqualTo(loops);
    }

    @Test
    void thirtyPercentOfLoopsArePossibleForAnyNumberOfRooms() {
        for (int rooms = 1; rooms <= 10_000; rooms++) {
            assertThat(options(rooms, 30).loops()).isEqualTo(rooms * 3 / 10);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 0 | The rooms (0) must be 1 to 10000.
            10001 | 0 | The rooms (10001) must be 1 to 10000.
            9 | -1 | The loops (-1 % of 9 rooms) must be 0 to 4 in number.
            9 | 56 | The loops (56 % of 9 rooms) must be 0 to 4 in number.
            9 | 2147483647 | The loops (2147483647 % of 9 rooms) must be 0 to 4 in number.
            """)
    void impossibleOptionsAreRefused(int rooms, int percent, String message) {
        assertThatThrownBy(() -> options(rooms, percent))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    private static GrowthOptions options(int rooms, int loopPercent) {
        return new GrowthOptions(rooms, loopPercent, DoorStyle.LOOSE, false, false);
    }
}
