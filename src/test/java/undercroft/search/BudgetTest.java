package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final Duration LONG = Duration.ofDays(1);

    private final AtomicLong clock = new AtomicLong(-5_000);
    private final Cancellation cancellation = new Cancellation();

    @Test
    void endsExactlyAfterItsIterations() {
        for (long limit : new long[] {0, 1, 255, 256, 257, 1000}) {
            Budget budget = new Budget(new Limits(LONG, limit), cancellation, clock::get);
            budget.beginAttempt(1_000_000);

            long spent = 0;
            while (budget.spend()) {
                spent++;
            }

            assertThat(spent).isEqualTo(limit);
            assertThat(budget.isExhausted()).isTrue();
        }
    }

    @Test
    void anAttemptEndsBeforeTheSearch() {
        Budget budget = new Budget(new Limits(LONG, 100), cancellation, clock::get);

        budget.beginAttempt(2);
        assertThat(budget.spend()).isTrue();
        assertThat(budget.spend()).isTrue();
        assertThat(budget.isAttemptOver()).isFalse();
        assertThat(budget.spend()).isFalse();
        assertThat(budget.isAttemptOver()).isTrue();
        assertThat(budget.isExhausted()).isFalse();

        budget.beginAttempt(50);
        assertThat(budget.isAttemptOver()).isFalse();
        assertThat(budget.spend(50)).isTrue();
        assertThat(budget.spend()).isFalse();
        assertThat(budget.iterations()).isEqualTo(54);
    }

    @Test
    void seesTheTimeOnceInAWhile() {
        Budget budget = new Budget(Limits.within(Duration.ofNanos(100)), cancellation, clock::get);
        budget.beginAttempt(1_000_000);
        clock.addAndGet(99);
        assertThat(spendsOf(budget, 1000)).isEqualTo(1000);

        clock.addAndGet(1);
        assertThat(spendsOf(budget, 1000)).isLessThan(300);
        assertThat(budget.isExhausted()).isTrue();
    }

    @Test
    void seesACancellationOnceInAWhile() {
        Budget budget = new Budget(Limits.DEFAULT, cancellation, clock::get);
        budget.beginAttempt(1_000_000);
        assertThat(spendsOf(budget, 1000)).isEqualTo(1000);

        cancellation.cancel();
        assertThat(spendsOf(budget, 1000)).isLessThan(300);
        budget.beginAttempt(1_000_000);
        assertThat(budget.spend()).isFalse();
    }

    /** How many of so many iterations it grants in a row. */
    private static int spendsOf(Budget budget, int wanted) {
        int spent = 0;
        while (spent < wanted && budget.spend()) {
            spent++;
        }
        return spent;
    }
}
