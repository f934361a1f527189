package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.json.JsonFile;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.report.Feasibility;
import undercroft.search.StuckReport;

/** Writes whether a level has a layout. */
final class FeasibilityJson {

    private FeasibilityJson() {}

    static String answer(Level level, Feasibility found) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            if (found instanceof Feasibility.Impossible impossible) {
                writeImpossible(json, level, impossible.reasons());
            } else if (found instanceof Feasibility.Unknown unknown) {
                json.writeStringField("status", "unknown");
                json.writeStringField("note", unknown.note());
                writeStuck(json, unknown.stuck());
            } else {
                json.writeStringField("status", "ok");
            }
            json.writeEndObject();
        });
    }

    static void writeImpossible(JsonGenerator json, Level level, List<String> reasons) throws IOException {
        json.writeStringField("status", "impossible");
        JsonLists.texts(json, "reasons", reasons);
        JsonLists.texts(json, "rooms", namedRooms(level, reasons));
    }

    static void writeStuck(JsonGenerator json, StuckReport stuck) throws IOException {
        json.writeObjectFieldStart("stuck");
        JsonLists.texts(
                json,
                "rooms",
                stuck.rooms().stream().map(StuckReport.FailedRoom::id).toList());
        JsonLists.write(json, "connections", stuck.connections(), connection -> {
            json.writeStartObject();
            json.writeStringField("from", connection.from());
            json.writeStringField("to", connection.to());
            json.writeEndObject();
        });
        JsonLists.texts(json, "remedies", stuck.remedies());
        json.writeEndObject();
    }

    /** The rooms whose ids stand as words in any reason. */
    private static List<String> namedRooms(Level level, List<String> reasons) {
        String text = String.join(" ", reasons);
        return level.rooms().stream()
                .map(Room::id)
                .filter(id -> isNamed(id, text))
                .toList();
    }

    private static boolean isNamed(String id, String text) {
        for (int at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
            int end = at + id.length();
            boolean begins = at == 0 || !isPartOfWord(text.charAt(at - 1));
            boolean ends = end == text.length() || !isPartOfWord(text.charAt(end));
            if (begins && ends) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPartOfWord(char character) {
        return Character.isLetterOrDigit(character) || character == '-' || character == '_';
    }
}
