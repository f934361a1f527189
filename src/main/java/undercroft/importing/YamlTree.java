package undercroft.importing;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Other people's YAML as a tree. Unlike the reader of levels it takes tags, which those files need, as mere words: nothing
 * is ever constructed from one. Depth and size are bounded, counting an alias as what it names; that ends recursive ones.
 */
final class YamlTree {

    private static final int MAX_DEPTH = 32;
    private static final int MAX_VALUES = 500_000;
    private static final String STANDARD_TAGS = "tag:yaml.org,2002:";

    /** The tags that YAML gives to what has none. */
    private static final List<String> IMPLICIT_TAGS =
            List.of("map", "seq", "str", "int", "float", "bool", "null", "merge", "timestamp", "value", "binary");

    private final Diagnostics diagnostics;
    private int values;

    private YamlTree(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    static Node parse(String text, Diagnostics diagnostics) throws EndOfReading {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        options.setNestingDepthLimit(MAX_DEPTH);
        try {
            org.yaml.snakeyaml.nodes.@Nullable Node root = new Yaml(options).compose(new StringReader(text));
            if (root == null) {
                diagnostics.error(SourcePosition.START, "The file is empty. Give one that holds something.");
                throw new EndOfReading();
            }
            return new YamlTree(diagnostics).node(root, 1);
        } catch (MarkedYAMLException e) {
            Mark mark = e.getProblemMark() == null ? e.getContextMark() : e.getProblemMark();
            String problem = e.getProblem() == null ? "it cannot be read" : Diagnostics.shown(e.getProblem());
            diagnostics.error(
                    mark == null ? SourcePosition.START : at(mark),
                    "The YAML breaks off (%s). Correct the syntax here or above.".formatted(problem));
        } catch (YAMLException | NumberFormatException e) {
            diagnostics.error(SourcePosition.START, "The file is not YAML. Check that it is the right file.");
        }
        throw new EndOfReading();
    }

    private Node node(org.yaml.snakeyaml.nodes.Node node, int depth) throws EndOfReading {
        SourcePosition at = at(node.getStartMark());
        values++;
        if (depth > MAX_DEPTH || values > MAX_VALUES) {
            diagnostics.error(
                    at,
                    "The file nests more than %d deep or holds more than %d values, counting aliases as often as used. Make it smaller."
                            .formatted(MAX_DEPTH, MAX_VALUES));
            throw new EndOfReading();
        }
        String tag = tag(node);
        if (node instanceof ScalarNode scalar) {
            return new Node.Scalar(at, tag, scalar.getValue(), !scalar.isPlain());
        }
        if (node instanceof SequenceNode sequence) {
            List<Node> items = new ArrayList<>();
            for (org.yaml.snakeyaml.nodes.Node item : sequence.getValue()) {
                items.add(node(item, depth + 1));
            }
            return new Node.Items(at, tag, List.copyOf(items));
        }
        List<Node.Field> fields = new ArrayList<>();
        for (NodeTuple tuple : ((MappingNode) node).getValue()) {
            fields.add(new Node.Field(node(tuple.getKeyNode(), depth + 1), node(tuple.getValueNode(), depth + 1)));
        }
        return new Node.Fields(at, tag, List.copyOf(fields));
    }

    private static String tag(org.yaml.snakeyaml.nodes.Node node) {
        String tag = node.getTag().getValue();
        String word =
                tag.startsWith(STANDARD_TAGS) ? tag.substring(STANDARD_TAGS.length()) : tag.replaceFirst("^!+", "");
        return IMPLICIT_TAGS.contains(word) ? "" : word;
    }

    private static SourcePosition at(Mark mark) {
        return new SourcePosition(mark.getLine() + 1, mark.getColumn() + 1);
    }
}
