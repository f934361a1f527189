package undercroft.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Null;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;

class JsonTreeTest {

    /** Four values, three deep. */
    private static final JsonTree.Options SMALL = new JsonTree.Options(3, 4, 4, "Fill it.", "Mend it.");

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void everyValueHasItsPosition() {
        Optional<SourceNode> root = parse("{ \"a\": [1.50, true],\n  \"b\": null }", 10);

        assertThat(root)
                .hasValue(new Mapping(
                        at(1, 1),
                        "",
                        List.of(
                                new Entry(
                                        text(1, 3, "a"),
                                        new Sequence(
                                                at(1, 8),
                                                List.of(new Numeral(at(1, 9), "1.50"), new Bool(at(1, 15), "true")))),
                                new Entry(text(2, 3, "b"), new Null(at(2, 8), "null")))));
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void textsAreWithoutQuotesAndEscapeSequences() {
        assertThat(parse("\"a\\n\\u0062\"", 10)).hasValue(text(1, 1, "a\nb"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``           | 1:1: error: The file is empty. Fill it.
            `  `         | 1:1: error: The file is empty. Fill it.
            [1] 2        | 1:5: error: There is more text after the end of the JSON value. Remove it.
            [1,, 2]      | 1:4: error: The file is not JSON here (Unexpected character (',' (code 44)): expected a valid value). Mend it.
            [1, 2        | 1:6: error: The file is not JSON here (Unexpected end-of-input). Mend it.
            [[[[]]]]     | 1:5: error: The values nest more than 3 deep, or a text or number is too long here. Mend it.
            [1, 2, 3, 4] | 1:11: error: The file holds more than 4 values. Make it smaller.
            """)
    void invalidJsonIsReported(String text, String message) {
        assertThat(JsonTree.parse(new SourceText("a.json", text), SMALL, diagnostics))
                .isEmpty();
        assertThat(diagnostics.sorted()).extracting(Diagnostic::toString).containsExactly("a.json:" + message);
    }

    @Test
    void everyLineIsAValueOfItsOwn() {
        List<SourceNode> nodes = JsonTree.parseLines(new SourceText("a.json", "1\n\n[\n 2\n"), SMALL, diagnostics);

        assertThat(nodes).containsExactly(new Numeral(at(1, 1), "1"), new Numeral(at(4, 2), "2"));
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::toString)
                .containsExactly("a.json:3:2: error: The file is not JSON here (Unexpected end-of-input). Mend it.");
    }

    /** The items of a list in the root are parsed when they are asked for; they are what they were if they had been at once. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'a': [1, 'x', true, null, [2, [3]], {'b': [4], 'c': {}}, 5], 'd': []}",
                "{'a': [ {'b':1} ,\n  {'b': 2,\n'c': [5]}\n,3\n] }",
                "{'a': [{'a': 'ä€\uD83D\uDE00'}, 7]}"
            })
    void itemsOfTheRootsListsAreWhatTheyAreInTheText(String text) {
        String list = text.replace('\'', '"');

        // In a list around it, nothing is parsed later.
        Sequence atOnce = (Sequence) parse("[" + list + "]", 30).orElseThrow();
        SourceNode later = parse(" " + list, 30).orElseThrow();

        assertThat(later).isEqualTo(atOnce.items().get(0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"a": [[1], [2], [3, 4]]}   |
            {"a": [[1], [2, 3, 4]]}     | 1:20: error: There are more than 3 values in one here. Make it smaller.
            {"a": [1], "b": 2, "c": 3}  | 1:25: error: There are more than 3 values in one here. Make it smaller.
            {"a": [1,, 2]}              | 1:10: error: The file is not JSON here (Unexpected character (',' (code 44)): expected a valid value). Mend it.
            {"a": [{"b": "\\uD800"}]} | 1:14: error: The text "\\uD800" holds half of a character, \\uD800. Write the whole character.
            """)
    void itemsParsedLaterAreCheckedAtOnce(String text, @Nullable String message) {
        JsonTree.parse(
                new SourceText("a.json", text), new JsonTree.Options(3, 20, 3, "Fill it.", "Mend it."), diagnostics);

        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::toString)
                .isEqualTo(
                        Stream.ofNullable(message).map(told -> "a.json:" + told).toList());
    }

    private Optional<SourceNode> parse(String text, int maxValues) {
        return JsonTree.parse(
                new SourceText("a.json", text),
                new JsonTree.Options(6, maxValues, maxValues, "Fill it.", "Mend it."),
                diagnostics);
    }

    private static Text text(int line, int column, String text) {
        return new Text(at(line, column), text, Style.QUOTED);
    }

    private static SourcePosition at(int line, int column) {
        return new SourcePosition("a.json", line, column);
    }
}
