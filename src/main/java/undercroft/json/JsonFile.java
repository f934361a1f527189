package undercroft.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes JSON files with the same bytes on every machine: UTF-8, and "\n" at the end of a line. */
public final class JsonFile {

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();

    private JsonFile() {}

    /** Writes the value of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(JsonGenerator json) throws IOException;
    }

    /** Writes a file with each item of the outermost lists on a line of its own; {@code out} stays open. */
    public static void write(OutputStream out, Content content) throws IOException {
        write(out, content, Optional.of(LinePerItem.ofOutermostLists()));
    }

    /** Writes a file with each item of the outermost lists, and of the lists one level deeper, on a line of its own; {@code out} stays open. */
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

    /** {@return a value as one line, without its end} */
    public static String line(Content content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            writeOnOneLine(out, content);
        } catch (IOException e) {
            throw new IllegalStateException("Writing to memory failed.", e);
        }
        return out.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    private static void write(OutputStream out, Content content, Optional<PrettyPrinter> lines) throws IOException {
        // Not Jackson's own UTF-8, which fails on half a surrogate pair in a name: a writer replaces it with "?".
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
