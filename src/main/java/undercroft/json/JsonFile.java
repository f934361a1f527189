package undercroft.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** JSON files that are alike on every machine: UTF-8, "\n" line ends, the items of the outermost lists a line each. */
public final class JsonFile {

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();

    private JsonFile() {}

    /** What writes the value of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(JsonGenerator json) throws IOException;
    }

    /** Writes a file; {@code out} stays open. */
    public static void write(OutputStream out, Content content) throws IOException {
        write(out, content, Optional.of(LinePerItem.ofOutermostLists()));
    }

    /** Writes a file that has lines for the items of lists one deeper too; {@code out} stays open. */
    public static void writeNested(OutputStream out, Content content) throws IOException {
        write(out, content, Optional.of(LinePerItem.ofNestedLists()));
    }

    /** Writes a file with every value on a line of its own; {@code out} stays open. */
    public static void writeIndented(OutputStream out, Content content) throws IOException {
        DefaultPrettyPrinter.Indenter indenter = new DefaultIndenter("  ", "\n");
        write(
                out,
                content,
                Optional.of(
                        new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter)));
    }

    /** Writes a value as one line; {@code out} stays open. */
    public static void writeOnOneLine(OutputStream out, Content content) throws IOException {
        write(out, content, Optional.empty());
    }

    private static void write(OutputStream out, Content content, Optional<PrettyPrinter> lines) throws IOException {
        // A writer, not Jackson's own UTF-8: where a name holds half a surrogate pair it writes "?" and does not fail.
        OutputStreamWriter text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        JsonGenerator json = JSON.createGenerator(text);
        json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        lines.ifPresent(json::setPrettyPrinter);
        content.writeTo(json);
        json.close();
        text.write('\n');
        text.flush();
    }
}
