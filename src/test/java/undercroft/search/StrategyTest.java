package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.search.Strategy.ANNEALING;
import static undercroft.search.Strategy.EARS;
import static undercroft.search.Strategy.PORTFOLIO;
import static undercroft.search.Strategy.THOROUGH;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StrategyTest {

    @Test
    void aPortfolioGoesByEarsAndAnnealsOnceInSixtyFourTimes() {
        assertThat(attempts(PORTFOLIO, 49)).containsOnly(EARS);
        assertThat(PORTFOLIO.ofAttempt(63, 49)).isEqualTo(ANNEALING);
        assertThat(PORTFOLIO.ofAttempt(127, 49)).isEqualTo(ANNEALING);
    }

    @Test
    void fromFiftyRoomsOnAllAttemptsAreThorough() {
        assertThat(attempts(PORTFOLIO, 50)).containsOnly(THOROUGH);
        assertThat(PORTFOLIO.ofAttempt(63, 50)).isEqualTo(THOROUGH);
    }

    @Test
    void othersStayWhatTheyAre() {
        assertThat(attempts(ANNEALING, 1000)).containsOnly(ANNEALING);
        assertThat(attempts(EARS, 5)).containsOnly(EARS);
    }

    @Test
    void haveNames() {
        assertThat(Strategy.named("ears")).contains(EARS);
        assertThat(Strategy.named("EARS")).isEmpty();
    }

    private static List<Strategy> attempts(Strategy strategy, int rooms) {
        return IntStream.range(0, 8)
                .mapToObj(number -> strategy.ofAttempt(number, rooms))
                .toList();
    }
}
