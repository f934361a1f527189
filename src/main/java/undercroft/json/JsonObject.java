package undercroft.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceNode;
import undercroft.source.SourceNode.Bool;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourceNode.Numeral;
import undercroft.source.SourceNode.Scalar;
import undercroft.source.SourceNode.Sequence;
import undercroft.source.SourceNode.Text;
import undercroft.source.SourcePosition;

/**
 * Typed access to an object that must have certain fields. Whatever is wrong is reported once; the getters then return a
 * harmless value of the right type, which the caller must not use once a new error is reported.
 */
public final class JsonObject {

    /** In characters. The id of a corridor joins two ids of a level, which have at most 200 each. */
    private static final int MAX_TEXT_LENGTH = 1_000;

    private final Diagnostics diagnostics;
    private final String name;
    private final SourcePosition position;
    private final boolean isOpen;
    private final Map<String, SourceNode> values = new LinkedHashMap<>();

    /**
     * Reads an object.
     *
     * @param name what messages call it, such as {@code room 3}
     * @param keys all of them must be there, and no others
     */
    public JsonObject(SourceNode node, String name, List<String> keys, Diagnostics diagnostics) {
        this(node, name, keys, List.of(), diagnostics);
    }

    /**
     * Reads an object.
     *
     * @param name what messages call it, such as {@code room 3}
     * @param required all of these keys must be there
     * @param optional these may be there, and no others
     */
    public JsonObject(
            SourceNode node, String name, List<String> required, List<String> optional, Diagnostics diagnostics) {
        this(
                node,
                name,
                required,
                Optional.of(Stream.concat(required.stream(), optional.stream()).toList()),
                diagnostics);
    }

    private JsonObject(
            SourceNode node,
            String name,
            List<String> required,
            Optional<List<String>> known,
            Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.name = name;
        this.position = node.position();
        this.isOpen = known.isEmpty();
        if (!(node instanceof Mapping object)) {
            error("%s (%s) must be an object.".formatted(capitalized(name), describe(node)));
            return;
        }
        object.entries().forEach(entry -> add(entry, known));
        if (!values.keySet().containsAll(required)) {
            String missing = required.stream()
                    .filter(key -> !values.containsKey(key))
                    .map(key -> "\"" + key + "\"")
                    .collect(Collectors.joining(", "));
            error("%s has no %s. Every field must be there.".formatted(capitalized(name), missing));
        }
    }

    /**
     * Reads an object of a format that later versions of the program may add fields to, so unknown fields are skipped.
     *
     * @param name what messages call it, such as {@code room 3}
     * @param required all of these keys must be there
     */
    public static JsonObject open(SourceNode node, String name, List<String> required, Diagnostics diagnostics) {
        return new JsonObject(node, name, required, Optional.empty(), diagnostics);
    }

    private void add(Entry entry, Optional<List<String>> known) {
        String key = entry.name();
        if (known.isPresent() && !known.get().contains(key)) {
            diagnostics.error(
                    entry.key().position(),
                    "The field \"%s\" of %s is unknown. Remove it; the fields are %s."
                            .formatted(Quotation.plain(key), name, String.join(", ", known.get())));
        } else if (values.putIfAbsent(key, entry.value()) != null) {
            diagnostics.error(
                    entry.key().position(),
                    "The field \"%s\" of %s is there twice. Remove one.".formatted(Quotation.plain(key), name));
        }
    }

    /** What a value is, as a message says it in passing: {@code the text "hall"}, {@code a list}. */
    public static String describe(SourceNode node) {
        if (node instanceof Text text) {
            return "the text \"" + Quotation.plain(text.text()) + "\"";
        }
        if (node instanceof Numeral numeral) {
            return "the number " + Quotation.plain(numeral.text());
        }
        if (node instanceof Scalar scalar) {
            return scalar.text();
        }
        return node instanceof Sequence ? "a list" : "an object";
    }

    /** A text; "" if there is none. */
    public String text(String key) {
        return value(key, "", node -> {
            if (!(node instanceof Text text)) {
                error(key, "must be a text");
                return "";
            }
            if (text.text().length() > MAX_TEXT_LENGTH) {
                error(
                        key,
                        "must have at most %d characters, not %d"
                                .formatted(MAX_TEXT_LENGTH, text.text().length()));
                return "";
            }
            return text.text();
        });
    }

    /** A text without line breaks and other control characters, which would garble terminals; "" if there is none. */
    public String name(String key) {
        String text = text(key);
        if (text.codePoints().noneMatch(Character::isISOControl)) {
            return text;
        }
        error(key, "must not have control characters");
        return "";
    }

