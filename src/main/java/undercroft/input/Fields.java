package undercroft.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The values of a mapping by their keys, each key once. */
final class Fields {

    /** A key with its value. */
    record Field(Name key, Value value) {}

    private final Value mapping;
    private final String owner;
    private final Map<String, Value> values = new LinkedHashMap<>();
    private final Set<String> misspelled = new HashSet<>();

    private Fields(Value mapping, String owner) {
        this.mapping = mapping;
        this.owner = owner;
    }

    /**
     * The fields of a mapping whose keys are known; nothing at all counts as a mapping without keys.
     *
     * @param owner what the mapping belongs to, "template crypt" for example
     */
    static Optional<Fields> of(Value mapping, String owner, List<String> known) {
        return open(mapping, "key", key -> "%s of %s".formatted(key, owner)).map(all -> {
            Fields fields = new Fields(mapping, owner);
            for (Field field : all) {
                fields.put(field, known);
            }
            return fields;
        });
    }

    /**
     * Every key of a mapping with its value; nothing at all counts as a mapping without keys.
     *
     * @param kind what a key is, in one word
     * @param what gives a value its name in messages, from its key as shown
     */
    static Optional<List<Field>> open(Value mapping, String kind, UnaryOperator<String> what) {
        if (mapping.isNothing()) {
            return Optional.of(List.of());
        }
        if (!(mapping.node() instanceof YamlNode.Mapping node)) {
            return mapping.wrong("Write a mapping, of keys and values.");
        }
        Map<String, Field> fields = new LinkedHashMap<>();
        for (YamlNode.Entry entry : node.entries()) {
            Value keyValue = new Value(entry.key(), "%s in the %s".formatted(kind, mapping.what()), mapping.problems());
            keyValue.name().ifPresent(key -> {
                String shown = Shown.word(key.text());
                Value value = new Value(entry.value(), what.apply(shown), mapping.problems());
                Field earlier = fields.putIfAbsent(key.text(), new Field(key, value));
                if (earlier != null) {
                    mapping.reportTwice(kind, key, earlier.key());
                }
            });
        }
        return Optional.of(new ArrayList<>(fields.values()));
    }

    private void put(Field field, List<String> known) {
        String key = field.key().text();
        if (known.contains(key)) {
            values.put(key, field.value());
        } else {
            NearestName.near(key, known).ifPresent(misspelled::add);
            mapping.problems()
                    .add(
                            field.key().place(),
                            "The key %s of %s is not known.".formatted(Shown.word(key), owner),
                            NearestName.advice(key, known));
        }
    }

    Optional<Value> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /**
     * What a value says.
     *
     * @param ifUnsaid what holds where the key is not there
     * @return nothing where the value cannot be read, which the reader reports
     */
    <T> Optional<T> read(String key, Function<Value, Optional<T>> reader, T ifUnsaid) {
        Optional<Value> value = get(key);
        return value.isPresent() ? reader.apply(value.get()) : Optional.of(ifUnsaid);
    }

    /** Whether an unknown key was probably meant to be this one: then it is no news that it is not there. */
    boolean isMisspelled(String key) {
        return misspelled.contains(key);
    }

    /** A value that must be there. */
    Optional<Value> require(String key, String advice) {
        if (!values.containsKey(key) && !isMisspelled(key)) {
            mapping.report("The key %s of %s is missing.".formatted(key, owner), advice);
        }
        return get(key);
    }
}
