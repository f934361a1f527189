package undercroft.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GrammarTest {

    @Test
    void yamlIsWrittenInLinesOutsideAndInBracketsWithin() {
        String written = DataGrammar.YAML.write(DataGrammar.YAML.parse("""
                rooms: { a: { templates: [hall], note: "x: y" }, b: }
                cells: |
                  .#
                  ##
                doors: !ManualMode { at: [[0, 1], [0, 2]] }
                list: [1, a]
                """));

        assertThat(written).isEqualTo("""
                rooms:
                  a:
                    templates: [hall]
                    note: "x: y"
                  b:\s
                cells: |
                  .#
                  ##
                doors: !ManualMode {at: [[0, 1], [0, 2]]}
                list:
                  - 1
                  - a
                """);
    }

    @Test
    void jsonIsWrittenOnOneLineWithEscapes() {
        Tree tree = DataGrammar.JSON.parse("{ \"a\": [1, true, \"x\"], \"b\": {} }");
        tree.value("a").children().add(Tree.text("\"\\\u0000\uD800"));

        assertThat(DataGrammar.JSON.write(tree))
                .isEqualTo("{\"a\":[1,true,\"x\",\"\\\"\\\\\\u0000\\uD800\"],\"b\":{}}\n");
    }

    @Test
    void aLineOfJsonIsAValue() {
        JsonLinesGrammar lines = new JsonLinesGrammar();

        assertThat(lines.write(lines.parse("[1]\n{\"a\":2}\n"))).isEqualTo("[1]\n{\"a\":2}\n");
    }

    @Test
    void xmlKeepsAttributesElementsAndTexts() {
        XmlGrammar xml = new XmlGrammar();

        assertThat(xml.write(xml.parse("<?xml version='1.0'?><map w='1'> <layer n='&lt;\"'>1,0</layer><data/></map>")))
                .isEqualTo("<map w=\"1\"><layer n=\"&lt;&quot;\">1,0</layer>\n<data></data>\n</map>\n");
    }

    @Test
    void wordsBlanksAndSignsAreThePartsOfALine() {
        WordGrammar dot = WordGrammar.DOT;
        String text = "a->b_1 [lock=\"a key\"];\n}\n";
        Tree tree = dot.parse(text);

        assertThat(dot.write(tree)).isEqualTo(text);
        assertThat(tree.children().get(0).children().stream().map(Tree::text))
                .isEqualTo(List.of("a", "->", "b_1", " ", "[", "lock", "=", "\"a key\"", "]", ";"));
    }
}
