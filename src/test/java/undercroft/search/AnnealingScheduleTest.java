package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.random.SeededRandom;

class AnnealingScheduleTest {

    private static final SearchParameters FROM_A_FIFTH_TO_A_HUNDREDTH = SearchParameters.DEFAULTS
            .with(SearchParameter.CYCLES, 10)
            .with(SearchParameter.ACCEPTANCE_START, 0.2)
            .with(SearchParameter.ACCEPTANCE_END, 0.01);

    private final SeededRandom random = SeededRandom.of(1, 0);

    @Test
    void acceptsEveryImprovementWithoutDrawing() {
        AnnealingSchedule schedule = new AnnealingSchedule(FROM_A_FIFTH_TO_A_HUNDREDTH);

        assertThat(schedule.accepts(0, random)).isTrue();
        assertThat(schedule.accepts(-5, random)).isTrue();
        assertThat(random.unit()).isEqualTo(SeededRandom.of(1, 0).unit());
    }

    @Test
    void acceptsAnAverageWorseningWithTheProbabilityOfTheCycle() {
        AnnealingSchedule schedule = new AnnealingSchedule(FROM_A_FIFTH_TO_A_HUNDREDTH);

        assertThat(rate(schedule, 7)).isCloseTo(0.2, within(0.012));
        for (int cycle = 1; cycle < schedule.cycles(); cycle++) {
            schedule.cool();
        }
        assertThat(rate(schedule, 7)).isCloseTo(0.01, within(0.003));
        schedule.heat();
        assertThat(rate(schedule, 300)).as("reheated, with another average").isCloseTo(0.2, within(0.012));
    }

    @Test
    void acceptsADoubleWorseningWithTheSquaredProbability() {
        AnnealingSchedule schedule = new AnnealingSchedule(FROM_A_FIFTH_TO_A_HUNDREDTH);
        for (int i = 0; i < 100_000; i++) {
            schedule.accepts(1, random);
        }

        int accepted = 0;
        for (int i = 0; i < 1000; i++) {
            accepted += schedule.accepts(2, random) ? 1 : 0;
        }

        assertThat(accepted / 1000.0).isCloseTo(0.04, within(0.025));
    }

    /** The share of 20 000 equal worsenings that is accepted. Four standard deviations are 0.0113 and 0.0028. */
    private double rate(AnnealingSchedule schedule, double worsening) {
        int accepted = 0;
        for (int i = 0; i < 20_000; i++) {
            accepted += schedule.accepts(worsening, random) ? 1 : 0;
        }
        return accepted / 20_000.0;
    }
}
