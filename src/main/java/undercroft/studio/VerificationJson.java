package undercroft.studio;

import java.util.List;
import undercroft.json.JsonFile;
import undercroft.verify.Violation;

/** Writes which rules a layout breaks. */
final class VerificationJson {

    private VerificationJson() {}

    static String answer(List<Violation> violations) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", violations.isEmpty() ? "ok" : "broken");
            JsonLists.write(json, "violations", violations, violation -> {
                json.writeStartObject();
                json.writeStringField("rule", violation.rule());
                json.writeStringField("text", violation.message());
                json.writeEndObject();
            });
            json.writeEndObject();
        });
    }
}
