package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import undercroft.geometry.CardinalDirection;
import undercroft.geometry.Transform;
import undercroft.json.JsonFile;
import undercroft.source.Diagnostic;
import undercroft.template.DoorRun;
import undercroft.template.EdgeStyle;
import undercroft.template.Marker;
import undercroft.template.RoomTemplate;

/** Writes room templates with all doors that they offer. */
final class TemplateJson {

    private TemplateJson() {}

    static String answer(List<RoomTemplate> templates, List<Diagnostic> warnings) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("status", "ok");
            DiagnosticJson.write(json, warnings);
            JsonLists.write(json, "templates", templates, template -> write(json, template));
            json.writeEndObject();
        });
    }

    static void write(JsonGenerator json, RoomTemplate template) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", template.name());
        JsonLists.outline(json, "outline", template.outline());
        JsonLists.write(json, "holes", template.floorPlan().holes(), hole -> {
            json.writeStartObject();
            JsonLists.outline(json, "points", hole);
            json.writeEndObject();
        });
        JsonLists.write(json, "pillars", template.floorPlan().pillars(), pillar -> JsonLists.point(json, pillar));
        JsonLists.write(json, "markers", template.floorPlan().markers(), marker -> writeMarker(json, marker));
        JsonLists.write(json, "doors", template.doorRuns(), run -> writeDoors(json, run));
        JsonLists.texts(
                json,
                "transforms",
                template.transforms().stream().map(Transform::text).toList());
        json.writeNumberField("weight", template.weight());
        json.writeStringField("repeat", template.repeat().text());
        json.writeBooleanField("isRough", template.floorPlan().edge() == EdgeStyle.ROUGH);
        json.writeEndObject();
    }

    private static void writeMarker(JsonGenerator json, Marker marker) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", marker.name());
        json.writeStringField("group", marker.group());
        json.writeNumberField("x", marker.cell().x());
        json.writeNumberField("y", marker.cell().y());
        json.writeStringField(
                "facing", marker.facing().map(CardinalDirection::text).orElse(""));
        json.writeNumberField("weight", marker.weight());
        json.writeEndObject();
    }

    private static void writeDoors(JsonGenerator json, DoorRun run) throws IOException {
        json.writeStartObject();
        json.writeFieldName("first");
        JsonLists.point(json, run.first());
        json.writeFieldName("step");
        JsonLists.point(json, run.step());
        json.writeNumberField("length", run.length());
        json.writeNumberField("count", run.count());
        json.writeStringField("socket", run.socket());
        json.writeStringField("direction", run.direction().text());
        json.writeEndObject();
    }
}
