package undercroft.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import undercroft.level.DataEntry;
import undercroft.source.Quotation;

/**
 * Reads {@code data}. Lists and mappings within it are flattened: the key of an entry is its path, joined by dots, and
 * items of lists count from 0.
 */
final class DataReader {

    /** Entries of a room: readers of layouts accept no more. */
    private static final int MAX_ENTRIES = 1_000;

    /** In characters, like every other name. */
    private static final int MAX_KEY_LENGTH = 200;

    private final Value data;
    private final Map<String, Name> keys = new HashMap<>();
    private final List<DataEntry> entries = new ArrayList<>();

    private DataReader(Value data) {
        this.data = data;
    }

    /** The entries in the order of the file. Those that are wrong are reported and left out. */
    static List<DataEntry> read(Value data) {
        DataReader reader = new DataReader(data);
        reader.addAll("", data);
        int count = reader.entries.size();
        if (count > MAX_ENTRIES) {
            data.wrong("too many (%d)".formatted(count), "Write at most %d.".formatted(MAX_ENTRIES));
            return List.of();
        }
        return List.copyOf(reader.entries);
    }

    private void addAll(String prefix, Value mapping) {
        for (Fields.Field field :
                Fields.open(mapping, "key", UnaryOperator.identity()).orElse(List.of())) {
            add(new Name(prefix + field.key().text(), field.key().position()), field.value());
        }
    }

    private void add(Name key, Value unnamed) {
        Value value = unnamed.named("value %s of the %s".formatted(Quotation.word(key.text()), data.what()));
        if (key.text().length() > MAX_KEY_LENGTH) {
            data.reportAt(
                    key.position(),
                    "The key %s in the %s has %d characters."
                            .formatted(
                                    Quotation.word(key.text()),
                                    data.what(),
                                    key.text().length()),
                    "Write at most %d, with the keys above it.".formatted(MAX_KEY_LENGTH));
        } else if (value.isMapping()) {
            addAll(key.text() + ".", value);
        } else if (value.isList()) {
            List<Value> items = value.items("value").orElse(List.of());
            for (int i = 0; i < items.size(); i++) {
                add(new Name(key.text() + "." + i, items.get(i).position()), items.get(i));
            }
        } else {
            value.anyScalar().ifPresent(text -> addEntry(key, text));
        }
    }

    private void addEntry(Name key, String text) {
        Optional<Name> earlier = Optional.ofNullable(keys.putIfAbsent(key.text(), key));
        if (earlier.isPresent()) {
            data.reportRepeated("key", key, earlier.get());
        } else {
            entries.add(new DataEntry(key.text(), text));
        }
    }
}
