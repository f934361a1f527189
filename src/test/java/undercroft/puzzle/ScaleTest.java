package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.puzzle.Scale.Mark;

final class ScaleTest {

    private static final Scale SCALE =
            new Scale(List.of(new Mark(-100, 0), new Mark(100, 5000), new Mark(200, 10_000)));

    @ParameterizedTest
    @CsvSource({"-101, 0", "-100, 0", "0, 2500", "99, 4975", "100, 5000", "101, 5050", "200, 10000", "999, 10000"})
    void isLinearBetweenItsMarks(long rating, int difficulty) {
        assertThat(SCALE.difficulty(rating)).isEqualTo(difficulty);
    }

    @Test
    void itsMarksMustRise() {
        assertThatThrownBy(() -> new Scale(List.of(new Mark(1, 0), new Mark(1, 10_000))))
                .hasMessageContaining("must lie above");
        assertThatThrownBy(() -> new Scale(List.of(new Mark(1, 0), new Mark(2, 0))))
                .hasMessageContaining("must lie above");
        assertThatThrownBy(() -> new Scale(List.of(new Mark(1, 0)))).hasMessageContaining("two marks");
    }

    /** 0.12345 lies between two units. */
    @Test
    void unitsAreTenThousandths() {
        assertThat(Scale.units(0.5)).isEqualTo(5000);
        assertThat(Scale.units(0.12346)).isEqualTo(1235);
        assertThat(Scale.units(1)).isEqualTo(Scale.UNITS);
    }
}
