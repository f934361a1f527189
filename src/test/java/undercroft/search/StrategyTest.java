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
    void fromFiftyRoomsOnEverySecondAttemptIsThorough() {
        assertThat(attempts(PORTFOLIO, 50))
                .containsExactly(EARS, THOROUGH, EARS, THOROUGH, EARS, THOROUGH, EARS, THOROUGH);
        assertThat(attempts(PORTFOLIO, 149)).isEqualTo(attempts(PORTFOLIO, 50));
    }

    @Test
    void fromAHundredAndFiftyRoomsOnThreeOfFourAttemptsAre() {
        assertThat(attempts(PORTFOLIO, 150))
                .containsExactly(THOROUGH, THOROUGH, THOROUGH, EARS, THOROUGH, THOROUGH, THOROUGH, EARS);
        assertThat(PORTFOLIO.ofAttempt(63, 299)).isEqualTo(ANNEALING);
    }

    @Test
    void fromThreeHundredRoomsOnAllAttemptsAre() {
        assertThat(attempts(PORTFOLIO, 300)).containsOnly(THOROUGH);
        assertThat(PORTFOLIO.ofAttempt(63, 300)).isEqualTo(THOROUGH);
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
