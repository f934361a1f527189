package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {

    @Test
    void negativeLimitsAreRefused() {
        assertThatThrownBy(() -> Limits.within(Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The time (PT-1S) must not be negative.");
        assertThatThrownBy(() -> new Limits(Duration.ofSeconds(1), -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The iterations (-1) must not be negative.");
    }

    @Test
    void timeThatHasPassedIsNotGivenAgain() {
        Limits limits = new Limits(Duration.ofSeconds(10), 500);

        assertThat(limits.after(Duration.ofSeconds(4))).isEqualTo(new Limits(Duration.ofSeconds(6), 500));
        assertThat(limits.after(Duration.ofSeconds(11))).isEqualTo(new Limits(Duration.ZERO, 500));
    }
}
