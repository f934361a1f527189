package undercroft.json;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import undercroft.json.JsonValue.Field;
import undercroft.json.JsonValue.Fields;
import undercroft.json.JsonValue.Items;
import undercroft.json.JsonValue.Mark;
import undercroft.json.JsonValue.Numeral;
import undercroft.json.JsonValue.Text;
import undercroft.json.JsonValue.Truth;

/**
 * An object of a file with exactly the fields it should have. What is wrong goes to the messages, each thing once; the
 * getters then give a harmless value of the right type, which the caller must not use after a new message.
 */
public final class JsonObject {

    private final Messages messages;
    private final String name;
    private final Mark at;
    private final Map<String, JsonValue> values = new LinkedHashMap<>();

    /**
     * Reads an object.
     *
     * @param name how messages call it, such as {@code room 3}
     * @param keys all of them must be there, and no others
     */
    public JsonObject(JsonValue value, String name, List<String> keys, Messages messages) {
        this(value, name, keys, List.of(), messages);
    }

    /**
     * Reads an object.
     *
     * @param name how messages call it, such as {@code room 3}
     * @param needed all of these keys must be there
     * @param allowed these may be there, and no others
     */
    public JsonObject(JsonValue value, String name, List<String> needed, List<String> allowed, Messages messages) {
        List<String> keys = Stream.concat(needed.stream(), allowed.stream()).toList();
        this.messages = messages;
        this.name = name;
        this.at = value.at();
        if (!(value instanceof Fields object)) {
            messages.add(at, "%s (%s) must be an object.".formatted(capitalized(name), value.described()));
            return;
        }
        for (Field field : object.fields()) {
            if (!keys.contains(field.key())) {
                messages.add(
                        field.at(),
                        "The field \"%s\" of %s is unknown. Remove it; the fields are %s."
                                .formatted(Messages.shortened(field.key()), name, String.join(", ", keys)));
            } else if (values.putIfAbsent(field.key(), field.value()) != null) {
                messages.add(
                        field.at(), "The field \"%s\" of %s is there twice. Remove one.".formatted(field.key(), name));
            }
        }
        String missing = needed.stream()
                .filter(key -> !values.containsKey(key))
                .map(key -> "\"" + key + "\"")
                .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            messages.add(at, "%s has no %s. Every field must be there.".formatted(capitalized(name), missing));
        }
    }

    public String text(String key) {
        return value(key, "", value -> {
            if (value instanceof Text text) {
                return text.text();
            }
            complain(key, "must be a text");
            return "";
        });
    }

    public boolean truth(String key) {
        return value(key, false, value -> {
            if (value instanceof Truth truth) {
                return truth.value();
            }
            complain(key, "must be true or false");
            return false;
        });
    }

    public List<JsonValue> items(String key) {
        return value(key, List.of(), value -> {
            if (value instanceof Items items) {
                return items.items();
            }
            complain(key, "must be a list");
            return List.of();
        });
    }

    public int integer(String key, int min, int max) {
        return (int) integer(key, (long) min, (long) max);
    }

    public long integer(String key, long min, long max) {
        return value(
                key,
                min,
                value -> integer(value, min, max).orElseGet(() -> {
                    complain(key, "must be a whole number from %d to %d".formatted(min, max));
                    return min;
                }));
    }

    /** A number within limits, whole or not. */
    public double decimal(String key, double min, double max) {
        return value(key, min, value -> {
            if (value instanceof Numeral numeral) {
                double number = Double.parseDouble(numeral.spelling());
                if (number >= min && number <= max) {
                    return number;
                }
            }
            complain(key, "must be a number from %s to %s".formatted(min, max));
            return min;
        });
    }

    /** The field as an object of its own. */
    public JsonObject object(String key, List<String> keys) {
        JsonValue value = values.get(key);
        // A missing object is already told; its own fields must not be told again.
        return value == null
                ? new JsonObject(new Fields(at, List.of()), name, List.of(), messages)
                : new JsonObject(value, "the %s of %s".formatted(key, name), keys, messages);
    }

    /** Where a field's value begins; where the object does, if the field is missing. */
    public Mark at(String key) {
        JsonValue value = values.get(key);
        return value == null ? at : value.at();
    }

    /** Where the object begins. */
    public Mark at() {
        return at;
    }

    /** Whether a field is there and holds a text. */
    public boolean hasText(String key) {
        return values.get(key) instanceof Text;
    }

    /** Whether a field is there. */
    public boolean has(String key) {
        return values.containsKey(key);
    }

    /** Tells that a field's value is wrong. Does nothing where the field is missing. */
    public void complain(String key, String rule) {
        JsonValue value = values.get(key);
        if (value != null) {
            messages.add(value.at(), "The %s (%s) of %s %s.".formatted(key, value.described(), name, rule));
        }
    }

    /** Tells that the object as a whole is wrong. */
    public void complain(String message) {
        messages.add(at, message);
    }

    /** A whole number within limits, or nothing. */
    public static Optional<Long> integer(JsonValue value, long min, long max) {
        if (value instanceof Numeral numeral && numeral.spelling().matches("-?[0-9]+")) {
            BigInteger number = new BigInteger(numeral.spelling());
            if (number.compareTo(BigInteger.valueOf(min)) >= 0 && number.compareTo(BigInteger.valueOf(max)) <= 0) {
                return Optional.of(number.longValueExact());
            }
        }
        return Optional.empty();
    }

    private <T> T value(String key, T absent, Function<JsonValue, T> reading) {
        JsonValue value = values.get(key);
        return value == null ? absent : reading.apply(value);
    }

    private static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
