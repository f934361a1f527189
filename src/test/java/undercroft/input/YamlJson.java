package undercroft.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;
import undercroft.source.SourceText;

/** YAML as an editor reads it when it checks a file against a JSON Schema: with the core schema of YAML 1.2. */
final class YamlJson {

    private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]+");

    private YamlJson() {}

    static JsonNode of(String yaml) {
        Diagnostics diagnostics = new Diagnostics();
        SourceNode root = LevelReader.parse(new SourceText("file", yaml), diagnostics)
                .orElseThrow(() -> new AssertionError(diagnostics.sorted().toString()));
        return json(root);
    }

    private static JsonNode json(SourceNode node) {
        JsonNodeFactory json = JsonNodeFactory.instance;
        if (node instanceof SourceNode.Sequence sequence) {
            ArrayNode array = json.arrayNode();
            sequence.items().forEach(item -> array.add(json(item)));
            return array;
        }
        if (node instanceof SourceNode.Mapping mapping) {
            ObjectNode object = json.objectNode();
            mapping.entries().forEach(entry -> object.set(entry.name(), json(entry.value())));
            return object;
        }
        if (node.isNull()) {
            return json.nullNode();
        }
        if (node instanceof SourceNode.Bool bool) {
            return json.booleanNode(bool.value());
        }
        String text = ((SourceNode.Scalar) node).text();
        if (node instanceof SourceNode.Numeral) {
            return INTEGER.matcher(text).matches()
                    ? json.numberNode(new BigInteger(text))
                    : json.numberNode(new BigDecimal(text));
        }
        return json.textNode(text);
    }
}
