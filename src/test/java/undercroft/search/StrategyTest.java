package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.search.Strategy.ANNEALING;
import static undercroft.search.Strategy.EARS;
import static undercroft.search.Strategy.LATTICE;
import static undercroft.search.Strategy.PORTFOLIO;
import static undercroft.search.Strategy.THOROUGH;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StrategyTest {

    private static final boolean WITH_TILINGS = true;
    private static final boolean WITHOUT_TILINGS = false;

    @Test
    void aPortfolioGoesByEarsAndAnnealsOnceInSixtyFourTimes() {
        assertThat(attempts(PORTFOLIO, 49, WITHOUT_TILINGS)).containsOnly(EARS);
        assertThat(PORTFOLIO.ofAttempt(63, 49, () -> false)).isEqualTo(ANNEALING);
        assertThat(PORTFOLIO.ofAttempt(127, 49, () -> false)).isEqualTo(ANNEALING);
    }

    @Test
    void fromFiftyRoomsOnAllAttemptsAreThorough() {
        assertThat(attempts(PORTFOLIO, 50, WITHOUT_TILINGS)).containsOnly(THOROUGH);
        assertThat(PORTFOLIO.ofAttempt(63, 50, () -> false)).isEqualTo(THOROUGH);
    }

    @Test
    void everySecondAttemptAtALargeLevelIsOnALatticeIfItHasOneAndOneOfThirtyAtASmallOne() {
        assertThat(attempts(PORTFOLIO, 50, WITH_TILINGS))
                .containsExactly(
                        THOROUGH, LATTICE, THOROUGH, LATTICE, THOROUGH, LATTICE, THOROUGH, LATTICE, THOROUGH, LATTICE);
        assertThat(attempts(PORTFOLIO, 49, WITH_TILINGS)).containsOnly(EARS);
        assertThat(PORTFOLIO.ofAttempt(29, 49, () -> true)).isEqualTo(LATTICE);
        assertThat(PORTFOLIO.ofAttempt(59, 49, () -> true)).isEqualTo(LATTICE);
        assertThat(PORTFOLIO.ofAttempt(63, 49, () -> true)).isEqualTo(ANNEALING);
    }

    @Test
    void onALatticeIsThoroughWhereThereIsNone() {
        assertThat(attempts(LATTICE, 5, WITH_TILINGS)).containsOnly(LATTICE);
        assertThat(attempts(LATTICE, 5, WITHOUT_TILINGS)).containsOnly(THOROUGH);
    }

    @Test
    void othersStayWhatTheyAre() {
        assertThat(attempts(ANNEALING, 1000, WITH_TILINGS)).containsOnly(ANNEALING);
        assertThat(attempts(EARS, 5, WITH_TILINGS)).containsOnly(EARS);
    }

    @Test
    void haveNames() {
        assertThat(Strategy.named("ears")).contains(EARS);
        assertThat(Strategy.named("EARS")).isEmpty();
    }

    private static List<Strategy> attempts(Strategy strategy, int rooms, boolean hasTilings) {
        return IntStream.range(0, 10)
                .mapToObj(number -> strategy.ofAttempt(number, rooms, () -> hasTilings))
                .toList();
    }
}
