package undercroft.studio;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import undercroft.report.SearchRecord.Step;
import undercroft.search.SearchEvent.PartialRoom;

/** Writes the steps of a search. Every place that a room took is written once. */
final class TraceJson {

    private TraceJson() {}

    static void write(JsonGenerator json, List<Step> steps) throws IOException {
        Map<PartialRoom, Integer> places = new LinkedHashMap<>();
        for (Step step : steps) {
            step.rooms().forEach(room -> places.putIfAbsent(room, places.size()));
        }
        json.writeStartObject();
        JsonLists.write(json, "places", places.keySet(), room -> write(json, room));
        JsonLists.write(json, "frames", steps, step -> {
            json.writeStartObject();
            json.writeStringField("caption", step.caption());
            json.writeBooleanField("setback", step.isSetback());
            JsonLists.write(json, "places", step.rooms(), room -> json.writeNumber(places.getOrDefault(room, 0)));
            json.writeEndObject();
        });
        json.writeEndObject();
    }

    static void write(JsonGenerator json, PartialRoom room) throws IOException {
        json.writeStartObject();
        json.writeNumberField("index", room.room());
        json.writeBooleanField("isCorridor", room.isCorridor());
        JsonLists.outline(json, "outline", room.outline());
        json.writeEndObject();
    }
}
