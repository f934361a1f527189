package undercroft.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.source.SourceNode.Entry;
import undercroft.source.SourceNode.Mapping;
import undercroft.source.SourcePosition;

/** The values of a mapping by their keys. */
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
     * The fields of a mapping with known keys. Other keys are reported. Null is an empty mapping.
     *
     * @param owner what the mapping describes, for example {@code template crypt}
     * @return nothing if the value is no mapping, which is reported
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
     * All keys of a mapping with their values, each key once. Null is an empty mapping.
     *
     * @param kind what a key names, in one word
     * @param what makes the name of a value in messages from its key
     * @return nothing if the value is no mapping, which is reported
     */
    static Optional<List<Field>> open(Value mapping, String kind, UnaryOperator<String> what) {
        if (mapping.isNull()) {
            return Optional.of(List.of());
        }
        if (!(mapping.node() instanceof Mapping node)) {
            return mapping.wrong("Write a mapping, of keys and values.");
        }
        Map<String, Field> fields = new LinkedHashMap<>();
        for (Entry entry : node.entries()) {
            Value keyValue =
                    new Value(entry.key(), "%s in the %s".formatted(kind, mapping.what()), mapping.diagnostics());
            keyValue.name().ifPresent(key -> {
                String shown = Quotation.word(key.text());
                Value value = new Value(entry.value(), what.apply(shown), mapping.diagnostics());
                Field earlier = fields.putIfAbsent(key.text(), new Field(key, value));
                if (earlier != null) {
                    mapping.reportRepeated(kind, key, earlier.key());
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
            if (mapping.diagnostics().errorCount() < Diagnostics.MAX_TOLD) {
                NearestName.near(key, known).ifPresent(misspelled::add);
            }
            mapping.reportAt(
                    field.key().position(),
                    "The key %s of %s is not known.".formatted(Quotation.word(key), owner),
                    () -> NearestName.advice(key, known));
        }
    }

    Optional<Value> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /**
     * Reads the value of a key.
     *
     * @param defaultValue the result if the key is missing
     * @return nothing if the value is wrong, which the reader reports
     */
    <T> Optional<T> read(String key, Function<Value, Optional<T>> reader, T defaultValue) {
        Optional<Value> value = get(key);
        return value.isPresent() ? reader.apply(value.get()) : Optional.of(defaultValue);
    }

    /** Whether an unknown key was probably meant to be this one, so that reporting this one as missing would repeat it. */
    boolean isMisspelled(String key) {
        return misspelled.contains(key);
    }

    /** Reports a problem at a position within this mapping; the advice is made only if the problem is told. */
    void reportAt(SourcePosition position, String problem, Supplier<String> advice) {
        mapping.reportAt(position, problem, advice);
    }

    /** The value of a required key; nothing if it is missing, which is reported. */
    Optional<Value> require(String key, String advice) {
        if (!values.containsKey(key) && !isMisspelled(key)) {
            mapping.report("The key %s of %s is missing.".formatted(key, owner), advice);
        }
        return get(key);
    }
}
