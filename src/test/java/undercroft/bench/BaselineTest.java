package undercroft.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BaselineTest {

    private static final Path FILE = Path.of("folder/peer.csv");

    @Test
    void columnsAreFoundByTheirNames() throws BadBaselineException {
        Baseline baseline = Baseline.parse(
                FILE,
                List.of(
                        "rooms,cpu_p99_ms,name,cpu_median_ms",
                        "17,33.159,paper1,10.179",
                        "41,NaN,paper4,NaN",
                        "5,,\"keep, old\",",
                        "3,2e1,tiny,1"));

        assertThat(baseline.name()).isEqualTo("peer");
        assertThat(baseline.row("paper1")).contains(row(10.179, 33.159));
        assertThat(baseline.row("paper4")).contains(new Baseline.Row(Optional.empty()));
        assertThat(baseline.row("keep, old")).contains(new Baseline.Row(Optional.empty()));
        assertThat(baseline.row("tiny")).contains(row(1, 20));
        assertThat(baseline.row("paper2")).isEmpty();
    }

    @Test
    void everyMissingColumnIsNamed() {
        assertThat(problems("name,median", "a,1"))
                .containsExactly(
                        "folder/peer.csv:1: error: the column cpu_median_ms is missing. Name it in the first line.",
                        "folder/peer.csv:1: error: the column cpu_p99_ms is missing. Name it in the first line.");
        assertThat(problems()).hasSize(3);
    }

    @Test
    void everyBadRowIsReported() {
        assertThat(problems("name,cpu_median_ms,cpu_p99_ms", "a,1,2", "b,fast,-3", "c,1", "a,0,Infinity"))
                .containsExactly(
                        "folder/peer.csv:3: error: the cpu_median_ms (fast) must be a time above zero."
                                + " Write milliseconds, or NaN where there is none.",
                        "folder/peer.csv:3: error: the cpu_p99_ms (-3) must be a time above zero."
                                + " Write milliseconds, or NaN where there is none.",
                        "folder/peer.csv:4: error: there are 2 values and 3 columns. Give each column one value.",
                        "folder/peer.csv:5: error: the cpu_median_ms (0) must be a time above zero."
                                + " Write milliseconds, or NaN where there is none.",
                        "folder/peer.csv:5: error: the cpu_p99_ms (Infinity) must be a time above zero."
                                + " Write milliseconds, or NaN where there is none.",
                        "folder/peer.csv:5: error: there is another row of a before. Keep one.");
    }

    private static List<String> problems(String... lines) {
        return catchThrowableOfType(BadBaselineException.class, () -> Baseline.parse(FILE, List.of(lines)))
                .messages();
    }

    private static Baseline.Row row(double median, double p99) {
        return new Baseline.Row(Optional.of(new Baseline.Times(median, p99)));
    }
}
