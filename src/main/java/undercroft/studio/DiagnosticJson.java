package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.json.JsonFile;
import undercroft.source.Diagnostic;

/** Writes what is wrong with files. */
final class DiagnosticJson {

    private DiagnosticJson() {}

    /** The answer to any question about bad input. */
    static String badInput(List<Diagnostic> diagnostics) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "bad-input");
            write(json, diagnostics);
            json.writeEndObject();
        });
    }

    static void write(JsonGenerator json, List<Diagnostic> diagnostics) throws IOException {
        JsonLists.write(json, "diagnostics", diagnostics, diagnostic -> {
            json.writeStartObject();
            json.writeStringField("severity", diagnostic.severity().label());
            json.writeStringField("file", diagnostic.position().file());
            json.writeNumberField("line", diagnostic.position().line());
            json.writeNumberField("column", diagnostic.position().column());
            json.writeStringField("text", diagnostic.text());
            json.writeEndObject();
        });
    }
}
