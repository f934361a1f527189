package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;

/**
 * JSON that reads as a table: the fields of the outermost object and the items of its lists each begin a line, and
 * everything deeper stays on it.
 */
final class LinePerItem implements PrettyPrinter {

    /** The outermost object is at depth 1, its lists at depth 2. */
    private static final int DEEPEST_WITH_LINES = 2;

    private static final String INDENTATION = "  ";

    private int depth;

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
        if (depth == DEEPEST_WITH_LINES) {
            beginLine(json);
        }
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
        separate(json, DEEPEST_WITH_LINES);
    }

    @Override
    public void writeEndArray(JsonGenerator json, int values) throws IOException {
        depth--;
        if (depth == 1 && values > 0) {
            beginLine(json);
        }
        json.writeRaw(']');
    }

    private void separate(JsonGenerator json, int depthWithLines) throws IOException {
        json.writeRaw(',');
        if (depth == depthWithLines) {
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
