package undercroft.fuzz;

import java.util.List;
import java.util.regex.Pattern;

/** Any text as lines of words, blanks and signs: the languages of graphs, and every other format seen from afar. */
record WordGrammar(List<String> words) implements Grammar {

    private static final Pattern WORD =
            Pattern.compile("[ \\t]+|\"[^\"\\n]*\"|[\\p{L}\\p{N}_]+|[-=.<>~]+|.", Pattern.DOTALL);

    static final WordGrammar DOT = new WordGrammar(List.of(
            "subgraph",
            "{",
            "}",
            "[",
            "]",
            ";",
            ",",
            "--",
            "->",
            "=",
            ":",
            "\"",
            "\\",
            "/*",
            "*/",
            "//",
            "#",
            "<",
            ">",
            "<<b>x</b>>",
            "strict",
            "digraph",
            "node",
            "edge",
            "+",
            "\n",
            "dir=both",
            "style=dashed",
            "lock="));

    /** Unity's own kind of YAML. */
    static final WordGrammar UNITY = new WordGrammar(List.of(
            "--- !u!114 &1\n",
            "MonoBehaviour:\n",
            "Transform:\n",
            "Tilemap:\n",
            "stripped",
            "  - {fileID: 1}\n",
            "{x: 1, y: 1, z: 0}",
            "  SelectedMode: 2\n",
            "  PaddingTop: 1\n",
            "  IgnoreWhenComputingOutline: 1\n",
            "[]",
            "{}",
            "guid",
            ":",
            "-",
            "\n",
            "999999999",
            "1e9",
            "0.5"));

    static final WordGrammar MERMAID = new WordGrammar(List.of(
            "subgraph",
            "end",
            "---",
            "-->",
            "-.->",
            "==>",
            "~~~",
            "--",
            "==",
            "-.",
            "|",
            "&",
            ":::",
            "@{",
            "}",
            "[",
            "]",
            "((",
            "))",
            "{{",
            "[/",
            "\\]",
            ">",
            "\"",
            "%%",
            "%%{",
            ";",
            "class ",
            "style ",
            "click ",
            "<br/>",
            "\n",
            "o--o",
            "<-->",
            "x--x",
            "---\n"));

    /** The words of another grammar. */
    static WordGrammar of(Grammar other) {
        return new WordGrammar(other.words());
    }

    @Override
    public Tree parse(String text) {
        return new Tree(Tree.Kind.LIST, "", text.lines().map(WordGrammar::line).toList());
    }

    private static Tree line(String line) {
        return new Tree(
                Tree.Kind.LIST,
                "\n",
                WORD.matcher(line)
                        .results()
                        .map(word -> Tree.word(word.group()))
                        .toList());
    }

    @Override
    public String write(Tree tree) {
        StringBuilder out = new StringBuilder();
        write(tree, out);
        return out.toString();
    }

    private static void write(Tree tree, StringBuilder out) {
        tree.children().forEach(part -> write(part, out));
        out.append(tree.text());
    }
}
