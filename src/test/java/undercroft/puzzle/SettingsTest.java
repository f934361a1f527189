package undercroft.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.fixture.HopKind;

final class SettingsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "10", "3.5", "three", "99999999999999999999", "+3"})
    void otherTextsAreNoValues(String text) {
        assertThat(Setting.number("reach", "longest hop", 1, 9).parse(text)).isEmpty();
    }

    @Test
    void wordsStandForTheirIndexes() {
        assertThat(Setting.flag("sills", "one-way sills", false).parse("true")).hasValue(1);
        assertThat(Setting.choice("symmetry", "of the walls", List.of("none", "mirror"))
                        .parse("mirror"))
                .hasValue(1);
        assertThat(Setting.choice("symmetry", "of the walls", List.of("none", "mirror"))
                        .parse("turn"))
                .isEqualTo(OptionalInt.empty());
    }

    @Test
    void defaultsApplyToSettingsThatAreNotChosen() {
        Settings settings = Settings.defaults(new HopKind());

        assertThat(settings.number("reach")).isEqualTo(3);
        assertThat(settings.with("reach", 5).number("reach")).isEqualTo(5);
    }

    @Test
    void aValueOutOfRangeIsRefused() {
        assertThatThrownBy(() -> Settings.defaults(new HopKind()).with("reach", 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The reach (10) must be a whole number from 1 to 9.");
    }
}
