package undercroft.importing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import undercroft.geometry.Point;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Sequence;

/**
 * Typed access to nodes. A node of another type is an error, and the result is then empty. Numbers and booleans may be in
 * quotes, because the programs that write or read these files accept that.
 */
record NodeReader(ImportReport report) {

    /** In cells, either way from the origin; the reader of levels accepts no more. */
    static final int MAX_COORDINATE = 10_000;

    Optional<Mapping> mapping(SourceNode node, String what) {
        if (node instanceof Mapping mapping) {
            return Optional.of(mapping);
        }
        return wrong(node, what, "Write a mapping.");
    }

    List<SourceNode> list(SourceNode node, String what) {
        if (node instanceof Sequence sequence) {
            return sequence.items();
        }
        wrong(node, what, "Write a list.");
        return List.of();
    }

    /** The list of a key; empty if the key is missing or null. */
    List<SourceNode> list(Mapping mapping, String key) {
        return present(mapping, key).map(node -> list(node, key)).orElse(List.of());
    }

    /** A text that is not blank, without the blanks around it. */
    Optional<String> text(SourceNode node, String what) {
        if (node instanceof Scalar scalar && !scalar.isNull() && !scalar.text().isBlank()) {
            return Optional.of(scalar.text().strip());
        }
        return wrong(node, what, "Write a text.");
    }

    /** A whole number within limits, both inclusive. */
    OptionalInt wholeNumber(SourceNode node, String what, int min, int max) {
        if (node instanceof Scalar scalar && scalar.text().matches("[-+]?[0-9]{1,9}")) {
            int number = Integer.parseInt(scalar.text());
            if (number >= min && number <= max) {
                return OptionalInt.of(number);
            }
        }
        wrong(node, what, "Write a whole number from %d to %d.".formatted(min, max));
        return OptionalInt.empty();
    }

    Optional<BigDecimal> number(SourceNode node, String what) {
        if (node instanceof Scalar scalar && scalar.text().matches("[-+]?[0-9]{1,9}(\\.[0-9]{1,18})?")) {
            return Optional.of(new BigDecimal(scalar.text()));
        }
        return wrong(node, what, "Write a number such as 0.5.");
    }

    /** A boolean of YAML 1.1, which Edgar's parser reads. */
    Optional<Boolean> bool(SourceNode node, String what) {
        if (node instanceof Scalar scalar) {
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
    Optional<Point> point(SourceNode node, String what) {
        if (node instanceof Sequence sequence && sequence.items().size() == 2) {
            return point(sequence.items().get(0), sequence.items().get(1), what);
        }
        return wrong(node, what, "Write two whole numbers, [x, y].");
    }

    Optional<Point> point(SourceNode x, SourceNode y, String what) {
        OptionalInt first = wholeNumber(x, "x of the " + what, -MAX_COORDINATE, MAX_COORDINATE);
        OptionalInt second = wholeNumber(y, "y of the " + what, -MAX_COORDINATE, MAX_COORDINATE);
        return first.isPresent() && second.isPresent()
                ? Optional.of(new Point(first.getAsInt(), second.getAsInt()))
                : Optional.empty();
    }

    /** The points of a list; empty if any of them is wrong. */
    Optional<List<Point>> points(List<SourceNode> nodes, String what) {
        List<Point> points = new ArrayList<>();
        for (SourceNode node : nodes) {
            point(node, "point of " + what).ifPresent(points::add);
        }
        return points.size() == nodes.size() ? Optional.of(points) : Optional.empty();
    }

    /** The value of a key, unless it is missing or null. */
    static Optional<SourceNode> present(Mapping mapping, String key) {
        return mapping.get(key).filter(node -> !node.isNull());
    }

    /** The value of a key as it is written, or "" if there is none. */
    static String scalar(Mapping mapping, String key) {
        return mapping.get(key)
                .filter(Scalar.class::isInstance)
                .map(node -> ((Scalar) node).text())
                .orElse("");
    }

    /** Warns that every key but the known ones has no equivalent. */
    void omitOthers(Mapping mapping, String owner, Set<String> known) {
        for (Entry entry : mapping.entries()) {
            if (!known.contains(entry.name())) {
                report.omit(entry.key().position(), "The key %s of %s".formatted(Quotation.plain(entry.name()), owner));
            }
        }
    }

    /** Reports a node as wrong. */
    <T> Optional<T> wrong(SourceNode node, String what, String advice) {
        report.error(node.position(), "The %s is %s. %s".formatted(what, described(node), advice));
        return Optional.empty();
    }

    /** What a node is, as messages say it. */
    static String described(SourceNode node) {
        if (node instanceof Scalar scalar) {
            return scalar.isNull() ? "nothing" : Quotation.plain(scalar.text());
        }
        return node instanceof Sequence sequence
                ? "a list of " + sequence.items().size()
                : "a mapping";
    }
}
