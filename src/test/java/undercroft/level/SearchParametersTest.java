package undercroft.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SearchParametersTest {

    @Test
    void valuesThatAreNotSetHaveDefaults() {
        SearchParameters set =
                SearchParameters.DEFAULTS.with(SearchParameter.CYCLES, 20).with(SearchParameter.DIFFERENCE, 0.25);

        assertThat(set.getInt(SearchParameter.CYCLES)).isEqualTo(20);
        assertThat(set.get(SearchParameter.DIFFERENCE)).isEqualTo(0.25);
        assertThat(set.getInt(SearchParameter.TRIALS)).isEqualTo(100);
        assertThat(SearchParameters.DEFAULTS.getInt(SearchParameter.CYCLES)).isEqualTo(50);
    }

    @Test
    void valuesMustBeInTheirRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SearchParameters.DEFAULTS.with(SearchParameter.EXTENSIONS, 101))
                .withMessage("The extensions (101.0) must be a whole number from 1.0 to 100.0.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SearchParameters.DEFAULTS.with(SearchParameter.EXTENSIONS, 2.5))
                .withMessage("The extensions (2.5) must be a whole number from 1.0 to 100.0.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SearchParameters.DEFAULTS.with(SearchParameter.SHAPE_MOVES, Double.NaN))
                .withMessage("The shapeMoves (NaN) must be a number from 0.0 to 1.0.");
    }

    @Test
    void everyDefaultIsInItsRangeAndEveryKeyIsFound() {
        for (SearchParameter parameter : SearchParameter.values()) {
            assertThat(SearchParameters.DEFAULTS
                            .with(parameter, parameter.defaultValue())
                            .get(parameter))
                    .isEqualTo(parameter.defaultValue());
            assertThat(SearchParameter.named(parameter.key())).contains(parameter);
            assertThat(parameter.reason()).endsWith(".");
        }
        assertThat(SearchParameter.named("CYCLES")).isEmpty();
    }
}
