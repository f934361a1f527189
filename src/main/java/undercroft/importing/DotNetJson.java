package undercroft.importing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import undercroft.geometry.Point;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Sequence;
import undercroft.template.RepeatRule;

/** JSON as .NET writes it: a {@code $ref} stands for the object with that {@code $id}, and a list may be in {@code $values}. */
final class DotNetJson {

    private final NodeReader values;
    private final Map<String, SourceNode> byId = new HashMap<>();

    DotNetJson(SourceNode root, NodeReader values) {
        this.values = values;
        collectIds(root);
    }

    private void collectIds(SourceNode node) {
        if (node instanceof Mapping mapping) {
            mapping.get("$id")
                    .filter(Scalar.class::isInstance)
                    .ifPresent(id -> byId.put(((Scalar) id).text(), mapping));
            mapping.entries().forEach(entry -> collectIds(entry.value()));
        } else if (node instanceof Sequence sequence) {
            sequence.items().forEach(this::collectIds);
        }
    }

    Optional<RepeatRule> repeat(SourceNode node) {
        Optional<RepeatRule> rule = values.text(node, "repeat mode").flatMap(EdgarRepeatMode::named);
        return rule.isPresent() ? rule : values.wrong(node, "repeat mode", "Write 0, 1 or 2.");
    }

    Optional<Point> point(SourceNode node, String what) {
        if (deref(node) instanceof Mapping mapping) {
            Optional<SourceNode> x = mapping.get("X");
            Optional<SourceNode> y = mapping.get("Y");
            if (x.isPresent() && y.isPresent()) {
                return values.point(x.get(), y.get(), what);
            }
        }
        return values.wrong(node, what, "Write X and Y.");
    }

    OptionalInt number(Mapping mapping, String key) {
        Optional<SourceNode> node = NodeReader.present(mapping, key);
        return node.isEmpty()
                ? OptionalInt.of(0)
                : values.wholeNumber(node.get(), key, 0, 2 * NodeReader.MAX_COORDINATE);
    }

    List<SourceNode> items(SourceNode node) {
        SourceNode target = deref(node);
        if (target instanceof Mapping mapping && mapping.get("$values").isPresent()) {
            return values.list(mapping, "$values");
        }
        return values.list(target, "list");
    }

    SourceNode deref(SourceNode node) {
        if (node instanceof Mapping mapping) {
            String id = NodeReader.scalar(mapping, "$ref");
            return id.isEmpty() ? node : byId.getOrDefault(id, node);
        }
        return node;
    }
}
