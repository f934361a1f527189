package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.search.Strategy.ANNEALING;
import static undercroft.search.Strategy.EARS;
import static undercroft.search.Strategy.PORTFOLIO;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StrategyTest {

    @Test
    void aPortfolioOfAFewRoomsGoesByEarsEveryThirdTime() {
        assertThat(attempts(PORTFOLIO, 29)).containsExactly(ANNEALING, ANNEALING, EARS, ANNEALING, ANNEALING, EARS);
    }

    @Test
    void aPortfolioOfManyRoomsAnnealsEveryThirdTime() {
        assertThat(attempts(PORTFOLIO, 30)).containsExactly(EARS, EARS, ANNEALING, EARS, EARS, ANNEALING);
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
        return IntStream.range(0, 6)
                .mapToObj(number -> strategy.ofAttempt(number, rooms))
                .toList();
    }
}
