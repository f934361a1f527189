package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import undercroft.report.TimeText;

final class TimeLimitTest {

    @ParameterizedTest
    @CsvSource({"500ms, PT0.5S, 500 ms", "10s, PT10S, 10 s", "90s, PT90S, 90 s", "2m, PT2M, 2 min", "1000ms, PT1S, 1 s"
    })
    void readsAndWritesTimes(String text, Duration duration, String shown) {
        assertThat(new TimeLimit().convert(text)).isEqualTo(duration);
        assertThat(TimeText.of(duration)).isEqualTo(shown);
    }
}
