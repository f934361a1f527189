package undercroft.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Broken;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Literal;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Null;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceNode.Style;
import undercroft.source.SourceNode.Text;
import undercroft.source.YamlTree.Tags;

class YamlTreeTest {

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void everyValueHasItsPosition() {
        assertThat(parse("a: [1.50, yes]\nb:\n"))
                .hasValue(new Mapping(
                        at(1, 1),
                        "",
                        List.of(
                                new Entry(
                                        plain(1, 1, "a"),
                                        new Sequence(
                                                at(1, 4), List.of(new Numeral(at(1, 5), "1.50"), plain(1, 11, "yes")))),
                                new Entry(plain(2, 1, "b"), new Null(at(2, 3), "")))));
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"~", "null", "Null", "NULL"})
    void readsNull(String text) {
        assertThat(parse(text)).hasValue(new Null(at(1, 1), text));
    }

    @ParameterizedTest
    @CsvSource({"true, true", "True, true", "TRUE, true", "false, false", "False, false", "FALSE, false"})
    void readsBooleans(String text, boolean value) {
        assertThat(parse(text)).hasValue(new Bool(at(1, 1), text));
        assertThat(new Bool(at(1, 1), text).value()).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-7", "+7", "007", "1.", ".5", "-1.5e-3", "6E+2"})
    void readsNumbers(String text) {
        assertThat(parse(text)).hasValue(new Numeral(at(1, 1), text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "on", "nULL", "tRUE", "0x1F", "0o17", ".inf", ".nan", ".", "1e", "1_000", "1:30"})
    void everythingElseIsAText(String text) {
        assertThat(parse(text)).hasValue(plain(1, 1, text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"1\"", "'true'", "\"\"", "\"~\""})
    void quotedScalarsAreTexts(String text) {
        assertThat(parse(text)).hasValue(new Text(at(1, 1), text.substring(1, text.length() - 1), Style.QUOTED));
    }

    @Test
    void aLiteralKeepsItsLinesAndThoseOfTheFile() {
        assertThat(parse("a: |\n  ##\n  #.\n"))
                .hasValue(new Mapping(
                        at(1, 1),
                        "",
                        List.of(new Entry(
                                plain(1, 1, "a"),
                                new Literal(at(1, 4), "##\n#.\n", List.of("a: |", "  ##", "  #.", ""))))));
        assertThat(parse(">\n  a\n  b\n")).hasValue(new Text(at(1, 1), "a b\n", Style.FOLDED));
    }

    @Test
    void anAliasIsTheValueOfItsAnchor() {
        Numeral one = new Numeral(at(1, 2), "1");

        assertThat(parse("[&a 1, *a]")).hasValue(new Sequence(at(1, 1), List.of(one, one)));
    }

    @Test
    void unknownAndRecursiveAliasesLeaveTheRestOfTheTree() {
        assertThat(parse("[*b, &a [*a], 1]"))
                .hasValue(new Sequence(
                        at(1, 1),
                        List.of(
                                new Broken(at(1, 2)),
                                new Sequence(at(1, 6), List.of(new Broken(at(1, 10)))),
                                new Numeral(at(1, 15), "1"))));
        assertThat(messages())
                .containsExactly(
                        "a.yaml:1:2: error: The alias *b names nothing. Write &b before it.",
                        "a.yaml:1:10: error: The alias *a is inside the value that it names. Write that value out.");
    }

    @Test
    void ofTheLongNameOfAnAliasOnlyTheBeginningIsTold() {
        parse("[*%s]".formatted("a".repeat(2_000)));

        String beginning = "a".repeat(39);
        assertThat(messages())
                .containsExactly("a.yaml:1:2: error: The alias *%s… names nothing. Write &%s… before it."
                        .formatted(beginning, beginning));
    }

    @Test
    void tagsAreRefused() {
        assertThat(parse("!x 1")).isPresent();
        assertThat(messages())
                .containsExactly("a.yaml:1:1: error: The value has the tag \"!x\". Write it without a tag.");
    }

    @Test
    void mappingsKeepTheirTags() {
        YamlTree.Options keepTags = new YamlTree.Options(3, 9, Tags.KEPT, "Fill it.");

        assertThat(YamlTree.parse(new SourceText("a.yaml", "!Mode {a: !!str 1, b: !!map {}}"), keepTags, diagnostics))
                .hasValue(new Mapping(
                        at(1, 1),
                        "Mode",
                        List.of(
                                new Entry(plain(1, 8, "a"), new Numeral(at(1, 11), "1")),
                                new Entry(plain(1, 20, "b"), new Mapping(at(1, 23), "", List.of())))));
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                    | 1:1: error: The file is empty. Fill it.
            `# only a comment`    | 1:1: error: The file is empty. Fill it.
            [1, 2                 | 1:6: error: The YAML is invalid: expected ',' or ']', but got <stream end>, while parsing a flow sequence that begins on line 1. Correct the syntax here or above.
            [1, *                 | 1:6: error: The YAML is invalid: unexpected end of the file, while scanning an alias that begins on line 1. Correct the syntax here or above.
            [1, &                 | 1:6: error: The YAML is invalid: unexpected end of the file, while scanning an anchor that begins on line 1. Correct the syntax here or above.
            [[[[1]]]]             | 1:4: error: The values nest more than 3 deep. Check the brackets.
            [&a [1], [*a]]        | 1:11: error: The alias *a makes the file hold more than 9 values, or nest more than 3 deep. Use fewer aliases.
            [1,2,3,4,5,6,7,8,9]   | 1:18: error: The file holds more than 9 values, counting aliases as often as they are used. Make it smaller.
            [&a [1,2], *a, *a]    | 1:16: error: The alias *a makes the file hold more than 9 values, or nest more than 3 deep. Use fewer aliases.
            """)
    void yamlThatIsNotATreeIsReported(String text, String message) {
        assertThat(parse(text)).isEmpty();
        assertThat(messages()).containsExactly("a.yaml:" + message);
    }

    @Test
    void aSecondDocumentIsReported() {
        assertThat(parse("a\n---\nb\n")).isEmpty();
        assertThat(messages())
                .containsExactly("a.yaml:2:1: error: The file holds a second document. Write one in each file.");
    }

    @Test
    void controlCharactersAreReported() {
        assertThat(parse("a\nb\u0001c")).isEmpty();
        assertThat(messages())
                .containsExactly(
                        "a.yaml:2:2: error: The file holds the control character U+0001. Take it out, or check that the file is text.");
    }

    @Test
    void numbersTooLargeForAnEscapeSequenceAreReported() {
        assertThat(parse("[a, \"\\U99999999\"]")).isEmpty();
        assertThat(diagnostics.sorted()).hasSize(1);
    }

    private Optional<SourceNode> parse(String text) {
        return YamlTree.parse(
                new SourceText("a.yaml", text), new YamlTree.Options(3, 9, Tags.REFUSED, "Fill it."), diagnostics);
    }

    private List<String> messages() {
        return diagnostics.sorted().stream().map(Diagnostic::toString).toList();
    }

    private static Text plain(int line, int column, String text) {
        return new Text(at(line, column), text, Style.PLAIN);
    }

    private static SourcePosition at(int line, int column) {
        return new SourcePosition("a.yaml", line, column);
    }
}
