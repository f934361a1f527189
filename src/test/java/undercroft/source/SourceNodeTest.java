package undercroft.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;

class SourceNodeTest {

    private static final SourcePosition START = SourcePosition.startOf("a.json");

    @Test
    void wholeNumbersMustBeWithinTheirLimits() {
        assertThat(numeral("7").wholeNumber(7, 9)).hasValue(7);
        assertThat(numeral("9").wholeNumber(7, 9)).hasValue(9);
        assertThat(numeral("6").wholeNumber(7, 9)).isEmpty();
        assertThat(numeral("10").wholeNumber(7, 9)).isEmpty();
        assertThat(numeral("+7").wholeNumber(7, 9)).hasValue(7);
        assertThat(numeral("-0").wholeNumber(0, 0)).hasValue(0);
    }

    @Test
    void wholeNumbersHaveTheRangeOfALong() {
        assertThat(numeral("-9223372036854775808").wholeNumber(Long.MIN_VALUE, Long.MAX_VALUE))
                .hasValue(Long.MIN_VALUE);
        assertThat(numeral("-9223372036854775809").wholeNumber(Long.MIN_VALUE, Long.MAX_VALUE))
                .isEmpty();
        assertThat(numeral("9".repeat(1_000)).wholeNumber(Long.MIN_VALUE, Long.MAX_VALUE))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1e2", "007", ".5"})
    void otherSpellingsAreNotWholeNumbers(String text) {
        assertThat(numeral(text).wholeNumber(0, 1_000)).isEmpty();
    }

    @Test
    void numbersMustBeWithinTheirLimits() {
        assertThat(numeral("1e2").number(0, 100)).hasValue(100);
        assertThat(numeral(".5").number(0.5, 1)).hasValue(0.5);
        assertThat(numeral("0.49").number(0.5, 1)).isEmpty();
        assertThat(numeral("1e400").number(0, Double.MAX_VALUE)).isEmpty();
    }

    @Test
    void textsAreNotNumbers() {
        assertThat(text("7").wholeNumber(0, 9)).isEmpty();
        assertThat(text("7").number(0, 9)).isEmpty();
    }

    @Test
    void theLastEntryOfAKeyCounts() {
        Mapping mapping = new Mapping(
                START,
                "",
                List.of(
                        new Entry(text("a"), numeral("1")),
                        new Entry(text("b"), numeral("2")),
                        new Entry(text("a"), numeral("3")),
                        new Entry(new Sequence(START, List.of()), numeral("4"))));

        assertThat(mapping.get("a")).hasValue(numeral("3"));
        assertThat(mapping.get("c")).isEmpty();
        assertThat(mapping.entries().get(3).name()).isEmpty();
    }

    private static Numeral numeral(String text) {
        return new Numeral(START, text);
    }

    private static Text text(String text) {
        return new Text(START, text, Style.QUOTED);
    }
}
