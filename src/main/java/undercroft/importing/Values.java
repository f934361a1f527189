package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import undercroft.geometry.Point;

/** Typed access to nodes. What does not fit is an error, and then nothing is given. */
record Values(Diagnostics diagnostics) {

    /** What levels may have; the same as their reader allows. */
    static final int MAX_COORDINATE = 10_000;

    Optional<Node.Fields> mapping(Node node, String what) {
        if (node instanceof Node.Fields fields) {
            return Optional.of(fields);
        }
        return wrong(node, what, "Write a mapping.");
    }

    List<Node> list(Node node, String what) {
        if (node instanceof Node.Items items) {
            return items.items();
        }
        wrong(node, what, "Write a list.");
        return List.of();
    }

    /** The list of a key; empty where the key is not there or says nothing. */
    List<Node> list(Node.Fields fields, String key) {
        return fields.get(key)
                .filter(node -> !node.isNothing())
                .map(node -> list(node, key))
                .orElse(List.of());
    }

    Optional<String> text(Node node, String what) {
        if (node instanceof Node.Scalar scalar
                && !scalar.isNothing()
                && !scalar.text().isBlank()) {
            return Optional.of(scalar.text().strip());
        }
        return wrong(node, what, "Write a text.");
    }

    OptionalInt wholeNumber(Node node, String what, int min, int max) {
        if (node instanceof Node.Scalar scalar && scalar.text().matches("[-+]?[0-9]{1,9}")) {
            int number = Integer.parseInt(scalar.text());
            if (number >= min && number <= max) {
                return OptionalInt.of(number);
            }
        }
        wrong(node, what, "Write a whole number from %d to %d.".formatted(min, max));
        return OptionalInt.empty();
    }

    Optional<BigDecimal> number(Node node, String what) {
        if (node instanceof Node.Scalar scalar && scalar.text().matches("[-+]?[0-9]{1,9}(\\.[0-9]{1,18})?")) {
            return Optional.of(new BigDecimal(scalar.text()));
        }
        return wrong(node, what, "Write a number such as 0.5.");
    }

    /** What YAML 1.1 takes for a boolean. */
    Optional<Boolean> truth(Node node, String what) {
        if (node instanceof Node.Scalar scalar) {
            String word = scalar.text().toLowerCase(Locale.ROOT);
            if (Set.of("true", "yes", "on", "y").contains(word)) {
                return Optional.of(true);
            }
            if (Set.of("false", "no", "off", "n").contains(word)) {
                return Optional.of(false);
            }
        }
        return wrong(node, what, "Write true or false.");
    }

    /** A list of two whole numbers. */
    Optional<Point> point(Node node, String what) {
        if (node instanceof Node.Items items && items.items().size() == 2) {
            return point(items.items().get(0), items.items().get(1), what);
        }
        return wrong(node, what, "Write two whole numbers, [x, y].");
    }

    Optional<Point> point(Node x, Node y, String what) {
        OptionalInt first = wholeNumber(x, "x of the " + what, -MAX_COORDINATE, MAX_COORDINATE);
        OptionalInt second = wholeNumber(y, "y of the " + what, -MAX_COORDINATE, MAX_COORDINATE);
        return first.isPresent() && second.isPresent()
                ? Optional.of(new Point(first.getAsInt(), second.getAsInt()))
                : Optional.empty();
    }

    /** The points of a list, or nothing where one of them is none. */
    Optional<List<Point>> points(List<Node> nodes, String what) {
        List<Point> points = new ArrayList<>();
        for (Node node : nodes) {
            point(node, "point of " + what).ifPresent(points::add);
        }
        return points.size() == nodes.size() ? Optional.of(points) : Optional.empty();
    }

    /** Says of every key but the known ones that it has no equivalent. */
    void passOverOthers(Node.Fields fields, String owner, Set<String> known) {
        for (Node.Field field : fields.fields()) {
            if (!known.contains(field.name())) {
                diagnostics.passOver(
                        field.key().at(), "The key %s of %s".formatted(Diagnostics.shown(field.name()), owner));
            }
        }
    }

    <T> Optional<T> wrong(Node node, String what, String advice) {
        diagnostics.error(node.at(), "The %s is %s. %s".formatted(what, node.shown(), advice));
        return Optional.empty();
    }
}
