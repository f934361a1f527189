package undercroft.fuzz;

import java.io.StringReader;
import java.util.List;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** JSON and YAML. Both are parsed as YAML, which includes JSON; YAML is written with lines for the outer values. */
final class DataGrammar implements Grammar {

    static final DataGrammar JSON = new DataGrammar(
            0, List.of("null", "true", "[", "]", "{", "}", ",", ":", "\"", "\\u0000", "\\", "//", "/**/", "NaN", "'"));

    static final DataGrammar YAML = new DataGrammar(
            3,
            List.of(
                    "*a",
                    "&a ",
                    "*o",
                    "[",
                    "]",
                    "{",
                    "}",
                    ": ",
                    "- ",
                    "? ",
                    "\n",
                    "\n  ",
                    "\t",
                    "|",
                    ">",
                    "|9\n",
                    "#",
                    "\"",
                    "'",
                    "~",
                    "<<",
                    "!!int ",
                    "!!binary ",
                    "!x ",
                    "!<tag:x> ",
                    "!ManualMode ",
                    "%YAML 9.9\n",
                    "%YAML 99999999999.1\n---\n",
                    "%TAG ! tag:x:\n",
                    "---\n",
                    "...\n",
                    "\"\\x00\"",
                    "\"\\U99999999\"",
                    "\r",
                    "\u0085",
                    "\u2028"));

    /** Words that mean the same without quotes, in lists too. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./+-]*");

    /** A key that is a list of rooms, as in Edgar's maps. */
    private static final Pattern KEY = Pattern.compile("[\\p{L}\\p{N}_.-]+|\\[[0-9, ]*]");

    private static final Pattern DRAWING = Pattern.compile("([\\x20-\\x7E]+\n)+");

    private final int depthInLines;
    private final List<String> words;

    private DataGrammar(int depthInLines, List<String> words) {
        this.depthInLines = depthInLines;
        this.words = words;
    }

    @Override
    public List<String> words() {
        return words;
    }

    @Override
    public Tree parse(String text) {
        return tree(new Yaml(new LoaderOptions()).compose(new StringReader(text)));
    }

    private static Tree tree(Node node) {
        String tag = node.getTag().getValue();
        String prefix = tag.startsWith("!") ? tag + " " : "";
        if (node instanceof SequenceNode list) {
            return new Tree(
                    Tree.Kind.LIST,
                    prefix,
                    list.getValue().stream().map(DataGrammar::tree).toList());
        }
        if (node instanceof MappingNode mapping) {
            return new Tree(
                    Tree.Kind.MAPPING,
                    prefix,
                    mapping.getValue().stream().map(DataGrammar::entry).toList());
        }
        ScalarNode scalar = (ScalarNode) node;
        boolean isWord = scalar.getScalarStyle() == ScalarStyle.PLAIN
                && PLAIN.matcher(scalar.getValue()).matches();
        return isWord ? Tree.word(scalar.getValue()) : Tree.text(scalar.getValue());
    }

    private static Tree entry(NodeTuple tuple) {
        Node key = tuple.getKeyNode();
        String text = key instanceof ScalarNode scalar
                ? scalar.getValue()
                : JSON.write(tree(key)).strip();
        return new Tree(Tree.Kind.ENTRY, text, List.of(tree(tuple.getValueNode())));
    }

    @Override
    public String write(Tree tree) {
        StringBuilder out = new StringBuilder();
        if (depthInLines > 0 && isInLines(tree, 0)) {
            writeLines(tree, 0, out);
        } else {
            writeInline(tree, out);
        }
        endLine(out);
        return out.toString();
    }

    private boolean isInLines(Tree tree, int depth) {
        return depth < depthInLines
                && tree.kind() == Tree.Kind.MAPPING
                && tree.text().isEmpty()
                && !tree.children().isEmpty();
    }

    private void writeLines(Tree mapping, int depth, StringBuilder out) {
        String indent = "  ".repeat(depth);
        for (Tree entry : mapping.children()) {
            out.append(indent).append(key(entry.text())).append(':');
            for (Tree value : entry.children()) {
                writeValue(value, depth + 1, out);
            }
            endLine(out);
        }
    }

    private static void endLine(StringBuilder out) {
        if (out.length() == 0 || out.charAt(out.length() - 1) != '\n') {
            out.append('\n');
        }
    }

    private void writeValue(Tree value, int depth, StringBuilder out) {
        String indent = "  ".repeat(depth);
        if (isInLines(value, depth)) {
            writeLines(value, depth, out.append('\n'));
        } else if (value.kind() == Tree.Kind.TEXT
                && DRAWING.matcher(value.text()).matches()) {
            out.append(" |\n").append(indent).append(value.text().strip().replace("\n", "\n" + indent));
        } else if (value.kind() == Tree.Kind.LIST
                && depth < depthInLines
                && value.text().isEmpty()) {
            for (Tree item : value.children()) {
                writeInline(item, out.append('\n').append(indent).append("- "));
            }
        } else {
            writeInline(value, out.append(' '));
        }
    }

    private void writeInline(Tree tree, StringBuilder out) {
        switch (tree.kind()) {
            case LIST -> writeItems(tree, '[', ']', out);
            case MAPPING -> writeItems(tree, '{', '}', out);
            case ENTRY -> {
                out.append(key(tree.text())).append(this == JSON ? ":" : ": ");
                tree.children().forEach(value -> writeInline(value, out));
            }
            case TEXT -> quote(tree.text(), out);
            default -> out.append(tree.text());
        }
    }

    private void writeItems(Tree tree, char open, char close, StringBuilder out) {
        out.append(tree.text()).append(open);
        for (int i = 0; i < tree.children().size(); i++) {
            writeInline(tree.children().get(i), i == 0 ? out : out.append(this == JSON ? "," : ", "));
        }
        out.append(close);
    }

    private String key(String text) {
        if (this == YAML && KEY.matcher(text).matches()) {
            return text;
        }
        StringBuilder quoted = new StringBuilder();
        quote(text, quoted);
        return quoted.toString();
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') {
                out.append('\\').append(character);
            } else if (character < ' ' || Character.isSurrogate(character) || character == '\u007F') {
                out.append(String.format("\\u%04X", (int) character));
            } else {
                out.append(character);
            }
        }
        out.append('"');
    }
}
