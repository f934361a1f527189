package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private final AtomicBoolean mustStop = new AtomicBoolean();

    @Test
    void endsExactlyAfterItsShare() {
        for (long share : new long[] {0, 1, 255, 256, 257, 1000}) {
            Budget budget = new Budget(share, () -> Long.MAX_VALUE, mustStop::get);

            long spent = 0;
            while (budget.spend()) {
                spent++;
            }

            assertThat(spent).isEqualTo(share);
            assertThat(budget.isOver()).isTrue();
        }
    }

    @Test
    void countsIterationsSpentTogether() {
        Budget budget = new Budget(52, () -> Long.MAX_VALUE, mustStop::get);

        assertThat(budget.spend(50)).isTrue();
        assertThat(budget.spend(2)).isTrue();
        assertThat(budget.isOver()).isFalse();
        assertThat(budget.spend(3)).isFalse();
        assertThat(budget.iterations()).isEqualTo(55);
    }

    @Test
    void exhaustingTakesTheWholeShareAndNoMore() {
        Budget budget = new Budget(500, () -> Long.MAX_VALUE, mustStop::get);
        budget.spend(20);

        budget.exhaust();

        assertThat(budget.iterations()).isEqualTo(500);
        assertThat(budget.spend()).isFalse();
    }

    @Test
    void anEmptyShareDoesNotMeanStopped() {
        Budget budget = new Budget(5, () -> Long.MAX_VALUE, mustStop::get);
        budget.spend(6);
        assertThat(budget.isOver()).isTrue();
        assertThat(budget.checkStopped()).isFalse();

        mustStop.set(true);
        assertThat(budget.checkStopped()).isTrue();
    }

    @Test
    void noticesWithin300IterationsThatItMustStop() {
        Budget budget = new Budget(1_000_000, () -> Long.MAX_VALUE, mustStop::get);
        assertThat(spendsOf(budget, 1000)).isEqualTo(1000);

        mustStop.set(true);
        assertThat(spendsOf(budget, 1000)).isLessThan(300);
        assertThat(budget.isOver()).isTrue();
    }

    @Test
    void asksMoreOftenAtFirst() {
        List<Long> asked = new ArrayList<>();
        AtomicLong spent = new AtomicLong();
        Budget budget = new Budget(1_000_000, () -> Long.MAX_VALUE, () -> {
            asked.add(spent.get());
            return false;
        });
        while (spent.get() < 1500) {
            spent.incrementAndGet();
            budget.spend();
        }

        assertThat(asked).containsExactly(0L, 16L, 32L, 64L, 128L, 256L, 512L, 768L, 1024L, 1280L);
    }

    @Test
    void canAskAtOnceAfterLongWork() {
        Budget budget = new Budget(1_000_000, () -> Long.MAX_VALUE, mustStop::get);
        budget.spend(300);
        assertThat(budget.checkNow()).isFalse();

        mustStop.set(true);
        assertThat(budget.isOver()).isFalse();
        assertThat(budget.checkNow()).isTrue();
        assertThat(budget.isOver()).isTrue();
    }

    @Test
    void isOverAtOnceIfItMustStop() {
        mustStop.set(true);

        assertThat(new Budget(1_000_000, () -> Long.MAX_VALUE, mustStop::get).isOver())
                .isTrue();
    }

    @Test
    void endsAtTheMaximumIfThatIsLessThanItsShare() {
        assertThat(spendsOf(new Budget(100, () -> 30, mustStop::get), 1000)).isEqualTo(30);
    }

    @Test
    void renewalGrantsAThirdOfTheShare() {
        Budget budget = new Budget(100, () -> Long.MAX_VALUE, mustStop::get);
        budget.spend(60);

        budget.renew();
        assertThat(spendsOf(budget, 1000)).isEqualTo(33);

        assertThat(budget.isOver()).isTrue();
        budget.renew();
        assertThat(budget.isOver()).as("over, then renewed").isFalse();
    }

    @Test
    void renewalDoesNotExceedTheMaximum() {
        Budget budget = new Budget(100, () -> 80, mustStop::get);
        budget.spend(60);

        budget.renew();
        assertThat(spendsOf(budget, 1000)).isEqualTo(80 - 60);

        budget.renew();
        assertThat(budget.isOver()).isTrue();
    }

    /** How many of the wanted iterations it grants in a row. */
    private static int spendsOf(Budget budget, int wanted) {
        int spent = 0;
        while (spent < wanted && budget.spend()) {
            spent++;
        }
        return spent;
    }
}