    /** A boolean; false if there is none. */
    public boolean bool(String key) {
        return value(key, false, node -> {
            if (node instanceof Bool bool) {
                return bool.value();
            }
            error(key, "must be true or false");
            return false;
        });
    }

    /** The items of a list; none if there is no list. */
    public List<SourceNode> items(String key) {
        return value(key, List.of(), node -> {
            if (node instanceof Sequence sequence) {
                return sequence.items();
            }
            error(key, "must be a list");
            return List.of();
        });
    }

    /**
     * The items of a list of limited length; none if there is no list or if it is longer.
     *
     * @param max the most items
     */
    public List<SourceNode> items(String key, int max) {
        List<SourceNode> items = items(key);
        if (items.size() <= max) {
            return items;
        }
        error(key, "must hold at most %d items, not %d".formatted(max, items.size()));
        return List.of();
    }

    /**
     * A list of indexes; empty if there is no list, or if anything in it is wrong.
     *
     * @param count the exclusive upper bound
     */
    public List<Integer> indexes(String key, int count) {
        List<Integer> indexes = new ArrayList<>();
        for (SourceNode item : items(key, count)) {
            OptionalLong index = item.wholeNumber(0, count - 1L);
            if (index.isEmpty()) {
                diagnostics.error(
                        item.position(),
                        "An item (%s) of the %s of %s must be an index from 0 to %d."
                                .formatted(describe(item), key, name, count - 1));
                return List.of();
            }
            indexes.add((int) index.getAsLong());
        }
        return indexes;
    }

    /**
     * A list of names of limited length; empty if there is no list, or if anything in it is wrong.
     *
     * @param max the most items
     */
    public List<String> names(String key, int max) {
        List<String> names = new ArrayList<>();
        for (SourceNode item : items(key, max)) {
            boolean isName = item instanceof Text text
                    && text.text().length() <= MAX_TEXT_LENGTH
                    && text.text().codePoints().noneMatch(Character::isISOControl);
            if (!isName) {
                diagnostics.error(
                        item.position(),
                        "An item (%s) of the %s of %s must be a text of one line."
                                .formatted(describe(item), key, name));
                return List.of();
            }
            names.add(((Text) item).text());
        }
        return names;
    }

    /** A whole number within limits, both inclusive; {@code min} if there is none. */
    public int integer(String key, int min, int max) {
        return (int) integer(key, (long) min, (long) max);
    }

    /** A whole number within limits, both inclusive; {@code min} if there is none. */
    public long integer(String key, long min, long max) {
        return value(
                key,
                min,
                node -> node.wholeNumber(min, max).orElseGet(() -> {
                    error(key, "must be a whole number from %d to %d".formatted(min, max));
                    return min;
                }));
    }

    /** A number within limits, both inclusive, whole or not; {@code min} if there is none. */
    public double decimal(String key, double min, double max) {
        return value(
                key,
                min,
                node -> node.number(min, max).orElseGet(() -> {
                    error(key, "must be a number from %s to %s".formatted(min, max));
                    return min;
                }));
    }

    /** A field that is an object itself, all of whose keys must be there. Unknown fields are skipped where this object skips them. */
    public JsonObject object(String key, List<String> keys) {
        SourceNode node = values.get(key);
        // That the object is missing is reported already; its fields must not be reported as well.
        return node == null
                ? new JsonObject(new Mapping(position, "", List.of()), name, List.of(), diagnostics)
                : new JsonObject(
                        node,
                        "the %s of %s".formatted(key, name),
                        keys,
                        isOpen ? Optional.empty() : Optional.of(keys),
                        diagnostics);
    }

    /** Where a field's value begins, or where the object does if there is no such field. */
    public SourcePosition position(String key) {
        SourceNode node = values.get(key);
        return node == null ? position : node.position();
    }

    /** Where the object begins. */
    public SourcePosition position() {
        return position;
    }

    /** Whether a field is there and holds a text. */
    public boolean hasText(String key) {
        return values.get(key) instanceof Text;
    }

    /** Whether a field is there. */
    public boolean has(String key) {
        return values.containsKey(key);
    }

    /**
     * Reports that a field's value is wrong. Does nothing if the field is missing, which is reported already.
     *
     * @param rule the end of the sentence that begins with the field, such as {@code must be a text}
     */
    public void error(String key, String rule) {
        SourceNode node = values.get(key);
        if (node != null) {
            diagnostics.error(node.position(), "The %s (%s) of %s %s.".formatted(key, describe(node), name, rule));
        }
    }

    /** Reports that the object as a whole is wrong. */
    public void error(String text) {
        diagnostics.error(position, text);
    }

    private <T> T value(String key, T missing, Function<SourceNode, T> reading) {
        SourceNode node = values.get(key);
        return node == null ? missing : reading.apply(node);
    }

    private static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
