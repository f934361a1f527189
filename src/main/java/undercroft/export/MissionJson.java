package undercroft.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import undercroft.json.JsonFile;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.mission.Judgement;
import undercroft.mission.metrics.MissionMetrics;

/** The judgement of a mission as one line of JSON. */
public final class MissionJson {

    private MissionJson() {}

    /** {@return a line without its end} */
    public static String line(Judgement judgement) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            write(judgement, json);
            json.writeEndObject();
        });
    }

    /**
     * A judgement with figures.
     *
     * @param cells that are walked on the way, if there is a layout
     * @return a line without its end
     */
    public static String line(Judgement judgement, MissionMetrics metrics, OptionalInt cells) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            write(judgement, json);
            json.writeObjectFieldStart("stats");
            json.writeNumberField("rooms", metrics.rooms());
            json.writeNumberField("visited", metrics.visited());
            json.writeNumberField("entered", metrics.entered());
            json.writeNumberField("again", metrics.again());
            if (cells.isPresent()) {
                json.writeNumberField("cells", cells.getAsInt());
            }
            json.writeObjectFieldStart("locks");
            for (Map.Entry<String, Integer> each : metrics.locks().entrySet()) {
                json.writeNumberField(each.getKey(), each.getValue());
            }
            json.writeEndObject();
            json.writeNumberField("lenient", metrics.lenient());
            json.writeNumberField("asAsked", metrics.asAsked());
            json.writeEndObject();
            json.writeEndObject();
        });
    }

    /**
     * A level without a judgement: it has no mission, or nothing safe was found for what it leaves to the generator.
     *
     * @param verdict the word for it
     * @return a line without its end
     */
    public static String line(Level level, String verdict, String reason) {
        return JsonFile.line(json -> {
            json.writeStartObject();
            json.writeStringField("level", level.name());
            json.writeStringField("verdict", verdict);
            json.writeStringField("reason", reason);
            json.writeEndObject();
        });
    }

    private static void write(Judgement judgement, JsonGenerator json) throws IOException {
        Level level = judgement.level();
        json.writeStringField("level", level.name());
        json.writeStringField("verdict", judgement.verdict().text());
        json.writeStringField("start", id(level, judgement.start()));
        writeTexts(
                "goal", judgement.goals().stream().map(goal -> id(level, goal)).toList(), json);
        writeSpheres(judgement, json);
        writeTexts("required", judgement.required(), json);
        writeSteps("steps", judgement.steps(), judgement, json);
        writeSteps("trap", judgement.trap(), judgement, json);
        writeTexts("advice", judgement.advice(), json);
        json.writeStringField("reason", judgement.reason());
    }

    private static String id(Level level, int room) {
        return level.rooms().get(room).id();
    }

    private static void writeTexts(String name, List<String> texts, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    private static void writeSpheres(Judgement judgement, JsonGenerator json) throws IOException {
        List<Integer> spheres = judgement.spheres();
        int last = spheres.stream().mapToInt(Integer::intValue).max().orElse(-1);
        json.writeArrayFieldStart("spheres");
        for (int sphere = 0; sphere <= last; sphere++) {
            json.writeStartArray();
            for (int room = 0; room < spheres.size(); room++) {
                if (spheres.get(room) == sphere) {
                    json.writeString(id(judgement.level(), room));
                }
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private static void writeSteps(String name, List<MissionStep> steps, Judgement judgement, JsonGenerator json)
            throws IOException {
        Level level = judgement.level();
        json.writeArrayFieldStart(name);
        for (MissionStep step : steps) {
            json.writeStartObject();
            json.writeStringField("do", step.action().text());
            json.writeStringField("room", id(level, step.room()));
            json.writeStringField("connection", connection(level, step.connection()));
            json.writeStringField("item", step.item());
            json.writeNumberField("sphere", judgement.spheres().get(step.room()));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static String connection(Level level, int index) {
        return IntStream.of(index)
                .filter(each -> each != MissionStep.NO_CONNECTION)
                .mapToObj(level.connections()::get)
                .map(connection -> name(level, connection))
                .findFirst()
                .orElse("");
    }

    private static String name(Level level, Connection connection) {
        return id(level, connection.from()) + "–" + id(level, connection.to());
    }
}
