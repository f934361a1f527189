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

    /** The least that was promised. */
    private static final int CASES = 60;

    @ParameterizedTest
    @MethodSource("cases")
    void saysEveryProblem(BadInputCase input, @TempDir Path folder) throws IOException {
        assertThat(input.expected()).isNotEmpty();
        assertThat(input.said(folder)).isEqualTo(input.expected());
    }

    @Test
    void coversWhatWasPromised() throws IOException {
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(CASES).doesNotHaveDuplicates();
    }

    static List<BadInputCase> cases() throws IOException {
        return BadInputCase.all();
    }
}
