package undercroft.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CsvLineTest {

    @Test
    void onlyValuesWithSpecialCharactersAreQuoted() {
        assertThat(CsvLine.of(List.of("plain", "", "a, b", "say \"so\"", "two\nlines")))
                .isEqualTo("plain,,\"a, b\",\"say \"\"so\"\"\",\"two\nlines\"");
    }

    @Test
    void quotedValuesAreReadBack() {
        assertThat(CsvLine.values("plain,,\"a, b\",\"say \"\"so\"\"\",\"\""))
                .containsExactly("plain", "", "a, b", "say \"so\"", "");
        assertThat(CsvLine.values("")).containsExactly("");
        assertThat(CsvLine.values("a,\"never, ends")).containsExactly("a", "never, ends");
    }
}
