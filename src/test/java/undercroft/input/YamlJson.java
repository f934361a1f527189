package undercroft.input;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** YAML as an editor sees it when it checks a file against a JSON Schema: the core schema of YAML 1.2. */
final class YamlJson {

    private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern FLOAT = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");

    private YamlJson() {}

    static JsonNode of(String yaml) {
        Problems problems = new Problems();
        YamlNode root = YamlComposer.compose("file", yaml, problems)
                .orElseThrow(() -> new AssertionError(problems.sorted().toString()));
        return json(root);
    }

    private static JsonNode json(YamlNode node) {
        JsonNodeFactory json = JsonNodeFactory.instance;
        if (node instanceof YamlNode.Sequence sequence) {
            ArrayNode array = json.arrayNode();
            sequence.items().forEach(item -> array.add(json(item)));
            return array;
        }
        if (node instanceof YamlNode.Mapping mapping) {
            ObjectNode object = json.objectNode();
            mapping.entries().forEach(entry -> object.set(((YamlNode.Scalar) entry.key()).text(), json(entry.value())));
            return object;
        }
        YamlNode.Scalar scalar = (YamlNode.Scalar) node;
        if (scalar.isNothing()) {
            return json.nullNode();
        }
        if (scalar.isBoolean()) {
            return json.booleanNode(Boolean.parseBoolean(scalar.text()));
        }
        if (scalar.isPlain() && INTEGER.matcher(scalar.text()).matches()) {
            return json.numberNode(new BigInteger(scalar.text()));
        }
        return scalar.isPlain() && FLOAT.matcher(scalar.text()).matches()
                ? json.numberNode(new BigDecimal(scalar.text()))
                : json.textNode(scalar.text());
    }
}
