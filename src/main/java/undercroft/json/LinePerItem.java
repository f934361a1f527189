package undercroft.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;

/**
 * Prints JSON like a table: each field of the outermost object and each item of its lists begins a line, and what they hold
 * stays on that line.
 */
final class LinePerItem implements PrettyPrinter {

    /** The outermost object is at depth 1, its lists at depth 2. */
    private static final int OUTERMOST_LIST = 2;

    private static final int NESTED_LIST = 3;

    private static final String INDENTATION = "  ";

    private final int deepestList;
    private int depth;

    private LinePerItem(int deepestList) {
        this.deepestList = deepestList;
    }

    /** Begins a line for each item of the outermost lists. */
    static LinePerItem ofOutermostLists() {
        return new LinePerItem(OUTERMOST_LIST);
    }

    /** Begins a line also for each item of the lists one level deeper, such as the rows of a puzzle's board. */
    static LinePerItem ofNestedLists() {
        return new LinePerItem(NESTED_LIST);
    }

    @Override
    public void writeRootValueSeparator(JsonGenerator json) {
        // A file holds one object.
    }

    @Override
    public void writeStartObject(JsonGenerator json) throws IOException {
        json.writeRaw('{');
        depth++;
    }

    @Override
    public void beforeObjectEntries(JsonGenerator json) throws IOException {
        if (depth == 1) {
            beginLine(json);
        }
    }

    @Override
    public void writeObjectFieldValueSeparator(JsonGenerator json) throws IOException {
        json.writeRaw(": ");
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator json) throws IOException {
        separate(json, 1);
    }

    @Override
    public void writeEndObject(JsonGenerator json, int entries) throws IOException {
        depth--;
        if (depth == 0 && entries > 0) {
            beginLine(json);
        }
        json.writeRaw('}');
    }

    @Override
    public void writeStartArray(JsonGenerator json) throws IOException {
        json.writeRaw('[');
        depth++;
    }

    @Override
    public void beforeArrayValues(JsonGenerator json) throws IOException {
        if (depth <= deepestList) {
            beginLine(json);
        }
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
        separate(json, deepestList);
    }

    @Override
    public void writeEndArray(JsonGenerator json, int values) throws IOException {
        depth--;
        if (depth < deepestList && values > 0) {
            beginLine(json);
        }
        json.writeRaw(']');
    }

    private void separate(JsonGenerator json, int deepestWithLines) throws IOException {
        json.writeRaw(',');
        if (depth <= deepestWithLines) {
            beginLine(json);
        } else {
            json.writeRaw(' ');
        }
    }

    private void beginLine(JsonGenerator json) throws IOException {
        json.writeRaw('\n');
        for (int i = 0; i < depth; i++) {
            json.writeRaw(INDENTATION);
        }
    }
}
