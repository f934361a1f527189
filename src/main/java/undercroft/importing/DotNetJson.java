package undercroft.importing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import undercroft.geometry.Point;
import undercroft.template.RepeatRule;

/**
 * JSON as .NET writes it: objects may bear a {@code $id} by which a {@code $ref} elsewhere means them, and lists may stand in
 * {@code $values}.
 */
final class DotNetJson {

    private final Values values;
    private final Map<String, Node> byId = new HashMap<>();

    DotNetJson(Node root, Values values) {
        this.values = values;
        collectIds(root);
    }

    private void collectIds(Node node) {
        if (node instanceof Node.Fields fields) {
            fields.get("$id")
                    .filter(Node.Scalar.class::isInstance)
                    .ifPresent(id -> byId.put(((Node.Scalar) id).text(), fields));
            fields.fields().forEach(field -> collectIds(field.value()));
        } else if (node instanceof Node.Items items) {
            items.items().forEach(this::collectIds);
        }
    }

    Optional<RepeatRule> repeat(Node node) {
        Optional<RepeatRule> rule = values.text(node, "repeat mode").flatMap(EdgarRepeatMode::named);
        return rule.isPresent() ? rule : values.wrong(node, "repeat mode", "Write 0, 1 or 2.");
    }

    Optional<Point> point(Node node, String what) {
        if (deref(node) instanceof Node.Fields fields) {
            Optional<Node> x = fields.get("X");
            Optional<Node> y = fields.get("Y");
            if (x.isPresent() && y.isPresent()) {
                return values.point(x.get(), y.get(), what);
            }
        }
        return values.wrong(node, what, "Write X and Y.");
    }

    OptionalInt number(Node.Fields fields, String key) {
        Optional<Node> node = present(fields, key);
        return node.isEmpty() ? OptionalInt.of(0) : values.wholeNumber(node.get(), key, 0, 2 * Values.MAX_COORDINATE);
    }

    /** The value of a key that says something. */
    static Optional<Node> present(Node.Fields fields, String key) {
        return fields.get(key).filter(node -> !node.isNothing());
    }

    static String scalar(Node.Fields fields, String key) {
        return fields.get(key)
                .filter(Node.Scalar.class::isInstance)
                .map(node -> ((Node.Scalar) node).text())
                .orElse("");
    }

    List<Node> items(Node node) {
        Node target = deref(node);
        if (target instanceof Node.Fields fields && fields.get("$values").isPresent()) {
            return values.list(fields, "$values");
        }
        return values.list(target, "list");
    }

    Node deref(Node node) {
        if (node instanceof Node.Fields fields) {
            String id = scalar(fields, "$ref");
            return id.isEmpty() ? node : byId.getOrDefault(id, node);
        }
        return node;
    }
}
