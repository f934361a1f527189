package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import undercroft.geometry.Transform;
import undercroft.json.JsonFile;
import undercroft.level.Access;
import undercroft.level.Connection;
import undercroft.level.DataEntry;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.Requirement;
import undercroft.level.Room;
import undercroft.level.WantedPuzzle;
import undercroft.source.Diagnostic;
import undercroft.template.RoomTemplate;

/** Writes a level with its defaults filled in. Rooms and templates refer to each other by index. */
final class LevelJson {

    private final Level level;
    private final List<RoomTemplate> templates;
    private final Map<RoomTemplate, Integer> indexes = new HashMap<>();
    private final JsonGenerator json;

    private LevelJson(Level level, JsonGenerator json) {
        this.level = level;
        this.templates = level.templates();
        this.json = json;
        for (int i = 0; i < templates.size(); i++) {
            indexes.put(templates.get(i), i);
        }
    }

    static String answer(Level level, List<Diagnostic> warnings) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "ok");
            DiagnosticJson.write(json, warnings);
            json.writeFieldName("level");
            new LevelJson(level, json).write();
            json.writeEndObject();
        });
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeStringField("name", level.name());
        JsonLists.write(json, "rooms", level.rooms(), this::writeRoom);
        JsonLists.write(json, "connections", level.connections(), this::writeConnection);
        JsonLists.write(json, "templates", templates, template -> TemplateJson.write(json, template));
        json.writeNumberField("minimumRoomDistance", level.minimumRoomDistance());
        JsonLists.write(json, "palette", level.palette(), entry -> {
            json.writeStartObject();
            json.writeStringField("name", entry.name());
            json.writeStringField("colour", entry.hex());
            json.writeEndObject();
        });
        writeMission(level.missionRules());
        json.writeEndObject();
    }

    private void writeMission(MissionRules rules) throws IOException {
        json.writeBooleanField("hasMission", level.hasMission());
        JsonLists.write(json, "items", rules.items(), item -> {
            json.writeStartObject();
            json.writeStringField("name", item.name());
            json.writeBooleanField("spent", item.spent());
            json.writeEndObject();
        });
        JsonLists.write(json, "switches", rules.switches(), each -> {
            json.writeStartObject();
            json.writeStringField("name", each.name());
            JsonLists.texts(json, "states", each.states());
            json.writeEndObject();
        });
        json.writeNumberField("start", rules.start());
        JsonLists.numbers(json, "goal", rules.goals());
    }

    private void writeRoom(Room room) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", room.id());
        json.writeStringField("type", room.type());
        json.writeStringField("label", room.label());
        writeTemplates("templates", room.templates());
        JsonLists.write(json, "at", room.pin().at().stream().toList(), at -> JsonLists.point(json, at));
        json.writeStringField(
                "transform", room.pin().transform().map(Transform::text).orElse(""));
        JsonLists.texts(json, "holds", room.contents().items());
        json.writeStringField("turns", room.contents().turns());
        json.writeStringField("puzzle", room.puzzle().map(WantedPuzzle::kind).orElse(""));
        JsonLists.write(json, "data", room.data(), this::writeData);
        json.writeEndObject();
    }

    private void writeData(DataEntry entry) throws IOException {
        json.writeStartObject();
        json.writeStringField("key", entry.key());
        json.writeStringField("value", entry.value());
        json.writeEndObject();
    }

    private void writeConnection(Connection connection) throws IOException {
        Access access = connection.access();
        json.writeStartObject();
        json.writeNumberField("from", connection.from());
        json.writeNumberField("to", connection.to());
        writeTemplates("corridor", connection.corridor());
        json.writeBooleanField("oneWay", access.oneWay());
        json.writeBooleanField("secret", access.secret());
        json.writeStringField("lock", access.lock());
        json.writeStringField("needs", Requirement.text(access.needs()));
        json.writeStringField("opens", access.bar().text());
        json.writeEndObject();
    }

    private void writeTemplates(String field, List<RoomTemplate> some) throws IOException {
        JsonLists.write(json, field, some, template -> json.writeNumber(indexes.getOrDefault(template, 0)));
    }
}
