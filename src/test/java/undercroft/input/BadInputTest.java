package undercroft.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every case of bad input, with its exact messages. */
class BadInputTest {

    /** The documented minimum. */
    private static final int CASES = 60;

    @ParameterizedTest
    @MethodSource("cases")
    void reportsEveryProblem(BadInputCase input, @TempDir Path folder) throws IOException {
        assertThat(input.expected()).isNotEmpty();
        assertThat(input.diagnostics(folder)).isEqualTo(input.expected());
    }

    @Test
    void hasEnoughDistinctCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(CASES).doesNotHaveDuplicates();
    }

    static List<BadInputCase> cases() throws IOException {
        return BadInputCase.all();
    }
}
