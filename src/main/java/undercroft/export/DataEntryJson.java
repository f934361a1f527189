package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import undercroft.json.JsonObject;
import undercroft.level.DataEntry;
import undercroft.source.Diagnostics;
import undercroft.source.SourceNode;

/** Keys and values in a layout file: a list of objects, because Unity's {@code JsonUtility} reads no maps. */
final class DataEntryJson {

    private static final List<String> KEYS = List.of("key", "value");

    private DataEntryJson() {}

    static void write(String field, List<DataEntry> entries, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(field);
        for (DataEntry entry : entries) {
            json.writeStartObject();
            json.writeStringField("key", entry.key());
            json.writeStringField("value", entry.value());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /**
     * Reads one.
     *
     * @param name what messages call it
     * @return the entry, or empty if there are new errors
     */
    static Optional<DataEntry> read(SourceNode item, String name, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        JsonObject json = JsonObject.open(item, name, KEYS, diagnostics);
        DataEntry entry = new DataEntry(json.text("key"), json.text("value"));
        return diagnostics.errorCount() > before ? Optional.empty() : Optional.of(entry);
    }
}
